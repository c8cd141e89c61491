/** `GET /api/office/picture/{name}/`: a picture uploaded in the office, published or not. */
import { notFound, uncached } from '@/lib/server/http/uncached'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { readOfficePicture } from '@/lib/server/texts/text-pictures'

type Context = { params: Promise<{ name: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'writeTexts', async () => {
    const content = await readOfficePicture((await params).name)
    if (!content) return notFound()
    const headers = { ...uncached, 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff', 'X-Robots-Tag': 'noindex' }
    return new Response(new Uint8Array(content), { headers })
  })
}
