/**
 * Limits the mails that anyone can cause to any address by typing it into a form: a maximum per address and day over all forms, a
 * lower one per network, and none after its owner reported a mail as unwanted. Addresses are stored only as keyed hashes.
 */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import type { Db } from '../db/client.ts'
import { countIn } from '../db/repositories/forms/rate-limits.ts'
import { isUnwanted } from '../db/repositories/outbox/unwanted-mail.ts'
import { fingerprint } from '../security/fingerprint.ts'

/**
 * Form attempts per day that may mail one address: in total; from one network, so that one stranger cannot use up the rest; and
 * those in which somebody else typed the address.
 */
export const mailsPerDay = { inAll: 30, fromNetwork: 10, fromOthers: 3 } as const

/** `someone+list@host` is the mailbox of `someone@host`. */
const mailboxOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** The same for every spelling of an address; cannot be reversed without the secret. */
export const recipientKey = (email: string): string => fingerprint('mail-recipient', mailboxOf(email))

/** `full`: the daily maximum is reached. `unwanted`: its owner reported a mail. */
export type Closed = 'full' | 'unwanted'

/** @param isOther whether the address belongs to somebody else than the visitor. */
export type Recipient = { email: string; isOther: boolean }

/** Counts a mail to an address. A mail over a narrow limit is not counted in the total. Undefined when it may be sent. */
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
 * Counts an attempt for each address. Returns the addresses, in lower case, that get no mail.
 * @param network keyed hash of the visitor's network, see lib/server/http/visitor-address.ts.
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
