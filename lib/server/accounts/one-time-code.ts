/** A code of an app counts once: whoever looks over a shoulder, or reads along, cannot send it again while it would still be right. */
import 'server-only'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { Db } from '../db/client.ts'
import { takeChallenge } from '../db/repositories/forms/used-challenges.ts'
import { fingerprint } from '../security/fingerprint.ts'

/** What the library takes as right: the code of this half minute, the one before and the next; and something for clocks (ms). */
const memoryMs = 3 * 60_000

type Context = Parameters<typeof getSessionFromCtx>[0]

/** Who is being asked for a code: whoever is logged in and sets it up, or whose password was right just now. */
async function accountAsked(ctx: Context): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const key = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  const found = key ? await ctx.context.internalAdapter.findVerificationValue(key) : null
  return found?.value
}

/** For the login library: before it looks at a code, the code is taken. Of several at once one gets through; a wrong one stays wrong. */
export const acceptCodeOnce = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/two-factor/verify-totp') return
    const accountId = await accountAsked(ctx)
    if (accountId === undefined) return
    const id = `code:${fingerprint('second-factor code', `${accountId}:${ctx.body.code}`)}`
    const isFirst = await takeChallenge(db, { id, expiresAt: new Date(Date.now() + memoryMs) })
    if (!isFirst) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used before' })
  })
