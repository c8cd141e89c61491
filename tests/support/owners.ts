/** Accounts on the site under test, made by its own code. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { runOnServer } from './run-on-server.ts'
import { addressOf } from './site-routes.ts'
import type { Language } from './site-texts.ts'

/** Good enough for every account of the tests. */
export const ownerPassword = 'een lang wachtwoord'

/** An address that no other test has. */
export const newMail = () => `owner-${randomUUID()}@voorbeeld.example`

/** The page of a property for its owner. */
export const portal = (propertyId: number, language: Language) => `${addressOf('owner', language)}${propertyId}/`

/** An account with a password; gives the cookies of a login. */
export const addAccount = (email: string, role: 'owner' | 'seeker', propertyIds: readonly number[]) =>
  runOnServer('addAccount', email, role, ownerPassword, propertyIds)

/** Asks for codes from now on; gives the secret that they are made of. @param cookies of a login of the account. */
export const addSecondFactor = (email: string, cookies: string) => runOnServer('addSecondFactor', email, ownerPassword, cookies)

/** Gives a browser the cookies of a login, as a request carries them. */
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
