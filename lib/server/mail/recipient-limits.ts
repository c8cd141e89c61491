/**
 * Mails that anybody can cause to any address, by filling it in on a form: an address gets some a day over all forms, fewer of
 * them for what one network sent, and none once its owner reported one. Nothing is kept of an address but a keyed hash.
 */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import type { Db } from '../db/client.ts'
import { countIn } from '../db/repositories/forms/rate-limits.ts'
import { isUnwanted } from '../db/repositories/outbox/unwanted-mail.ts'
import { fingerprint } from '../security/fingerprint.ts'

/**
 * Sendings of forms that may mail one address in a day: in all; of those that one network sent, so that one stranger cannot use
 * up the rest; and of those where somebody else than the sender is addressed.
 */
export const mailsPerDay = { inAll: 30, fromNetwork: 10, fromOthers: 3 } as const

/** `someone+list@host` is the mailbox of `someone@host`. */
const mailboxOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** The same for every spelling of an address; leads back to nobody without our secret. */
export const recipientKey = (email: string): string => fingerprint('mail-recipient', mailboxOf(email))

/** `full`: it got enough for today. `unwanted`: its owner wants none. */
export type Closed = 'full' | 'unwanted'

/** @param isOther whether the mail goes to somebody else than who fills in the form. */
export type Recipient = { email: string; isOther: boolean }

/** Counts one more mail to an address. What goes beyond a narrow limit does not count in the wide one. Undefined when it may go out. */
async function admit(db: Db, { email, isOther }: Recipient, network: string, now: Date): Promise<Closed | undefined> {
  const key = recipientKey(email)
  if (await isUnwanted(db, key)) return 'unwanted'
  const narrow = isOther
    ? (await countIn(db, `mail-other:${key}`, dayMs, now)) > mailsPerDay.fromOthers
    : (await countIn(db, `mail-from:${key}:${network}`, dayMs, now)) > mailsPerDay.fromNetwork
  if (narrow) return 'full'
  return (await countIn(db, `mail:${key}`, dayMs, now)) > mailsPerDay.inAll ? 'full' : undefined
}

export type ClosedAddresses = ReadonlyMap<string, Closed>

/**
 * Counts a sending for each address. Gives those that get no mail, in lower case.
 * @param network key of where it was sent from, see bot-protection/visitor-address.ts; it names nobody.
 */
export async function findClosedAddresses(
  db: Db,
  recipients: readonly Recipient[],
  network: string,
  now: Date,
): Promise<ClosedAddresses> {
  const closed = new Map<string, Closed>()
  const unique = new Map(recipients.map((recipient) => [recipient.email.toLowerCase(), recipient]))
  for (const [address, recipient] of unique) {
    const state = await admit(db, recipient, network, now)
    if (state) closed.set(address, state)
  }
  return closed
}
