/** A form that was opened before an update and sent after it: it is saved, or returned with all that was typed. */
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type FormId, forms } from '../../lib/forms/registry.ts'
import { sendAndAnswer } from '../support/answer-characters.ts'
import { expect, hydrated, plainTest as test } from '../support/e2e.ts'
import { fillForm } from '../support/fill-form.ts'
import { makeOtherRelease } from '../support/other-release.ts'
import { addAccount, ownerPassword } from '../support/owners.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { messages } from '../support/site-texts.ts'
import { type SwitchedSite, startSwitch } from '../support/switched-site.ts'

const ports = { site: 3221, before: 3222, after: 3223 } as const

let before: SiteServer
let after: SiteServer
let site: SwitchedSite

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  // One database and one secret, as for several servers of one site.
  const settings = { SITE_URL: `http://localhost:${ports.site}`, VAR_DIR: resolve('test-results/var') }
  before = await startSite('release-before', ports.before, settings)
  after = await startSite('release-after', ports.after, settings, makeOtherRelease)
  site = await startSwitch(ports.site, ports.before)
})

test.afterAll(async () => {
  await site?.stop()
  await before?.stop()
  await after?.stop()
})

test.beforeEach(() => site.switchTo(ports.before))

const places = { contact: '/nl/contact/', visit: '/nl/property/4102318/bezoek/', 'job-application': '/nl/jobs/' } as const

const formOf = (page: Page, form: FormId): Locator => page.locator(`form:has(input[name="_form"][value="${form}"])`)

const newMail = () => `${randomUUID()}@voorbeeld.example`

/** Sends, and solves the character challenge if shown; what was typed and chosen must still be there. */
async function send(element: Locator, submit: string): Promise<void> {
  await sendAndAnswer(element, element.getByRole('button', { name: submit }), /\/bedankt\//)
}

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: isScripted })

    for (const [id, place] of Object.entries(places) as [keyof typeof places, string][])
      test(`${id}: filled in before, sent after`, async ({ page }) => {
        await page.goto(`${site.url}${place}`)
        const element = formOf(page, id)
        if (isScripted) await hydrated(element)
        await fillForm(element, forms[id], { EMAIL: newMail() })
        site.switchTo(ports.after)
        await send(element, (messages.nl.Forms[id] as { submit: string }).submit)
        await expect(page).toHaveURL(/\/bedankt\//)
      })

    test('login: typed before, sent after', async ({ page }) => {
      const email = newMail()
      await addAccount(email, 'owner', [4102311])
      await page.goto(`${site.url}/nl/inloggen/`)
      const main = page.getByRole('main')
      if (isScripted) await hydrated(main.locator('form'))
      await main.getByLabel(messages.nl.Account.email).fill(email)
      await main.getByLabel(messages.nl.Account.password).fill('verkeerd')
      site.switchTo(ports.after)
      await main.getByRole('button', { name: messages.nl.LoginPage.submit }).click()
      await expect(main.getByRole('alert')).toContainText(messages.nl.LoginPage.failed)
      await expect(main.getByLabel(messages.nl.Account.email)).toHaveValue(email)
      await main.getByLabel(messages.nl.Account.password).fill(ownerPassword)
      await main.getByRole('button', { name: messages.nl.LoginPage.submit }).click()
      await page.waitForURL('**/nl/eigenaar/**')
    })

    test('newsletter, with one more required field: nothing is lost', async ({ page }) => {
      const email = newMail()
      await page.goto(`${site.url}/nl/media/`)
      const element = formOf(page, 'newsletter')
      if (isScripted) await hydrated(element)
      await fillForm(element, forms.newsletter, { EMAIL: email })
      site.switchTo(ports.after)
      await element.locator('button[type="submit"]').last().click()
      if (isScripted) {
        await expect(element.getByRole('alert')).toContainText(messages.nl.Forms.changed.title)
        await element.getByRole('link', { name: messages.nl.Forms.changed.reload }).click()
      }
      await expect(page).toHaveURL(/returned=newsletter/)
      await expect(element.locator('[name="EMAIL"]')).toHaveValue(email)
      await expect(element.locator('[name="EMAIL_RECEIVER"]')).toBeVisible()
    })
  })

test('a form whose script no longer exists opens on its own page', async ({ page }) => {
  await page.goto(`${site.url}/nl/property/4102318/`)
  const link = page.getByRole('complementary').getByRole('link', { name: messages.nl.PropertySummary.info })
  await hydrated(page.locator('dialog').last())
  site.switchTo(ports.after)
  await link.click()
  await expect(page.locator('[name="_form"][value="information"]')).toBeAttached()
})
