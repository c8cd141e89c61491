/** `POST /api/viewing-answer/`: the form of the page opened from an agent's mail. Its link authorizes replies to one viewing. */
import { z } from 'zod'
import { isLanguage, type Language } from '@/lib/domain/text/language'
import { logError } from '@/lib/process/log'
import { getDb } from '@/lib/server/db/client'
import { answerByLink, answerSchema } from '@/lib/server/office/viewings/answer-by-link'
import { storeRejectedAnswer } from '@/lib/server/office/viewings/rejected-answer'
import { wakeOutboxLater } from '@/lib/server/office/viewings/viewing-forms'
import { answerPage } from '@/lib/server/viewings/viewing-links'

const schema = answerSchema.extend({ language: z.string().refine(isLanguage) })

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

function seeOther(to: string, cookie?: string): Response {
  const headers = { ...privately, Location: to, ...(cookie !== undefined && { 'Set-Cookie': cookie }) }
  return new Response(null, { status: 303, headers })
}

type Sent = z.output<typeof schema> & { language: Language }

/** After an undo the page shows the first reply again. Typed values are never put into an address. */
async function backTo(sent: Sent, parts: { said: string } & Record<string, string>, headers: Headers): Promise<Response> {
  const { token, way, language, note, time } = sent
  // A typed time takes precedence over the chosen slot: the rejected one would win against the slot chosen next.
  const isOfTime = parts.said === 'no-time' || parts.said === 'slot-taken'
  const kept = await storeRejectedAnswer({ token, said: parts.said, note, time: isOfTime ? '' : time }, headers, new Date())
  return seeOther(`${answerPage(token, way === 'undo' ? 'confirm' : way, language)}&${new URLSearchParams(parts)}`, kept)
}

export async function POST(request: Request): Promise<Response> {
  const data = await request.formData().catch(() => undefined)
  const sent = data && schema.safeParse({ ...Object.fromEntries(data), slots: data.getAll('slots') }).data
  if (!sent) return new Response(null, { status: 400, headers: privately })
  try {
    const answer = await answerByLink(await getDb(), sent, new Date())
    wakeOutboxLater()
    const slots = answer.said === 'too-many' && { slots: sent.slots.slice(0, 12).join(' ') }
    return await backTo(sent, { ...answer, ...slots }, request.headers)
  } catch (error) {
    logError('viewing-not-changed', { change: sent.way, error })
    return backTo(sent, { said: 'failed' }, request.headers)
  }
}
