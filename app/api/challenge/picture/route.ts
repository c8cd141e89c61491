/** `GET /api/challenge/picture/?token=…`: the characters of a challenge as a picture. */
import sharp from 'sharp'
import { readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { drawCharacters } from '@/lib/server/bot-protection/draw-characters'
import { seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { notFound, uncached } from '@/lib/server/http/uncached'

export async function GET(request: Request): Promise<Response> {
  const challenge = readCharacters(new URL(request.url).searchParams.get('token') ?? '', new Date())
  if (!challenge) return notFound()
  const drawing = drawCharacters(challenge.digits, seededRandom(`picture ${challenge.id}`))
  const picture = await sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
  return new Response(new Uint8Array(picture), { headers: { ...uncached, 'Content-Type': 'image/png' } })
}
