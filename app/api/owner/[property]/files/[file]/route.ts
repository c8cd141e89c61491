/**
 * `GET /api/owner/{property}/files/{file}/`: a document uploaded by the owner, for the owner and the office. Always a download,
 * never shown in the browser.
 */
import { readOwnerFile } from '@/lib/server/db/repositories/portal/owner-files'
import { notFound } from '@/lib/server/http/uncached'
import { download } from '@/lib/server/office/pages/office-responses'
import { findOwnerRequest } from '@/lib/server/portal/owner-request'

type Context = { params: Promise<{ property: string; file: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { property, file } = await params
  const owned = await findOwnerRequest(request, property)
  const found = owned && (await readOwnerFile(owned.db, owned.ownership, file))
  if (!found) return notFound()
  const headers = { ...download(found.name), 'X-Content-Type-Options': 'nosniff' }
  return new Response(new Uint8Array(found.content), { headers })
}
