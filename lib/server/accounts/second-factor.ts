/** The second factor: codes of an authenticator app, and ten backup codes for a lost telephone. */
import 'server-only'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Db } from '../db/client.ts'
import { authOn } from './auth.ts'
import { errorCode } from './error-code.ts'

export type Pending = {
  /** The `otpauth:` address that the QR code contains. */
  uri: string
  secret: string
  /** Backup codes. */
  codes: readonly string[]
}

export type FactorResult<T> = ({ kind: 'done'; cookies: string[] } & T) | { kind: 'refused' }

/** Starts or restarts the setup; the factor is active after the first right code. `refused`: wrong password. */
export async function startSecondFactor(db: Db, password: string, headers: Headers): Promise<FactorResult<object>> {
  try {
    await authOn(db).api.enableTwoFactor({ body: { password, method: 'totp' }, headers: new Headers(headers) })
    return { kind: 'done', cookies: [] }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}

/** The setup in progress; undefined if there is none. */
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

/** Base32 without padding (RFC 4648), as authenticator apps expect it. */
function toBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The first right code activates the factor and renews the session. */
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

/** Creates ten new backup codes; the old ones become invalid. */
export async function renewCodes(db: Db, password: string, headers: Headers): Promise<FactorResult<{ codes: string[] }>> {
  try {
    const { backupCodes } = await authOn(db).api.generateBackupCodes({ body: { password }, headers: new Headers(headers) })
    return { kind: 'done', cookies: [], codes: backupCodes }
  } catch (error) {
    errorCode(error)
    return { kind: 'refused' }
  }
}

/** Also cancels a setup in progress. */
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
