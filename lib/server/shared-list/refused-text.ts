/**
 * Stores rejected input of a shared list's form, so that the page can show it again without names or mail addresses in its own
 * address (docs/decisions/029-forms-come-back.md).
 */
import 'server-only'
import { z } from 'zod'
import { keyForReturned, readReturnedKey } from '../forms/form-request.ts'
import { deleteReturned, findReturned, storeReturned } from '../forms/returned-forms.ts'
import { listNotices } from './change-list.ts'

const form = 'shared-list'

/** `change`: the form that it was typed in. `said`: the notice about it. */
const refusedText = z.object({ change: z.string(), typed: z.string(), said: z.enum(listNotices) })
export type RefusedText = z.output<typeof refusedText>

/**
 * Never throws.
 * @param headers of the request.
 * @returns the `Set-Cookie` line with the key of the stored input.
 */
export async function storeRefused(refused: RefusedText, headers: Headers, now: Date): Promise<string> {
  const { key, cookie } = keyForReturned(headers)
  await storeReturned({ key, form }, () => refused, {}, now)
  return cookie
}

/**
 * Returned once, then deleted. Never throws.
 * @param said the notice that the page shows: input stored for another notice is not returned.
 */
export async function takeRefused(said: string | undefined, cookies: string, now: Date): Promise<RefusedText | undefined> {
  const key = readReturnedKey(cookies)
  if (said === undefined || key === undefined) return undefined
  const refused = refusedText.safeParse(await findReturned({ key, form }, now)).data
  if (refused?.said !== said) return undefined
  await deleteReturned({ key, form })
  return refused
}
