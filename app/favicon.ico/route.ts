/** `/favicon.ico`: requested by browsers without a link. */
import { getFavicon } from '@/lib/server/site/agency-icons'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const headers = { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' }
  return new Response(new Uint8Array(await getFavicon()), { headers })
}
