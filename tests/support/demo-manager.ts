/** The manager of the demo, on a site of a test's own: comes into the office without a second factor. */
import { expect, type Page } from '@playwright/test'
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

export async function logInAsManager(page: Page, language: 'nl' | 'fr', { email, password }: Manager): Promise<void> {
  const t = messages[language]
  await page.goto(addressOf('office/login', language))
  await page.getByLabel(t.Account.email).fill(email)
  await page.getByLabel(t.Account.password).fill(password)
  await page.getByRole('button', { name: t.OfficeEntry.login }).click()
  await expect(page).toHaveURL(addressOf('office', language))
}
