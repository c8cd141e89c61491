/** The recovery codes for a lost phone, for the short time in which they are shown. */
import 'server-only'
import { headers } from 'next/headers'
import { authOn } from '../../accounts/auth.ts'
import { currentLogin } from '../../accounts/current-account.ts'
import type { Db } from '../../db/client.ts'
import type { Staff } from './staff.ts'

/** Milliseconds after the login that set up the app during which the codes are shown. */
const shownMs = 10 * 60_000

/** Undefined if the login is older, or has no second factor. */
export async function findFreshCodes(db: Db, _staff: Staff<'ownSettings'>, now: Date): Promise<readonly string[] | undefined> {
  const login = await currentLogin(await headers())
  if (!login?.hasSecondFactor || now.getTime() - login.since.getTime() > shownMs) return undefined
  const { backupCodes } = await authOn(db).api.viewBackupCodes({ body: { userId: login.account.id } })
  return backupCodes
}
