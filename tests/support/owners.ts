/** Accounts on the site under test, created by its own code. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { runOnServer } from './run-on-server.ts'
import { addressOf } from './site-routes.ts'
import type { Language } from './site-texts.ts'

/** Password of every account of the tests. */
export const ownerPassword = 'een lang wachtwoord'

/** A unique mail address. */
export const newMail = () => `owner-${randomUUID()}@voorbeeld.example`

/** The page of a property for its owner. */
export const portal = (propertyId: number, language: Language) => `${addressOf('owner', language)}${propertyId}/`

/** Creates an account with a password; returns the cookies of a login. */
export const addAccount = (email: string, role: 'owner' | 'seeker', propertyIds: readonly number[]) =>
  runOnServer('addAccount', email, role, ownerPassword, propertyIds)

/** Enables the second factor; returns its secret. @param cookies of a login of the account. */
export const addSecondFactor = (email: string, cookies: string) => runOnServer('addSecondFactor', email, ownerPassword, cookies)

/** Sets the cookies of a login in a browser. */
export const takeCookies = (context: BrowserContext, url: string, cookies: string): Promise<void> =>
  context.addCookies(
    cookies.split('; ').map((cookie) => {
      const end = cookie.indexOf('=')
      return { name: cookie.slice(0, end), value: cookie.slice(end + 1), url }
    }),
  )

/** Logs a browser in as a new owner. */
export const logInAsOwner = async (context: BrowserContext, url: string, propertyIds: readonly number[]): Promise<void> =>
  takeCookies(context, url, await addAccount(`${randomUUID()}@voorbeeld.example`, 'owner', propertyIds))
