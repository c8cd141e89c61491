/** The form that a page shows again after an attempt, with what this visitor typed. */
import 'server-only'
import { cookies, headers } from 'next/headers'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { isFormId } from '../../forms/registry.ts'
import type { ReturnedForm } from '../../forms/returned-form.ts'
import { removedForm } from '../../routing/returned-form.ts'
import { newChallenge } from '../bot-protection/guard.ts'
import { isAccountForm } from './form-receivers.ts'
import { readReturnedKey } from './form-request.ts'
import { storedTyped } from './removed-form.ts'
import { deleteReturned, type FormOwner, findReturned } from './returned-forms.ts'
import { findStoredForm } from './stored-input.ts'
import { storedAccount } from './stored-state.ts'

async function readOwner(form: string): Promise<FormOwner | undefined> {
  const { key: name } = storedItems.returnedForm
  const cookie = (await cookies()).get(name)
  const key = readReturnedKey(cookie ? `${name}=${cookie.value}` : null)
  return key === undefined ? undefined : { key, form }
}

async function readerId(): Promise<string | undefined> {
  // Imported only when needed: most forms are not about an account.
  const { currentAccount } = await import('../accounts/current-account.ts')
  return (await currentAccount(new Headers(await headers())))?.id
}

/**
 * Shown only once, as it may contain codes; a form with an author only to that account.
 * @param who returns the id of the logged-in account.
 */
export async function takeAccount(
  owner: FormOwner,
  who: () => Promise<string | undefined>,
  now: Date,
): Promise<ReturnedForm | undefined> {
  const stored = storedAccount.safeParse(await findReturned(owner, now)).data
  if (!stored || (stored.author !== undefined && stored.author !== (await who()))) return undefined
  await deleteReturned(owner)
  return { form: owner.form, account: stored.account }
}

async function findRemoved(owner: FormOwner | undefined, now: Date): Promise<ReturnedForm> {
  const stored = owner && storedTyped.safeParse(await findReturned(owner, now)).data
  return { form: removedForm, typed: stored?.typed }
}

/** @param name of the query, untrusted: the form, with the id of what it is about. */
export async function findReturnedForm(name: string | undefined, now: Date): Promise<ReturnedForm | undefined> {
  const [form = '', subject] = (name ?? '').split('.')
  const owner = name === undefined ? undefined : await readOwner(name)
  if (form === removedForm) return findRemoved(owner, now)
  if (isAccountForm(form)) return owner && takeAccount(owner, readerId, now)
  if (!isFormId(form) || (subject !== undefined && !/^\d{1,12}$/.test(subject))) return undefined
  const state = owner && (await findStoredForm(owner, now))?.state
  const subjectId = subject === undefined ? undefined : Number(subject)
  return { form, subjectId, state: state ?? { kind: 'gone', challenge: newChallenge(form, now) } }
}
