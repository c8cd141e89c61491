/** The manager of the demo, on a site of a test's own: comes into the office without a second factor. */
import { type Cookie, expect, type Page } from '@playwright/test'
import { addressOf } from './site-routes.ts'
import type { SiteServer } from './site-server.ts'
import { messages } from './site-texts.ts'

export type Manager = { email: string; password: string }

/** Fills the site with the demo's office. */
export async function makeDemo(site: SiteServer): Promise<Manager> {
  const { code, output } = await site.demo()
  const [, email = '', password = ''] = /as a manager: (\S+), password (\S+)/.exec(output) ?? []
  expect([code, email], output).toEqual([0, expect.stringContaining('@')])
  return { email, password }
}

/** What a browser keeps of the first login of each. */
const sessions = new WeakMap<Manager, readonly Cookie[]>()

/** On the page of the login. */
export async function fillInLogin(page: Page, language: 'nl' | 'fr', { email, password }: Manager): Promise<void> {
  const t = messages[language]
  await page.getByLabel(t.Account.email).fill(email)
  await page.getByLabel(t.Account.password).fill(password)
  await page.getByRole('button', { name: t.OfficeEntry.login }).click()
}

/** By the form the first time; then as a browser that was not closed, which opens what it likes. */
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
