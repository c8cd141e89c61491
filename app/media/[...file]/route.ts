/** `/media/{fingerprint}/{width}` and `/media/{name}`: files of the content (docs/decisions/037-pictures-of-the-content.md). */
import { answerDirectly } from '@/lib/process/direct-answers'
import { answerMedia, answerSize } from '@/lib/server/media/answer-media'

export async function GET(request: Request, { params }: RouteContext<'/media/[...file]'>): Promise<Response> {
  return await answerMedia(request, (await params).file)
}

// Not for films, which are requested in ranges, nor for files requested by name, which are looked up on disk.
answerDirectly(/^\/media\/[\w-]{12}\/\d{3,4}(\.jpg)?$/, (request) => {
  const [fingerprint = '', size = ''] = new URL(request.url).pathname.split('/').slice(2)
  return answerSize(request, fingerprint, size)
})
