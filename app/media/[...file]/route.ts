/** `/media/{fingerprint}/{width}` and `/media/{name}`: files of the content (docs/decisions/037-pictures-of-the-content.md). */
import { answerMedia } from '@/lib/server/media/answer-media'

export async function GET(request: Request, { params }: RouteContext<'/media/[...file]'>): Promise<Response> {
  return await answerMedia(request, (await params).file)
}
