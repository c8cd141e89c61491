/** `GET /api/challenge/sound/?token=…&language=nl`: the characters of a challenge as a sound. */
import { isLanguage } from '@/lib/domain/text/language'
import { readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { seededRandom } from '@/lib/server/bot-protection/seeded-random'
import { speakDigits } from '@/lib/server/bot-protection/speak-digits'
import { notFound, uncached } from '@/lib/server/http/uncached'

export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const challenge = readCharacters(searchParams.get('token') ?? '', new Date())
  const language = searchParams.get('language') ?? ''
  if (!challenge || !isLanguage(language)) return notFound()
  const sound = speakDigits(challenge.digits, language, seededRandom(`sound ${challenge.id}`))
  return new Response(new Uint8Array(sound), { headers: { ...uncached, 'Content-Type': 'audio/wav' } })
}
