/** How a mailed link is answered: by the button of its page, or by that of a mail program (RFC 8058). */
import 'server-only'
import { z } from 'zod'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { type Db, getDb } from '../db/client.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { languageInUse } from '../pages/language-in-use.ts'
import type { LinkPages } from './mailing.ts'

/** Does what a link is for; a second time changes nothing and gives the same. Undefined when the link is worth nothing. */
type Answer<Result> = (db: Db, token: string, now: Date) => Promise<Result | undefined>

/** What the form behind a mailed link sends. */
export const linkFormSchema = z.object({ token: z.string().max(400), language: z.string().refine(isLanguage) })

/** On the database of this site, with what follows mailed at once. */
async function answerNow<Result>(answer: Answer<Result>, token: string): Promise<Result | undefined> {
  const result = await answer(await getDb(), token, new Date())
  if (result !== undefined) void wakeOutbox()
  return result
}

/**
 * The button on the page of a link. A link that is worth nothing leads to its page, which says so.
 * @param goOn where it leads once all is done.
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

/** The button of a mail program. */
export async function endByOneClick<Result>(request: Request, end: Answer<Result>): Promise<Response> {
  return new Response(null, { status: (await answerNow(end, tokenOf(request))) === undefined ? 400 : 204 })
}

/** The same address opened by hand leads to the page with our own button. */
export function leadToEndPage(request: Request, { page }: LinkPages<'end'>): Response {
  const language = new URL(request.url).searchParams.get('lang') ?? ''
  const to = page('end', tokenOf(request), languageInUse(language))
  return new Response(null, { status: 303, headers: { Location: to } })
}
