/** Saved searches, from the form to the last mail: on a separate site, whose content changes while it runs, and a real mail server. */
import { cpSync, renameSync } from 'node:fs'
import type { Email } from 'postal-mime'
import { z } from 'zod'
import { axe } from '../support/axe.ts'
import { expect, hydrated, test } from '../support/e2e.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { editContent } from '../support/new-listing.ts'
import { pickOnMap } from '../support/pick-on-map.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { messages } from '../support/site-texts.ts'
import { listStored } from '../support/stored-items.ts'

const port = 3217
let site: SiteServer
let mailServer: MailServer

test.describe.configure({ mode: 'serial' })
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

test('the register requires a type and a zone, accepts zones from the map, and requires confirmation by mail', async ({
  page,
}) => {
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
})

test('one button confirms it and opens the searches, which are neither indexed nor cached', async ({ page }) => {
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
})

test('new content is tried with a dry run; once swapped in, the matching listing is mailed once', async ({ page }) => {
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
})

test('invalid content is rejected, and the former stays; a new price is mailed with the former one', async ({ page }) => {
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
})

test('a search is changed, paused and resumed on its page', async ({ page }) => {
  const [, welcome] = mailServer.mails.filter((mail) => isTo(mail, email))
  await page.goto(linkIn(welcome, 'mijn-zoekopdrachten'))
  await page.getByRole('button', { name: text.pause }).click()
  await expect(page.getByText(text.status.paused)).toBeVisible()
  await page.getByRole('button', { name: text.resume }).click()
  await expect(page.getByText(text.status.active)).toBeVisible()
  await page.getByRole('link', { name: text.change }).click()
  const form = page.locator('form:has(input[name="_form"][value="change-search"])')
  await hydrated(form)
  await axe(page)
  await expect(form.getByRole('checkbox', { name: 'Berchem' })).toBeChecked()
  await form.getByText('Deurne', { exact: true }).click()
  await form.getByRole('button', { name: forms['change-search'].submit }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Berchem, Deurne')
})

test('a device is notified once switched on, and not after switching off', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  // The tests' browser has no push service: this is what it would get from one.
  await page.addInitScript(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/device'
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
    Object.assign(PushManager.prototype, { subscribe: async () => subscription, getSubscription: async () => subscription })
  })
  const [, welcome] = mailServer.mails.filter((mail) => isTo(mail, email))
  const link = linkIn(welcome, 'mijn-zoekopdrachten')
  for (const { words, width, href } of [
    { words: messages.nl.SavedSearches, width: 1440, href: link },
    { words: messages.fr.SavedSearches, width: 390, href: link.replace('/nl/mijn-zoekopdrachten/', '/fr/mes-recherches/') },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(href)
    await page.getByRole('button', { name: words.push }).press('Enter')
    await expect(page.getByText(words.pushOn)).toBeVisible()
    await axe(page)
    await page.reload()
    await page.getByRole('button', { name: words.endPush }).press('Enter')
    await expect(page.getByRole('button', { name: words.push })).toBeVisible()
  }
  await expect.poll(async () => (await listStored(page)).filter((item) => item.startsWith('worker'))).toEqual([])
})

test('a search has its own feed: created by keyboard in Dutch, ended without JavaScript in French', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const [, welcome] = mailServer.mails.filter((mail) => isTo(mail, email))
  const link = linkIn(welcome, 'mijn-zoekopdrachten')
  await page.goto(link)
  await page.getByRole('button', { name: text.feed }).press('Enter')
  const address = page.getByRole('link', { name: /\/api\/search-feed\/\?key=/ })
  await axe(page)
  const href = (await address.getAttribute('href')) ?? ''
  const feed = await page.request.get(new URL(href).pathname + new URL(href).search)
  expect(feed.headers()).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'cache-control': expect.stringMatching(/^private/),
  })
  expect(await feed.text()).toContain(String(fits))

  const narrow = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const other = await narrow.newPage()
  await other.goto(link.replace('/nl/mijn-zoekopdrachten/', '/fr/mes-recherches/'))
  const words = messages.fr.SavedSearches
  await other.getByRole('button', { name: words.endFeed }).press('Enter')
  await expect(other.getByRole('button', { name: words.feed })).toBeVisible()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await page.request.get(new URL(href).pathname + new URL(href).search)).status()).toBe(404)
  await narrow.close()
})

test('the unsubscribe button of the mail program ends it: no mail after that', async ({ page }) => {
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
})
