/** What an agent wrote behind the link of a mail and could not be sent yet, kept for the page that says why (docs/decisions/029-forms-come-back.md). */
import 'server-only'
import { z } from 'zod'
import { keyForReturned, readReturnedKey } from '../../forms/form-request.ts'
import { deleteReturned, findReturned, storeReturned } from '../../forms/returned-forms.ts'

const form = 'viewing-answer'

/** After these the page has the same form again. */
const said = z.enum(['no-time', 'slot-taken', 'too-many', 'failed'])

/** `token`: of the link, as one browser may have several open. */
const keptAnswer = z.object({ token: z.string(), said, note: z.string(), time: z.string() })
export type KeptAnswer = z.output<typeof keptAnswer>

/** Never throws. @param headers of the request. @returns the `Set-Cookie` line that finds it again; undefined where there is nothing to mend. */
export async function keepAnswer(
  answer: Record<keyof KeptAnswer, string>,
  headers: Headers,
  now: Date,
): Promise<string | undefined> {
  const kept = keptAnswer.safeParse(answer).data
  if (!kept || (kept.note === '' && kept.time === '')) return undefined
  const { key, cookie } = keyForReturned(headers)
  await storeReturned({ key, form }, () => kept, {}, now)
  return cookie
}

/** Shown once. Never throws. @param shown token and message of the page: what was kept for another is not shown. */
export async function takeAnswer(
  shown: { token: string; said: string | undefined },
  cookies: string | null,
  now: Date,
): Promise<KeptAnswer | undefined> {
  const key = shown.said === undefined ? undefined : readReturnedKey(cookies)
  if (key === undefined) return undefined
  const kept = keptAnswer.safeParse(await findReturned({ key, form }, now)).data
  if (kept?.said !== shown.said || kept?.token !== shown.token) return undefined
  await deleteReturned({ key, form })
  return kept
}
