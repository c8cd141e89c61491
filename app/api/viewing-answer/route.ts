/** `POST /api/viewing-answer/`: the button of the page behind an agent's mail. The link is the right to it, for one viewing. */
import { z } from 'zod'
import { isLanguage, type Language } from '@/lib/domain/text/language'
import { logError } from '@/lib/process/log'
import { getDb } from '@/lib/server/db/client'
import { answerByLink, answerSchema } from '@/lib/server/office/answer-by-link'
import { wakeLater } from '@/lib/server/office/viewing-forms'
import { answerPage } from '@/lib/server/viewings/viewing-links'

const schema = answerSchema.extend({ language: z.string().refine(isLanguage) })

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

const seeOther = (to: string) => new Response(null, { status: 303, headers: { ...privately, Location: to } })

/** The page knows no way for what was taken back: it shows the first again. */
const backTo = ({ token, way, language }: z.output<typeof schema> & { language: Language }, parts: Record<string, string>) =>
  seeOther(`${answerPage(token, way === 'undo' ? 'confirm' : way, language)}&${new URLSearchParams(parts)}`)

export async function POST(request: Request): Promise<Response> {
  const data = await request.formData().catch(() => undefined)
  const sent = data && schema.safeParse({ ...Object.fromEntries(data), slots: data.getAll('slots') }).data
  if (!sent) return new Response(null, { status: 400, headers: privately })
  try {
    const answer = await answerByLink(await getDb(), sent, new Date())
    wakeLater()
    return backTo(sent, { ...answer, ...(answer.said === 'too-many' && { slots: sent.slots.slice(0, 12).join(' ') }) })
  } catch (error) {
    logError('viewing-not-changed', { change: sent.way, error })
    return backTo(sent, { said: 'failed' })
  }
}
