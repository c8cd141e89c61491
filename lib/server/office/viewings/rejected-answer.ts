/** What an agent wrote behind the link of a mail and could not be sent yet, kept for the page that says why (docs/decisions/029-forms-come-back.md). */
import 'server-only'
import { z } from 'zod'
import { keyForReturned, readReturnedKey } from '../../forms/form-request.ts'
import { deleteReturned, findReturned, storeReturned } from '../../forms/returned-forms.ts'

const form = 'viewing-answer'

/** After these the page has the same form again. */
const said = z.enum(['no-time', 'slot-taken', 'too-many', 'failed'])

/** `token`: of the link, as one browser may have several open. */
const rejectedAnswer = z.object({ token: z.string(), said, note: z.string(), time: z.string() })
export type RejectedAnswer = z.output<typeof rejectedAnswer>

/** Never throws. @param headers of the request. @returns the `Set-Cookie` line that finds it again; undefined where there is nothing to mend. */
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

/** Shown once. Never throws. @param shown token and message of the page: what was kept for another is not shown. */
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
