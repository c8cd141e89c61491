/** What the buttons behind the links of saved searches do. */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { forgetWaiting } from '../../db/repositories/alerts.ts'
import { queueMessages } from '../../db/repositories/outbox.ts'
import {
  confirmSearch,
  deleteSearch,
  findSearch,
  type SavedSearch,
  setSearchStatus,
} from '../../db/repositories/saved-searches.ts'
import { findSeeker, type Seeker, setSeekerStatus } from '../../db/repositories/seekers.ts'
import { countListings } from './count-fitting.ts'
import { welcomeMail } from './search-mails.ts'
import { readSearchToken } from './search-token.ts'
import { createSeekerAccount } from './subscriber-account.ts'
import { languageOf } from './subscriber-language.ts'

async function welcome(db: Db, search: SavedSearch, seeker: Seeker, now: Date): Promise<void> {
  const to = { seekerId: seeker.id, email: seeker.email, firstName: seeker.firstName, language: languageOf(seeker) }
  const message = welcomeMail(to, search, countListings(search.wish), now)
  await queueMessages(db, [{ kind: 'mail', subject: 'search: welcome', message, seekerId: seeker.id }], now)
}

/** The search to work, the mail that follows, and the account of whoever chose a password with this very search. */
async function confirm(db: Db, search: SavedSearch, now: Date): Promise<Seeker | undefined> {
  const confirmation = await confirmSearch(db, search.id, now)
  const seeker = await findSeeker(db, search.seekerId)
  if (!confirmation || !seeker) return seeker
  await welcome(db, search, seeker, now)
  if (confirmation.passwordHash) await createSeekerAccount(db, seeker, confirmation.passwordHash, now)
  return seeker
}

/**
 * The first confirmation puts the search to work and is followed by a mail; a second one changes nothing.
 * @returns whoever saved it; undefined when the link is not ours, too old, or the search was deleted.
 */
export async function confirmByLink(db: Db, token: string, now: Date): Promise<Seeker | undefined> {
  const id = readSearchToken('confirm', token, now)
  const search = id === undefined ? undefined : await findSearch(db, id)
  if (!search) return undefined
  if (search.status !== 'pending') return findSeeker(db, search.seekerId)
  return db.transaction().execute((transaction) => confirm(transaction, search, now))
}

/** One click: no mail about any search any more. False when the link is not ours or nobody is there. */
export async function endByLink(db: Db, token: string, now: Date): Promise<boolean> {
  const id = readSearchToken('end', token, now)
  if (id === undefined || !(await findSeeker(db, id))) return false
  await setSeekerStatus(db, id, 'ended', now)
  return true
}

export const searchChanges = ['pause', 'resume', 'end'] as const
export type SearchChange = (typeof searchChanges)[number]

/** Only searches of `seeker` are touched. Whoever resumes one wants mails again. */
export async function changeStatus(db: Db, seeker: Seeker, searchId: string, change: SearchChange, now: Date): Promise<void> {
  if (change === 'end') await deleteSearch(db, seeker.id, searchId)
  const status = change === 'resume' ? 'active' : 'paused'
  if (change === 'end' || !(await setSearchStatus(db, seeker.id, searchId, status, now))) return
  // News from before the pause are old by now.
  await forgetWaiting(db, searchId)
  if (change === 'resume') await setSeekerStatus(db, seeker.id, 'confirmed', now)
}
