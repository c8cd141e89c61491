/** People with saved searches. Nobody gets a mail with news before the address was confirmed. */
import 'server-only'
import type { Language } from '../../../domain/language.ts'
import type { Db } from '../client.ts'
import type { SeekerTable } from '../schema.ts'

export type SeekerStatus = SeekerTable['status']

export type Seeker = { id: string; email: string; firstName: string; language: string; status: SeekerStatus }

export type NewSeeker = { id: string; email: string; firstName: string; language: Language; passwordHash?: string | undefined }

const toSeeker = ({ id, email, first_name, language, status }: SeekerTable): Seeker => ({
  id,
  email,
  firstName: first_name,
  language,
  status,
})

export async function findSeeker(db: Db, id: string): Promise<Seeker | undefined> {
  const row = await db.selectFrom('seeker').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toSeeker(row)
}

/** By address, in any case. */
export async function findSeekerOf(db: Db, email: string): Promise<Seeker | undefined> {
  const row = await db.selectFrom('seeker').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && toSeeker(row)
}

/**
 * Somebody known stays as confirmed as before, name and password included: whoever types an address that is not
 * theirs changes nothing.
 */
export async function saveSeeker(db: Db, seeker: NewSeeker, now: Date): Promise<void> {
  const { id, email, firstName, language, passwordHash } = seeker
  const time = now.toISOString()
  const changing = {
    first_name: firstName,
    language,
    password_hash: passwordHash ?? null,
    status: 'pending',
    changed_at: time,
  } as const
  await db
    .insertInto('seeker')
    .values({ id, email: email.toLowerCase(), created_at: time, ...changing })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(changing).where('seeker.status', '!=', 'confirmed'))
    .execute()
}

/** A sign of life as well: what is kept of somebody is kept from the last change on. */
export async function setSeekerStatus(db: Db, id: string, status: SeekerStatus, now: Date): Promise<void> {
  await db.updateTable('seeker').set({ status, changed_at: now.toISOString() }).where('id', '=', id).execute()
}

/** The hash of the password that somebody chose, given once: afterwards the account has it. */
export async function takePasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('seeker').select('password_hash').where('id', '=', id).executeTakeFirst()
  await db.updateTable('seeker').set({ password_hash: null }).where('id', '=', id).execute()
  return row?.password_hash ?? undefined
}

/** A person, or whoever was last heard of before a time, of one status. */
export type DeletedSeekers = { email: string } | { status: SeekerStatus; before: Date }

/** Deletes people with their searches, their news and their mails. Gives their number. */
export async function deleteSeekers(db: Db, which: DeletedSeekers): Promise<number> {
  const query = db.deleteFrom('seeker')
  const chosen =
    'email' in which
      ? query.where('email', '=', which.email.toLowerCase())
      : query.where('status', '=', which.status).where('changed_at', '<', which.before.toISOString())
  return Number((await chosen.executeTakeFirst()).numDeletedRows)
}

/** A login for searches that are gone is of no use to anybody. */
export async function deleteIdleSeekerAccounts(db: Db): Promise<void> {
  await db
    .deleteFrom('account')
    .where('role', '=', 'seeker')
    .where('email', 'not in', (query) => query.selectFrom('seeker').select('email'))
    .execute()
}
