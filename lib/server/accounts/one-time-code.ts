/**
 * Accepts each code of an authenticator app only once, so that a code that somebody saw or intercepted cannot be used again while
 * it is valid (RFC 6238, 5.2).
 */
import 'server-only'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import type { Db } from '../db/client.ts'
import { takeChallenge } from '../db/repositories/forms/used-challenges.ts'
import { fingerprint } from '../security/fingerprint.ts'

/**
 * Milliseconds that used codes are remembered: the library accepts the code of the current half minute, the previous and the next
 * one; plus a margin for clock differences.
 */
const memoryMs = 3 * 60_000

type Context = Parameters<typeof getSessionFromCtx>[0]

/** The account that a code is requested from: logged in and setting up the factor, or between password and code of a login. */
async function challengedAccount(ctx: Context): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx)
  if (session) return session.user.id
  const cookie = ctx.context.createAuthCookie('two_factor')
  const key = await ctx.getSignedCookie(cookie.name, ctx.context.secret)
  const found = key ? await ctx.context.internalAdapter.findVerificationValue(key) : null
  return found?.value
}

/**
 * Middleware of the login library: marks the code as used before the library checks it. Of several concurrent requests with one
 * code only the first passes.
 */
export const acceptCodeOnce = (db: Db) =>
  createAuthMiddleware(async (ctx) => {
    if (ctx.path !== '/two-factor/verify-totp') return
    const accountId = await challengedAccount(ctx)
    if (accountId === undefined) return
    const id = `code:${fingerprint('second-factor code', `${accountId}:${ctx.body.code}`)}`
    const isFirst = await takeChallenge(db, { id, expiresAt: new Date(Date.now() + memoryMs) })
    if (!isFirst) throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'used before' })
  })
