/** `/icons/{name}.png`: the agency's symbol for home screens and mails, and the preview picture of pages without a picture. */
import { findIcon } from '@/lib/server/site/agency-icons'

type Context = { params: Promise<{ name: string }> }

/** Cached for a day; the ETag then shows whether it changed. */
const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400', 'X-Content-Type-Options': 'nosniff' }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const picture = await findIcon(`/icons/${(await params).name}`)
  return picture ? new Response(new Uint8Array(picture), { headers }) : new Response(null, { status: 404 })
}
