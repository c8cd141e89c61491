/** Logs into the office, for browser tests. */
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect } from './e2e.ts'
import { linkTo } from './mail-folder.ts'
import { takeCookies } from './owners.ts'
import { runOnServer } from './run-on-server.ts'
import { addressOf } from './site-routes.ts'
import { messages } from './site-texts.ts'
import { totp } from './totp.ts'

const password = 'een lang wachtwoord'

/** From the invitation to the first page, with an authenticator app. @param look called on each page on the way; axe needs JavaScript. */
export async function join(
  page: Page,
  language: 'nl' | 'fr',
  rank: 'agent' | 'manager',
  look: typeof axe = axe,
): Promise<string> {
  const t = messages[language]
  const email = `staff-${crypto.randomUUID()}@voorbeeld.example`
  await runOnServer('inviteStaff', email, rank, language)
  await page.goto(await linkTo(email))
  await page.getByLabel(t.Account.newPassword).first().fill(password)
  await page.getByLabel(t.Account.repeatPassword).fill(password)
  await page.getByRole('button', { name: t.PasswordPage.submit }).click()
  await expect(page.getByRole('main').getByText(t.LoginPage.chosen)).toBeVisible()

  await page.goto(addressOf('office', language))
  await expect(page).toHaveURL(new RegExp(`^[^?]*${addressOf('office/login', language)}`))
  await look(page)
  await page.getByLabel(t.Account.email).fill(email)
  await page.getByLabel(t.Account.password).fill(password)
  await page.getByRole('button', { name: t.OfficeEntry.login }).click()

  await expect(page).toHaveURL(addressOf('office/second-factor', language))
  await page.goto(addressOf('office', language))
  await expect(page).toHaveURL(addressOf('office/second-factor', language))
  await look(page)
  const secret = (await page.getByText(/^(\w{4} ){5,}\w+$/).textContent()) ?? ''
  await page.getByLabel(t.OfficeEntry.code).fill(totp(secret, new Date()))
  await page.getByRole('button', { name: t.OfficeEntry.connect }).click()

  await expect(page).toHaveURL(addressOf('office/codes', language))
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(13)
  await look(page)
  await page.getByRole('link', { name: t.OfficeEntry.toOffice }).click()
  await expect(page).toHaveURL(addressOf('office', language))
  return email
}

/** Restores the login of a person who joined before; then any page of the office can be opened. @param url of the site. */
export async function enterOffice(
  page: Page,
  url: string | undefined,
  language: 'nl' | 'fr',
  rank: 'agent' | 'manager',
): Promise<void> {
  const email = `staff-${crypto.randomUUID()}@voorbeeld.example`
  await takeCookies(page.context(), url ?? '', await runOnServer('addStaff', email, password, rank, language))
}
