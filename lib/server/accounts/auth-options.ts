/** Options of the login library (better-auth): table and column names, cookies, lifetimes. */
import 'server-only'
import type { BetterAuthOptions } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { storedItems } from '../../domain/consent/browser-storage.ts'
import { passwordLength } from '../../domain/site/password-length.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { getSiteUrl } from '../runtime/site-url.ts'
import { secretFor } from '../security/secret.ts'
import { describeDevice } from './device.ts'
import { acceptCodeOnce } from './one-time-code.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Lifetimes in seconds: of a session, which use does not extend, and of the time between the password and the second factor. */
const { accountSession, accountCode } = storedItems

/** Lifetime of a password reset link, in seconds. */
const resetSeconds = 3_600

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** Our column names; db/schema.ts describes them. */
const tables = {
  user: {
    modelName: 'account',
    fields: { emailVerified: 'email_verified', ...times },
    additionalFields: {
      role: { type: 'string', required: true, input: false },
      language: { type: 'string', required: true, input: false },
    },
  },
  account: {
    modelName: 'credential',
    fields: {
      userId: 'account_id',
      accountId: 'provider_account',
      providerId: 'provider',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_ends_at',
      refreshTokenExpiresAt: 'refresh_token_ends_at',
      ...times,
    },
  },
  session: {
    modelName: 'session',
    fields: { userId: 'account_id', userAgent: 'device', ipAddress: 'address', expiresAt: 'ends_at', ...times },
  },
  verification: { modelName: 'verification', fields: { expiresAt: 'ends_at', ...times } },
} as const

const secondFactorTable = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'second_factor',
    fields: {
      userId: 'account_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failures',
      lockedUntil: 'locked_until',
    },
  },
} as const

/** With HTTPS the prefix `__Host-`, so that only this host can set the cookie; browsers reject that prefix without HTTPS. */
const cookies = (isSecure: boolean) => ({
  useSecureCookies: false,
  cookiePrefix: isSecure ? '__Host-account' : 'account',
  defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' } as const,
})

type Person = { id: string; email: string }

/** Called by the login library around a password reset. */
export type PasswordEvents = {
  /** A reset link was requested. */
  onAsked: (account: Person, token: string) => Promise<void>
  /** A password was chosen with a reset link. */
  onChosen: (account: Person) => Promise<void>
}

/** @param db used for all tables of the login library. */
export function authOptions(db: Db, { onAsked, onChosen }: PasswordEvents) {
  const url = getSiteUrl()
  return {
    appName: getSnapshot().site.name,
    baseURL: url,
    secret: secretFor('accounts'),
    // Times as texts and booleans as 0 or 1 in both databases, as in our other tables.
    database: { db, type: 'sqlite' },
    telemetry: { enabled: false },
    // Its log lines contain mail addresses; errors are thrown to the callers anyway.
    logger: { disabled: true },
    ...tables,
    session: { ...tables.session, expiresIn: accountSession.maxAge, disableSessionRefresh: true },
    verification: { ...tables.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: verifyPassword },
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => onAsked(user, token),
      onPasswordReset: ({ user }) => onChosen(user),
    },
    advanced: {
      ...cookies(url.startsWith('https:')),
      ipAddress: { disableIpTracking: true },
      // Our own migrations create the tables, and the tests cover them.
      database: { validateSchema: false },
    },
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, userAgent: describeDevice(session.userAgent ?? '') } }) },
      },
    },
    hooks: { before: acceptCodeOnce(db) },
    plugins: [twoFactor({ schema: secondFactorTable, twoFactorCookieMaxAge: accountCode.maxAge })],
  } satisfies BetterAuthOptions
}
