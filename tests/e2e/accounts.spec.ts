/** Owners' accounts, from the invitation to the logout. */
import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { linkTo } from '../support/mail-folder.ts'
import { addAccount, newMail, ownerPassword, portal } from '../support/owners.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { addressOf } from '../support/site-routes.ts'
import { type Language, messages } from '../support/site-texts.ts'
import { totp } from '../support/totp.ts'

const [own, second] = [4102311, 4101977]

async function choosePassword(page: Page, language: Language, password: string): Promise<void> {
  const t = messages[language]
  await page.getByLabel(t.Account.newPassword).first().fill(password)
  await page.getByLabel(t.Account.repeatPassword).fill(password)
  await page.getByRole('button', { name: t.PasswordPage.submit }).click()
  await expect(page.getByRole('main').getByText(t.LoginPage.chosen)).toBeVisible()
}

async function logIn(page: Page, language: Language, email: string, password: string): Promise<void> {
  const t = messages[language]
  const main = page.getByRole('main')
  await main.getByLabel(t.Account.email).fill(email)
  await main.getByLabel(t.Account.password).fill(password)
  await main.getByRole('button', { name: t.LoginPage.submit }).click()
}

/** The first page of owners: the choice between their properties, or their only one. */
async function expectPortal(page: Page, language: Language): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname.startsWith(addressOf('owner', language)))
}

for (const language of ['nl', 'fr'] as const) {
  const t = messages[language]

  test(`an owner is invited, sees the figures, exports them and logs out (${language})`, async ({ page }) => {
    const email = newMail()
    await runOnServer('inviteOwner', email, language, [own, second])
    await page.goto(await linkTo(email))
    await axe(page)
    await choosePassword(page, language, ownerPassword)

    await logIn(page, language, email, 'verkeerd wachtwoord')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText(`${t.LoginPage.failedTitle} ${t.LoginPage.failed}`)
    await expect(page.getByRole('main').getByLabel(t.Account.email)).toHaveValue(email)
    await axe(page)
    await logIn(page, language, email, ownerPassword)

    await expect(page).toHaveURL(addressOf('owner', language))
    await axe(page)
    await page
      .getByRole('main')
      .locator(`a[href="${portal(second, language)}"]`)
      .first()
      .click()
    await expect(page).toHaveURL(portal(second, language))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('main').getByRole('link', { name: /csv/i }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^4101977-.*\.csv$/)

    await page.getByRole('button', { name: t.AccountPage.logout, exact: true }).click()
    await expect(page.getByRole('main').getByText(t.LoginPage.out)).toBeVisible()
    await page.goto(portal(second, language))
    await expect(page).toHaveURL(`${addressOf('login', language)}?next=${encodeURIComponent(portal(second, language))}`)
  })
}

test('after the login the visitor gets the requested page', async ({ page }) => {
  const email = newMail()
  await addAccount(email, 'owner', [own])
  await page.goto(portal(own, 'en'))
  await logIn(page, 'en', email, ownerPassword)
  await expect(page).toHaveURL(portal(own, 'en'))
})

test('an owner sets up a second factor and logs in with it', async ({ page }) => {
  const t = messages.en
  const email = newMail()
  await addAccount(email, 'owner', [own])
  await page.goto(addressOf('login', 'en'))
  await logIn(page, 'en', email, ownerPassword)
  await expectPortal(page, 'en')
  await page.goto(portal(own, 'en'))
  await page.getByRole('link', { name: t.PortalList.account }).click()
  await expect(page).toHaveURL(addressOf('account', 'en'))
  await axe(page)
  await page.getByRole('link', { name: t.AccountPage.factorSetUp }).click()
  await page.getByLabel(t.Account.password).fill(ownerPassword)
  await page.getByRole('button', { name: t.SecondFactorPage.start }).click()
  await expect(page.getByRole('img', { name: t.SecondFactorPage.qr })).toBeVisible()
  await axe(page)
  const secret =
    (await page
      .getByRole('main')
      .getByText(/^[A-Z2-7 ]{40,}$/)
      .textContent()) ?? ''
  await page.getByLabel(t.SecondFactorPage.code).fill(totp(secret, new Date()))
  await page.getByRole('button', { name: t.SecondFactorPage.confirm }).click()
  await expect(page.getByRole('main').getByText(t.AccountPage.saidFactorOn)).toBeVisible()

  await page.getByRole('button', { name: t.AccountPage.logout, exact: true }).click()
  await logIn(page, 'en', email, ownerPassword)
  await expect(page).toHaveURL(addressOf('login/code', 'en'))
  await axe(page)
  await page.getByLabel(t.CodePage.code).fill('000000')
  await page.getByRole('button', { name: t.CodePage.submit }).click()
  await expect(page.getByText(t.Account.codeWrong)).toBeVisible()
  // Each code is valid once; the next one is accepted half a minute early.
  await page.getByLabel(t.CodePage.code).fill(totp(secret, new Date(Date.now() + 30_000)))
  await page.getByRole('button', { name: t.CodePage.submit }).click()
  await expectPortal(page, 'en')
})

test('an owner ends the session on another device, and changes the password', async ({ page, baseURL }) => {
  const t = messages.nl
  const email = newMail()
  const elsewhere = await addAccount(email, 'owner', [own])
  const isIn = async () =>
    (await fetch(new URL(portal(own, 'nl'), baseURL), { headers: { cookie: elsewhere }, redirect: 'manual' })).status
  expect(await isIn()).toBe(200)
  await page.goto(addressOf('login', 'nl'))
  await logIn(page, 'nl', email, ownerPassword)
  await expectPortal(page, 'nl')
  await page.goto(addressOf('account', 'nl'))
  await page.getByRole('main').getByRole('listitem').getByRole('button').click()
  await expect(page.getByRole('main').getByText(t.AccountPage.saidEnded)).toBeVisible()
  expect(await isIn()).toBe(307)

  await page.getByLabel(t.Account.currentPassword).fill(ownerPassword)
  await page.getByLabel(t.Account.newPassword).first().fill('nog een lang wachtwoord')
  await page.getByLabel(t.Account.repeatPassword).fill('nog een lang wachtwoord')
  await page.getByRole('button', { name: t.AccountPage.passwordSubmit }).click()
  await expect(page.getByRole('main').getByText(t.AccountPage.saidPassword)).toBeVisible()
})

test('after too many wrong passwords the login says when to try again', async ({ page }) => {
  const t = messages.nl
  await page.goto(addressOf('login', 'nl'))
  const email = newMail()
  const alert = page.getByRole('main').getByRole('alert')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await logIn(page, 'nl', email, `verkeerd ${attempt}`)
    await expect(page.getByRole('main').getByLabel(t.Account.password)).toHaveValue('')
    await expect(alert).toContainText(t.LoginPage.failed)
  }
  await logIn(page, 'nl', email, 'verkeerd')
  await expect(alert).toHaveText(/^Te veel pogingen\. U kunt het opnieuw proberen om \d\d:\d\d uur\.$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is reset with a mailed link (fr)', async ({ page }) => {
    const t = messages.fr
    const email = newMail()
    await runOnServer('inviteOwner', email, 'fr', [own])
    await page.goto(await linkTo(email))
    await choosePassword(page, 'fr', ownerPassword)
    await page.getByRole('link', { name: t.LoginPage.forgot }).click()
    await page.getByRole('main').getByLabel(t.Account.email).fill('pas une adresse')
    await page.getByRole('button', { name: t.ForgotPage.submit }).click()
    await expect(page.getByText(t.Account.emailInvalid)).toBeVisible()
  })

  for (const language of ['nl', 'en'] as const) {
    test(`after a reset the new password works and the old one does not (${language})`, async ({ page }) => {
      const t = messages[language]
      const email = newMail()
      await addAccount(email, 'owner', [own])
      await page.goto(addressOf('login/forgot', language))
      await page.getByRole('main').getByLabel(t.Account.email).fill(email)
      await page.getByRole('button', { name: t.ForgotPage.submit }).click()
      await expect(page.getByRole('status')).toHaveText(`${t.ForgotPage.sentTitle} ${t.ForgotPage.sent}`)
      const link = await linkTo(email)
      await page.goto(link)
      // The mail is in the account's language.
      await choosePassword(page, 'nl', 'een nieuw wachtwoord')
      await logIn(page, 'nl', email, ownerPassword)
      await expect(page.getByRole('main').getByRole('alert')).toContainText(messages.nl.LoginPage.failed)
      await logIn(page, 'nl', email, 'een nieuw wachtwoord')
      await expectPortal(page, 'nl')
      await page.getByRole('button', { name: messages.nl.AccountPage.logout }).click()
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.nl.PasswordPage.invalidTitle)
    })
  }
})
