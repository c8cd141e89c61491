/** A document of a property, for anyone with a valid mailed link. */

import { readDocument } from '@/lib/server/documents/read-document'
import { showPdf } from '@/lib/server/documents/show-pdf'
import { notFound } from '@/lib/server/http/uncached'
import { isSignedPath } from '@/lib/server/security/signed-path'

type Context = { params: Promise<{ property: string; document: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!isSignedPath('document', pathname, searchParams, new Date())) return notFound()
  const { property, document } = await params
  const file = readDocument(property, document)
  return file ? showPdf(file) : notFound()
}
