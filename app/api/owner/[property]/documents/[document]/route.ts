/** A document of a property for its owner, who is logged in and needs no mailed link. */

import { readDocument } from '@/lib/server/documents/read-document'
import { notFound } from '@/lib/server/http/uncached'
import { findOwnerRequest, privateFile } from '@/lib/server/portal/owner-request'

type Context = { params: Promise<{ property: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { property, document } = await params
  const owned = await findOwnerRequest(request, property)
  const file = owned && readDocument(property, document)
  if (!file) return notFound()
  return new Response(new Uint8Array(file.content), { headers: privateFile('application/pdf', file.name) })
}
