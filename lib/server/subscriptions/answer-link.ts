/** Handles mailed links: by the button on their page, or by the unsubscribe button of a mail program (RFC 8058). */
import 'server-only'
import { z } from 'zod'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { type Db, getDb } from '../db/client.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { languageInUse } from '../pages/language-in-use.ts'
import type { LinkPages } from './mailing.ts'

/** The action of a link; repeating it changes nothing and returns the same. Undefined for an invalid link. */
type Answer<Result> = (db: Db, token: string, now: Date) => Promise<Result | undefined>

/** The form on the page of a mailed link. */
export const linkFormSchema = z.object({ token: z.string().max(400), language: z.string().refine(isLanguage) })

/** Runs the action and sends the mails that it queued. */
async function answerNow<Result>(answer: Answer<Result>, token: string): Promise<Result | undefined> {
  const result = await answer(await getDb(), token, new Date())
  if (result !== undefined) void wakeOutbox()
  return result
}

/**
 * The button on the page of a link. After an invalid link the page shows an error.
 * @param goOn the page to show after success.
 */
export async function answerLinkForm<Action extends string, Result>(
  { page }: LinkPages<Action>,
  action: Action,
  data: FormData,
  answer: Answer<Result>,
  goOn: (result: Result, language: Language) => string,
): Promise<{ goTo: string }> {
  const sent = linkFormSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const { token, language } = sent.data
  const result = await answerNow(answer, token)
  return { goTo: result === undefined ? page(action, '', language) : goOn(result, language) }
}

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

/** One-click unsubscribe by a mail program. */
export async function endByOneClick<Result>(request: Request, end: Answer<Result>): Promise<Response> {
  return new Response(null, { status: (await answerNow(end, tokenOf(request))) === undefined ? 400 : 204 })
}

/** The same address opened in a browser redirects to the page with the button. */
export function redirectToEndPage(request: Request, { page }: LinkPages<'end'>): Response {
  const language = new URL(request.url).searchParams.get('lang') ?? ''
  const to = page('end', tokenOf(request), languageInUse(language))
  return new Response(null, { status: 303, headers: { Location: to } })
}
