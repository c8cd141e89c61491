/** The second factor: codes of an app, and ten to keep for when the telephone is lost. */
import 'server-only'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Db } from '../db/client.ts'
import { authOn } from './auth.ts'
import { errorCode } from './error-code.ts'

export type Pending = {
  /** What an app needs to know, as the address that its QR code holds. */
  uri: string
  secret: string
  /** To keep for when the telephone is lost. */
  codes: readonly string[]
}

export type FactorResult<T> = ({ kind: 'done'; cookies: string[] } & T) | { kind: 'refused' }

/** Starts the setting up, or starts it again; it counts once a first code was right. `refused`: wrong password. */
export async function startSecondFactor(db: Db, password: string, headers: Headers): Promise<FactorResult<object>> {
  try {
    await authOn(db).api.enableTwoFactor({ body: { password, method: 'totp' }, headers: new Headers(headers) })
    return { kind: 'done', cookies: [] }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}

/** What is being set up; undefined when nothing is. */
export async function findPending(db: Db, account: { id: string; email: string }, site: string): Promise<Pending | undefined> {
  const row = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('account_id', '=', account.id)
    .where('verified', '=', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { api, $context } = authOn(db)
  const { secretConfig } = await $context
  const { backupCodes } = await api.viewBackupCodes({ body: { userId: account.id } })
  const secret = toBase32(await symmetricDecrypt({ key: secretConfig, data: row.secret }))
  const query = new URLSearchParams({ secret, issuer: site, digits: '6', period: '30' })
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(account.email)}`
  return { uri: `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`, secret, codes: backupCodes }
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps take it (RFC 4648), without the signs at its end. */
function toBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The first right code makes it count; the session is renewed. */
export async function confirmSecondFactor(db: Db, code: string, headers: Headers): Promise<FactorResult<object>> {
  try {
    const call = { body: { code: code.replace(/\s/g, '') }, headers: new Headers(headers), returnHeaders: true } as const
    const answer = await authOn(db).api.verifyTOTP(call)
    return { kind: 'done', cookies: answer.headers.getSetCookie() }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}

/** Ten new codes; the old ones are worth nothing from then on. */
export async function renewCodes(db: Db, password: string, headers: Headers): Promise<FactorResult<{ codes: string[] }>> {
  try {
    const { backupCodes } = await authOn(db).api.generateBackupCodes({ body: { password }, headers: new Headers(headers) })
    return { kind: 'done', cookies: [], codes: backupCodes }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}

/** Also gives up a setting up that was begun. */
export async function stopSecondFactor(db: Db, password: string, headers: Headers): Promise<FactorResult<object>> {
  try {
    const call = { body: { password }, headers: new Headers(headers), returnHeaders: true } as const
    const answer = await authOn(db).api.disableTwoFactor(call)
    return { kind: 'done', cookies: answer.headers.getSetCookie() }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}
