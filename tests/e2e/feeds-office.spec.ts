/**
 * A CRM with a webhook, from its notice to the page on the site and back to the CRM; and the office's page of feeds: read now,
 * mapping of words, held-back listings and their answers. On a separate site, with fake servers of SweepBright and Whise.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import type { Estate } from '../support/crm/conversation.ts'
import { someEstates, startCrm } from '../support/crm-servers.ts'
import { logInAsManager, type Manager, makeDemo } from '../support/demo-manager.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { addressOf } from '../support/site-routes.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { messages } from '../support/site-texts.ts'

const port = 3219
const baseURL = `http://localhost:${port}`
const keys = { FEED_USER: 'login', FEED_PASSWORD: 'secret', FEED_CLIENT: '7', FEED_HOOK: 'a secret of the webhook' }

/** Legally required data of a house and of a project that the fake servers lack. */
const ofHouses = {
  ...{ AgentID: 11, EnergyPerformance: 142, EPCCode: '20260422-0003418826-RES-1', GScore: 'B', CadastralIncome: 1100 },
  ...{ Permit: true, AllotmentPermit: false, PreemptiveRights: false, Summons: false, Destination: 'Wg' },
  ...{ ElectricityCertificate: 'conform', Bedrooms: 3, Bathrooms: 1, ConstructionYear: 2005 },
}
const ofProjects = { ProjectNumber: 'P-1', Status: 'for-sale', Delivery: '2028-Q2', ELevel: 30, FloodReportDate: '2026-10-25' }

let site: SiteServer
let manager: Manager
let bright: Awaited<ReturnType<typeof startCrm>>
let whise: Awaited<ReturnType<typeof startCrm>>

// One site for all tests, each with listings of its own.
test.describe.configure({ mode: 'default' })
test.use({ baseURL })

function writeSources(folder: string): void {
  const common = { languages: ['nl'] }
  const ofBright = { clientId: 'FEED_USER', clientSecret: 'FEED_PASSWORD', webhook: 'FEED_HOOK' }
  const ofWhise = { username: 'FEED_USER', password: 'FEED_PASSWORD', clientId: 'FEED_CLIENT' }
  const sources = [
    { ...common, name: 'bright', format: 'sweepbright', address: bright.address, keys: ofBright },
    { ...common, name: 'crm', format: 'whise', address: whise.address, keys: ofWhise, defaults: ofHouses },
  ]
  const [first, second] = sources
  const announced = { ...first, defaults: { ...ofHouses, PScore: 'A', ...ofProjects } }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'feeds.json'), JSON.stringify([announced, second]))
}

test.beforeAll(async () => {
  bright = await startCrm('sweepbright')
  whise = await startCrm('whise')
  whise.crm.estates = someEstates(5).map((estate, place) => ({
    ...estate,
    town: 'Gent',
    // A state that is in no public list of Whise.
    more: place === 4 ? { purposeStatus: { id: 77 } } : {},
  }))
  const settings = { ...keys, DEMO: '1', REQUESTS_PER_MINUTE: '6000', PRIVATE_HOSTS: `${bright.host},${whise.host}` }
  site = await startSite('feeds-site', port, settings, (folder) => writeSources(join(folder, 'data')))
  manager = await makeDemo(site)
})

test.afterAll(async () => {
  await site.stop()
  for (const server of [bright, whise]) await server.stop()
})

const announce = async (id: string, token = keys.FEED_HOOK) => {
  const address = `${baseURL}/api/feed-notice/bright/?token=${encodeURIComponent(token)}`
  const body = JSON.stringify({ event: 'estate-updated', estate_id: id })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(address, { method: 'POST', headers, body })).status
}

/** Estates whose pictures have expiring addresses: another signature in each response. */
function estatesOf(signature: string): Estate[] {
  const at = (name: string) => [`http://${bright.host}/pictures/${name}.png?X-Amz-Expires=900&X-Amz-Signature=${signature}`]
  const flat = (floor: number) => ({
    type: 'apartment',
    bedrooms: 2,
    sizes: { liveable_area: { size: 80 + floor, unit: 'sq_m' } },
    location: { city: 'Gent', postal_code: '9000', country: 'BE', floor },
  })
  return [
    { id: 'e-1', town: 'Gent', price: 1, isProject: true, more: { description_title: { nl: 'Hof ter Leie' } } },
    { id: 'e-2', town: 'Gent', price: 250_000, projectId: 'e-1', pictures: at('11'), more: flat(1) },
    { id: 'e-3', town: 'Gent', price: 290_000, projectId: 'e-1', pictures: at('12'), more: flat(2) },
    { id: 'e-4', town: 'Gent', price: 412_000, pictures: at('13') },
  ]
}

const textOf = async (url: string | undefined) => {
  const answer = await fetch(url ?? baseURL)
  return { status: answer.status, text: await answer.text() }
}

test('an estate announced by SweepBright is published, its project with units too, and SweepBright gets its address', async () => {
  bright.crm.estates = estatesOf('first')
  expect(await announce('e-4', 'another secret')).toBe(401)
  expect(await announce('e-2')).toBe(204)
  expect(await announce('e-4')).toBe(204)
  await expect.poll(() => [...bright.crm.pages.keys()].sort(), { timeout: 90_000 }).toEqual(['e-1', 'e-4'])
  const house = await textOf(bright.crm.pages.get('e-4'))
  expect([house.status, house.text.includes('412.000')]).toEqual([200, true])
  const project = await textOf(bright.crm.pages.get('e-1'))
  expect(project.status).toBe(200)
  for (const part of ['Hof ter Leie', '250.000', '290.000']) expect(project.text).toContain(part)

  // Announced again with another price and other addresses of its pictures: they are recognized, and the page keeps its address.
  expect(bright.crm.pictures.toSorted()).toEqual(['11.png', '12.png', '13.png'])
  const before = bright.crm.pages.get('e-4')
  bright.crm.pages.clear()
  bright.crm.estates = estatesOf('second').map((estate) => (estate.id === 'e-4' ? { ...estate, price: 399_000 } : estate))
  expect(await announce('e-4')).toBe(204)
  await expect.poll(async () => (await textOf(before)).text.includes('399.000'), { timeout: 90_000 }).toBe(true)
  expect(bright.crm.pictures).toHaveLength(3)
  expect(bright.crm.pages.size).toBe(0)
})

async function openFeeds(page: Page, language: 'nl' | 'fr'): Promise<void> {
  await logInAsManager(page, language, manager)
  await page.goto(addressOf('office/feeds', language))
}

async function shownIds(): Promise<number[]> {
  const { listings } = JSON.parse((await textOf(`${baseURL}/api/listings.json`)).text) as { listings: { id: number }[] }
  return listings.map(({ id }) => id)
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

for (const [language, width, id] of [
  ['nl', 1440, 1001],
  ['fr', 390, 1002],
] as const) {
  test(`the office reads a source, sees what its words mean and answers what is held back (${language}, ${width})`, async ({
    page,
  }) => {
    const t = messages[language].OfficeFeeds
    await page.setViewportSize({ width, height: 900 })
    await openFeeds(page, language)
    await page.getByRole('button', { name: t.runLabel.replace('{source}', 'crm') }).click()
    await expect(page).toHaveURL(/\/crm\/\?said=/)
    const words = page.getByRole('region', { name: new RegExp(`^${t.usedWords}`) })
    const answer = page.getByRole('link', { name: t.answerLabel.replace('{field}', 'PScore').replace('{listing}', String(id)) })
    // The run has ended, and the site shows its result.
    await expect(async () => {
      await page.goto(`${addressOf('office/feeds', language)}crm/`)
      await expect(words).toBeVisible({ timeout: 1000 })
      await expect(answer).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await expect(words.getByRole('row', { name: new RegExp(`^77 ${t.unknownWord} 1$`) })).toBeVisible()
    await words.locator('summary', { hasText: t.wordFields.kind }).click()
    await expect(words.getByRole('row', { name: /^1 house 5$/ })).toBeVisible()
    await axe(page)
    expect(await fits(page)).toBe(true)

    // From the report, which names the legal requirement, to the held-back listing and its answer.
    await answer.click()
    await expect(page).toHaveURL(new RegExp(`#held-${id}$`))
    const held = page.locator(`#held-${id}`)
    await expect(held).toContainText('PScore')
    await axe(page)
    expect(await fits(page)).toBe(true)
    await held.getByRole('combobox', { name: t.ours }).selectOption('A')
    await held.getByRole('button', { name: t.save }).click()
    await expect(page.getByText(t.said.answered)).toBeVisible()
    await expect.poll(shownIds, { timeout: 60_000 }).toContain(id)

    // An override can last until the feed changes the value.
    const listings = messages[language].OfficeListings
    await page.goto(`${addressOf('office/listings', language)}${id}/?edit=EnergyPerformance#edit`)
    await page.getByLabel(listings.lasts).selectOption({ label: listings.lastsFor.untilChanged })
    await page.locator('#edit-value').fill('150')
    expect(await fits(page)).toBe(true)
    await page.locator('#edit').getByRole('button', { name: listings.save }).click()
    await expect(page).toHaveURL(/said=/)
    await expect(page.getByText(listings.lastsFor.untilChanged, { exact: true })).toBeVisible()
  })
}
