/** Staff for database tests: really logged in, so that the authorization check creates their rights. */
import { randomUUID } from 'node:crypto'
import type { Rank, Right } from '@/lib/domain/office/rights'
import { authOn } from '@/lib/server/accounts/auth'
import { loginOn } from '@/lib/server/accounts/current-account'
import { hashPassword } from '@/lib/server/accounts/password'
import { confirmSecondFactor, findPending, startSecondFactor } from '@/lib/server/accounts/second-factor'
import type { Db } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { saveMember } from '@/lib/server/db/repositories/office/office-staff'
import { authorize, type Staff, staffAtShell } from '@/lib/server/office/staff/staff'
import { totp } from './totp.ts'

const password = 'een lang wachtwoord'

/** Hashing takes a tenth of a second: once is enough. */
const passwordHash = hashPassword(password)

const carrying = (headers: Headers) =>
  new Headers({
    cookie: headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  })

export async function logInWith(db: Db, email: string): Promise<Headers> {
  const { headers } = await authOn(db).api.signInEmail({ body: { email, password }, returnHeaders: true })
  return carrying(headers)
}

/** An account of any role with a password. */
export async function addAccount(db: Db, role: 'owner' | 'seeker' | 'staff', name = 'An Peeters') {
  const email = `${randomUUID()}@voorbeeld.example`
  const account = { email, name, passwordHash: await passwordHash, role, language: 'nl' } as const
  return { id: await insertAccount(db, account, new Date()), email }
}

/** A member of staff without a second factor. */
export async function addMember(
  db: Db,
  rank: Rank,
  { agentId, name = 'Lotte Verhaegen' }: { agentId?: number; name?: string } = {},
) {
  const account = await addAccount(db, 'staff', name)
  await saveMember(db, staffAtShell('nl'), { accountId: account.id, rank, agentId }, new Date())
  return { ...account, headers: await logInWith(db, account.email) }
}

/** A member of staff, logged in with a second factor. */
export async function addStaff(db: Db, rank: Rank, options: { agentId?: number; name?: string } = {}) {
  const member = await addMember(db, rank, options)
  await startSecondFactor(db, password, member.headers)
  const pending = await findPending(db, member, 'Test')
  const result = pending && (await confirmSecondFactor(db, totp(pending.secret, new Date()), member.headers))
  if (result?.kind !== 'done') throw new Error('no second factor')
  const headers = new Headers({ cookie: result.cookies.map((line) => line.split(';')[0]).join('; ') })
  return { ...member, headers }
}

/** The result of the authorization check for a login. */
export async function staffFor<R extends Right>(db: Db, headers: Headers, right: R): Promise<Staff<R>> {
  const entry = await authorize(db, await loginOn(authOn(db), headers), right)
  if (entry.kind !== 'in') throw new Error(`not let in: ${entry.kind}`)
  return entry.staff
}
