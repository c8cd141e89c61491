/** Saved searches, from the form to the last mail: on a separate site, whose content changes while it runs, and a real mail server. */
import { cpSync, renameSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { z } from 'zod'
import { axe } from '../support/axe.ts'
import { expect, hydrated, test } from '../support/e2e.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { editContent } from '../support/new-listing.ts'
import { pickOnMap } from '../support/pick-on-map.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { messages } from '../support/site-texts.ts'
import { changeSearch, notifyDevice, ownFeed } from './saved-searches/page-of-searches.ts'

const port = 3217
let site: SiteServer
let mailServer: MailServer

test.beforeAll(async () => {
  mailServer = await startMailServer()
  site = await startSite('saved-searches', port, { SMTP_URL: mailServer.url })
})
test.afterAll(async () => {
  await site.stop()
  await mailServer.stop()
})
test.use({ baseURL: `http://localhost:${port}` })

const isTo = (mail: Email, address: string) => mail.to?.some((to) => 'address' in to && to.address === address)

/** Mails to an address, once there are that many. */
async function mailsTo(address: string, count: number): Promise<Email[]> {
  const found = () => mailServer.mails.filter((mail) => isTo(mail, address))
  await expect.poll(() => found().length, { message: `mails to ${address}` }).toBe(count)
  return found()
}

const linkIn = (mail: Email | undefined, segment: string) => {
  const link = mail?.text?.match(new RegExp(`https?://\\S+/${segment}/\\?token=\\S+`))?.[0]
  if (!link) throw new Error(`no link to ${segment} in the mail`)
  return link
}

/** A copy of the live content in a second folder. */
function copyContent(): string {
  const next = `${site.contentFolder}-next`
  cpSync(site.contentFolder, next, { recursive: true })
  return next
}

/** Replaces the folder of the live content, as an export does. */
function swapContent(next: string): void {
  renameSync(site.contentFolder, `${site.contentFolder}-before`)
  renameSync(next, site.contentFolder)
}

const headerOf = (mail: Email | undefined, key: string) => mail?.headers.find((header) => header.key === key)?.value ?? ''

const anyJson = z.record(z.string(), z.unknown())
const text = messages.nl.SavedSearches
const forms = messages.nl.Forms
const email = 'zoekt@voorbeeld.example'
const fits = 4_109_991
const differs = 4_109_992

async function register(page: Page): Promise<void> {
  await page.goto('/nl/hou-me-op-de-hoogte/')
  const form = page.locator('form:has(input[name="_form"][value="demand-register"])')
  await hydrated(form)
  await form.getByRole('button', { name: forms.next }).click()
  await expect(form.getByRole('alert')).toContainText(forms.errors.typesRequired)
  await axe(page)
  await form.getByRole('radio', { name: forms.options.GOAL.sale }).check()
  await form.getByRole('checkbox', { name: 'Appartement' }).check()
  await form.getByRole('button', { name: forms.next }).click()
  await expect(form.getByRole('alert')).toContainText(forms.errors.zonesRequired)
  await pickOnMap(form.locator('label[data-zone="berchem"]'))
  await expect(form.getByRole('checkbox', { name: 'Berchem' })).toBeChecked()
  await form.getByRole('button', { name: forms.next }).click()
  await form.getByLabel(forms.labels.MAX_PRICE).fill('400.000')
  await form.getByLabel(forms.labels.MIN_BEDROOMS).fill('2')
  await form.getByRole('button', { name: forms.next }).click()
  await form.getByRole('radio', { name: forms.options.TITLE.ms }).check()
  await form.getByLabel(forms.labels.FIRST_NAME).fill('An')
  await form.getByLabel(forms.labels.LAST_NAME).fill('Peeters')
  await form.getByLabel(forms.labels.EMAIL).fill(email)
  await form.getByLabel(forms.labels.PHONE_NUMBER).fill('0470 12 34 56')
  await form.getByLabel(forms.labels.PASSWORD, { exact: false }).first().fill('een lang wachtwoord')
  await form.getByLabel(forms.labels.PASSWORD_CONFIRMATION).fill('een ander wachtwoord')
  await form.locator('[name="PRIVACY"]').check()
  const send = form.getByRole('button', { name: forms['demand-register'].submit })
  await send.click()
  await expect(form.getByRole('alert')).toContainText(forms.errors.passwordMismatch)
  await form.getByLabel(forms.labels.PASSWORD_CONFIRMATION).fill('een lang wachtwoord')
  await send.click()
  await expect(page).toHaveURL(/bedankt\/zoekopdracht/)
  const [mail] = await mailsTo(email, 1)
  expect(mail?.subject).toBe(text.confirmTitle)
  expect(mail?.text).toContain('Berchem')
  const toAgency = () => mailServer.mails.find((candidate) => candidate.replyTo?.some((to) => to.address === email))
  await expect.poll(toAgency, { message: 'the mail to the agency' }).toBeDefined()
  const agency = toAgency()
  expect(agency?.text).toContain('Appartement')
  expect(agency?.text).not.toContain('wachtwoord')
}

async function confirm(page: Page): Promise<void> {
  const [mail] = await mailsTo(email, 1)
  await page.goto(linkIn(mail, 'bevestigen'))
  await axe(page)
  await page.getByRole('button', { name: text.confirm }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.manageHeading })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    /Te koop · Appartement · Berchem · Tot €.400\.000 · 2\+ slaapkamers/,
  )
  await axe(page)
  const answer = await page.reload()
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const [, welcome] = await mailsTo(email, 2)
  expect(welcome?.subject).toBe(text.welcomeTitle)
}

async function newListing(page: Page): Promise<void> {
  const next = copyContent()
  editContent(next).add({ id: fits, title: 'Proefappartement', model: 4102358 })
  editContent(next).add({ id: differs, title: 'Proefhuis', model: 4102324 })
  const dry = await site.alerts(['--dry-run'], { CONTENT_DIR: next })
  expect(dry.output).toContain(`${email}  new ${fits}`)
  expect(dry.output).not.toContain(`${email}  new ${differs}`)
  swapContent(next)
  const [, , mail] = await mailsTo(email, 3)
  expect(mail?.subject).toBe('Nieuw voor u: Proefappartement')
  expect(mail?.text).toContain(`/${fits}/`)
  expect(mail?.text).not.toContain(`/${differs}/`)
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  // Everything that the mail links to exists: page, list, sitemap, panel and picture.
  const link = mail?.text?.match(/https?:\S+4109991\//)?.[0] ?? ''
  expect((await page.goto(link))?.status()).toBe(200)
  // The stale page may be served while the new one is rendered.
  for (const path of ['/nl/te-koop/', '/nl/sitemap.xml', `/api/panel/?lang=nl&q=${fits}`])
    await expect.poll(async () => (await page.request.get(path)).text(), { message: path }).toContain(String(fits))
  const picture = mail?.html?.match(/<img [^>]*src="([^"]+\/media\/[^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const image = await page.request.get(picture, { headers: { accept: 'image/png,image/jpeg' } })
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg'])
}

async function newPrice(page: Page): Promise<void> {
  const price = async () => (await page.request.get(`/nl/property/${fits}/`)).text()
  const content = editContent(site.contentFolder)
  const record = content.read(`properties/${fits}.json`, anyJson)
  content.write(`properties/${fits}.json`, { ...record, Price: 'veel' })
  expect((await site.reload()).code).toBe(1)
  expect(await price()).toContain('339.000')
  const costs = { NotaryFee: undefined, RegistrationRights: undefined, TotalCosts: undefined }
  content.write(`properties/${fits}.json`, { ...record, ...costs, Price: 319_000 })
  const mails = await mailsTo(email, 4)
  expect(mails[3]?.subject).toBe('Nieuwe prijs: Proefappartement')
  await expect.poll(price).toContain('319.000')
}

async function unsubscribe(page: Page): Promise<void> {
  const mail = mailServer.mails.filter((candidate) => isTo(candidate, email)).at(-1)
  const url = headerOf(mail, 'list-unsubscribe').slice(1, -1)
  const answer = await page.request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(204)
  editContent(site.contentFolder).add({ id: fits + 5, title: 'Nog een proefappartement', model: 4102358 })
  await expect.poll(async () => (await page.request.get(`/nl/property/${fits + 5}/`)).status()).toBe(200)
  expect((await site.alerts()).output).toContain('0 mail(s)')
  expect(mailServer.mails.filter((candidate) => isTo(candidate, email))).toHaveLength(4)
  await page.goto(linkIn(mail, 'mijn-zoekopdrachten'))
  await expect(page.getByText(text.endedNote)).toBeVisible()
}

// Each step needs what the ones before have left, so this is one test.
test('a saved search, from the form to the last mail', async ({ context, browser }) => {
  test.setTimeout(600_000)
  /** In a tab of its own, without the cookies and permissions of earlier ones. */
  const step = (name: string, run: (page: Page) => Promise<void>) =>
    test.step(name, async () => {
      await context.clearCookies()
      await context.clearPermissions()
      const page = await context.newPage()
      await run(page)
      await page.close()
    })

  await step('the register requires a type and a zone, accepts zones from the map, and requires confirmation by mail', register)
  await step('one button confirms it and opens the searches, which are neither indexed nor cached', confirm)
  await step('new content is tried with a dry run; once swapped in, the matching listing is mailed once', newListing)
  await step('invalid content is rejected, and the former stays; a new price is mailed with the former one', newPrice)
  const [, welcome] = await mailsTo(email, 4)
  const link = linkIn(welcome, 'mijn-zoekopdrachten')
  await step('a search is changed, paused and resumed on its page', (page) => changeSearch(page, link))
  await step('a device is notified once switched on, and not after switching off', (page) => notifyDevice(page, context, link))
  await step('a search has its own feed: created by keyboard in Dutch, ended without JavaScript in French', (page) =>
    ownFeed(page, browser, link, fits),
  )
  await step('the unsubscribe button of the mail program ends it: no mail after that', unsubscribe)
})
