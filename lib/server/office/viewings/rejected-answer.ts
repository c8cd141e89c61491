/**
 * Stores a rejected answer behind the link of a mail for the page that shows the error (docs/decisions/029-forms-come-back.md).
 */
import 'server-only'
import { z } from 'zod'
import { keyForReturned, readReturnedKey } from '../../forms/form-request.ts'
import { deleteReturned, findReturned, storeReturned } from '../../forms/returned-forms.ts'

const form = 'viewing-answer'

/** Errors after which the page shows the same form. */
const said = z.enum(['no-time', 'slot-taken', 'too-many', 'failed'])

/** `token`: of the link, as one browser may have several pages open. */
const rejectedAnswer = z.object({ token: z.string(), said, note: z.string(), time: z.string() })
export type RejectedAnswer = z.output<typeof rejectedAnswer>

/** Never throws. @param headers of the request @returns the `Set-Cookie` value with the key; undefined if nothing was typed */
export async function storeRejectedAnswer(
  answer: Record<keyof RejectedAnswer, string>,
  headers: Headers,
  now: Date,
): Promise<string | undefined> {
  const stored = rejectedAnswer.safeParse(answer).data
  if (!stored || (stored.note === '' && stored.time === '')) return undefined
  const { key, cookie } = keyForReturned(headers)
  await storeReturned({ key, form }, () => stored, {}, now)
  return cookie
}

/**
 * Returns the stored answer once. Never throws.
 * @param shown token and message of the page; an answer with others is not returned
 */
export async function takeRejectedAnswer(
  shown: { token: string; said: string | undefined },
  cookies: string | null,
  now: Date,
): Promise<RejectedAnswer | undefined> {
  const key = shown.said === undefined ? undefined : readReturnedKey(cookies)
  if (key === undefined) return undefined
  const stored = rejectedAnswer.safeParse(await findReturned({ key, form }, now)).data
  if (stored?.said !== shown.said || stored?.token !== shown.token) return undefined
  await deleteReturned({ key, form })
  return stored
}
