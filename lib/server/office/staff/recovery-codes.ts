/** The codes for a lost telephone, for as long as they may be seen. */
import 'server-only'
import { headers } from 'next/headers'
import { authOn } from '../../accounts/auth.ts'
import { currentLogin } from '../../accounts/current-account.ts'
import type { Db } from '../../db/client.ts'
import type { Staff } from './staff.ts'

/** Connecting the app opens a new session: while that is as young as this (ms), the codes are shown. */
const shownMs = 10 * 60_000

/** Undefined once the login is older, or has no second factor. */
export async function findFreshCodes(db: Db, _staff: Staff<'ownSettings'>, now: Date): Promise<readonly string[] | undefined> {
  const login = await currentLogin(await headers())
  if (!login?.hasSecondFactor || now.getTime() - login.since.getTime() > shownMs) return undefined
  const { backupCodes } = await authOn(db).api.viewBackupCodes({ body: { userId: login.account.id } })
  return backupCodes
}
