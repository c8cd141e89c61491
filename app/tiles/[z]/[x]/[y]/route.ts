/** `/tiles/{z}/{x}/{y}/`: a map tile in the site's first language, for requests without a look. */
import { toResponse } from '@/lib/http/plain-answer'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { answerTile } from '@/lib/server/map/tiles/answer-tile'

type Context = { params: Promise<{ z: string; x: string; y: string }> }

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { z, x, y } = await params
  return toResponse(await answerTile(z, x, y, { language: getSnapshot().site.defaultLanguage, scheme: 'light' }))
}
