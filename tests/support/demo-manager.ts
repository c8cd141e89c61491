/** The manager of the demo, on a test's own site: enters the office without a second factor. */
import { type Cookie, expect, type Page } from '@playwright/test'
import { addressOf } from './site-routes.ts'
import type { SiteServer } from './site-server.ts'
import { messages } from './site-texts.ts'

export type Manager = { email: string; password: string }

/** Fills the site with the data of the demo's office. */
export async function makeDemo(site: SiteServer): Promise<Manager> {
  const { code, output } = await site.demo()
  const [, email = '', password = ''] = /as a manager: (\S+), password (\S+)/.exec(output) ?? []
  expect([code, email], output).toEqual([0, expect.stringContaining('@')])
  return { email, password }
}

/** Browser state after the first login, by site. */
const sessions = new WeakMap<Manager, readonly Cookie[]>()

/** Logs in on the login page. */
export async function fillInLogin(page: Page, language: 'nl' | 'fr', { email, password }: Manager): Promise<void> {
  const t = messages[language]
  await page.getByLabel(t.Account.email).fill(email)
  await page.getByLabel(t.Account.password).fill(password)
  await page.getByRole('button', { name: t.OfficeEntry.login }).click()
}

/** Uses the form the first time; afterwards restores the browser's cookies and opens any page. */
export async function logInAsManager(page: Page, language: 'nl' | 'fr', manager: Manager): Promise<void> {
  const session = sessions.get(manager)
  if (session) return page.context().addCookies([...session])
  await page.goto(addressOf('office/login', language))
  await fillInLogin(page, language, manager)
  await expect(page).toHaveURL(addressOf('office', language))
  const cookies = await page.context().cookies()
  sessions.set(
    manager,
    cookies.filter(({ name }) => name.includes('session')),
  )
}
