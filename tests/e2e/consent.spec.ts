/** No request to another host before consent, and after a choice exactly the permitted ones (specification 4 and 7; rulings 35 and 36). */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { type ChoosableCategory, choosableCategories } from '../../lib/domain/consent/consent.ts'
import { expect, hydrated, test } from '../support/e2e.ts'
import { type SiteServer, startSite } from '../support/site-server.ts'
import { everyKind, messages } from '../support/site-texts.ts'
import { listStored } from '../support/stored-items.ts'

const port = 3213
const baseURL = `http://localhost:${port}`
const ids = { analyticsId: 'G-TEST1', adsId: 'AW-12345', tagManagerId: 'GTM-TEST1', pixelId: '12345' }
const scripts = {
  analytics: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
  ads: 'https://www.googletagmanager.com/gtag/js?id=AW-12345',
  manager: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  pixel: 'https://connect.facebook.net/en_US/fbevents.js',
} as const
const stubbedHosts = ['www.googletagmanager.com', 'connect.facebook.net', 'www.youtube-nocookie.com']

// One site for all tests, which leave nothing on it.
test.describe.configure({ mode: 'default' })
test.use({ baseURL, isConsentAsked: true, stubbedHosts })

let site: SiteServer

function useServices(folder: string): void {
  const file = join(folder, 'data', 'site.json')
  const settings = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
  writeFileSync(file, JSON.stringify({ ...settings, analytics: ids }))
}

test.beforeAll(async () => {
  site = await startSite('consent-site', port, {}, useServices)
})

test.afterAll(() => site.stop())

/** Mocks the services, and records the requests to them. */
async function stubServices(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  for (const host of stubbedHosts) {
    await context.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url())
      const contentType = host.startsWith('www.youtube') ? 'text/html' : 'text/javascript'
      return route.fulfill({ status: 200, contentType, body: '' })
    })
  }
  return asked
}

/** Commands for Google's scripts, without their timestamps. */
const queue = (page: Page) =>
  page.evaluate(() => {
    const entries: unknown[] = Reflect.get(window, 'dataLayer') ?? []
    return entries.map((entry) => {
      const command = Object(entry)
      if (command.event) return command.event
      return [...command].filter((part: unknown) => !(part instanceof Date))
    })
  })

const pixelQueue = (page: Page) => page.evaluate(() => Reflect.get(window, 'fbq')?.queue)

const words = messages.nl.Consent
const flags = (ads: string, analytics: string) => ({
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
  analytics_storage: analytics,
})
const denied = flags('denied', 'denied')

/** Switches on only these categories. */
async function choose(page: Page, ...categories: readonly ChoosableCategory[]): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: messages.nl.Footer.consent }).click()
  for (const category of choosableCategories) {
    await page.getByRole('switch', { name: words.categories[category].name }).setChecked(categories.includes(category))
  }
  await page.getByRole('button', { name: words.save }).click()
}

test('before a choice no page contacts another host or stores more than was requested', async ({ page, context }) => {
  const asked = await stubServices(context)
  for (const path of everyKind) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: words.title })).toBeVisible()
    expect(
      (await listStored(page)).filter((item) => item !== 'session recently-seen'),
      path,
    ).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window || 'fbq' in window), path).toBe(false)
  }
  expect(asked).toEqual([])
})

test('a refusal loads nothing, on this page and the next', async ({ page, context }) => {
  const asked = await stubServices(context)
  await page.goto('/nl/')
  await page.getByRole('button', { name: words.refuse }).click()
  await expect(page.getByRole('region', { name: words.title })).toBeHidden()
  await page.goto('/nl/contact/')
  await hydrated(page.getByRole('textbox', { name: messages.nl.Forms.labels.FIRST_NAME }))
  await expect(page.getByRole('region', { name: words.title })).toBeHidden()
  expect(asked).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('personal pages load no service, whatever was consented to', async ({ page, context }) => {
  const asked = await stubServices(context)
  await page.goto('/nl/')
  await page.getByRole('button', { name: words.accept }).click()
  await expect.poll(() => asked.length, { message: 'services that the home page loads' }).toBe(3)
  asked.length = 0
  for (const path of [
    '/nl/inloggen/',
    '/nl/inloggen/wachtwoord-kiezen/?token=none',
    '/nl/nieuwsbrief/bevestigen/?token=none',
    '/en/my-searches/?token=a.b.c',
    '/nl/zoekopdracht-bewaren/',
  ]) {
    const answer = await page.goto(path)
    expect(await answer?.headerValue('content-security-policy'), path).not.toMatch(/https?:/)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => 'dataLayer' in window || 'fbq' in window), path).toBe(false)
  }
  expect(asked).toEqual([])
})

test('consent to all loads each service, in order: denied, update, page view', async ({ page, context }) => {
  const asked = await stubServices(context)
  await page.goto('/nl/')
  await page.getByRole('button', { name: words.accept }).click()
  await expect.poll(() => asked.toSorted()).toEqual([scripts.pixel, scripts.analytics, scripts.manager].toSorted())
  const commands = [
    ['consent', 'default', denied],
    ['consent', 'update', flags('granted', 'granted')],
    ['js'],
    ['config', 'G-TEST1', { send_page_view: false }],
    ['config', 'AW-12345', { send_page_view: false }],
    ['event', 'page_view', { send_to: ['G-TEST1', 'AW-12345'] }],
    'gtm.js',
    'page_view',
  ]
  await expect.poll(() => queue(page)).toEqual(commands)
  await expect
    .poll(() => pixelQueue(page))
    .toEqual([
      ['init', '12345'],
      ['track', 'PageView'],
    ])
})

test('analytical alone loads statistics and tag manager; withdrawing it stops both and deletes their cookies', async ({
  page,
  context,
}) => {
  const asked = await stubServices(context)
  await page.goto('/nl/')
  await hydrated(page.getByRole('button', { name: words.accept }))
  await choose(page, 'analytical')
  await expect.poll(() => asked.toSorted()).toEqual([scripts.analytics, scripts.manager].toSorted())
  await expect.poll(() => queue(page)).toContainEqual(['event', 'page_view', { send_to: ['G-TEST1'] }])
  expect(await queue(page)).toContainEqual(['consent', 'update', flags('denied', 'granted')])
  expect(await pixelQueue(page)).toBeUndefined()

  await context.addCookies([{ name: '_ga', value: '1', url: baseURL }])
  const isAnew = page.waitForEvent('load')
  await choose(page)
  await isAnew
  expect((await context.cookies()).map(({ name }) => name)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('analytics_storage'))).toBe('denied')
  await expect(page.getByRole('region', { name: words.title })).toBeHidden()
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(asked).toHaveLength(2)
})

test('marketing alone loads advertisements and pixel, and sends the view to them alone', async ({ page, context }) => {
  const asked = await stubServices(context)
  await page.goto('/nl/')
  await hydrated(page.getByRole('button', { name: words.accept }))
  await choose(page, 'marketing')
  await expect.poll(() => asked.toSorted()).toEqual([scripts.pixel, scripts.ads, scripts.manager].toSorted())
  await expect.poll(() => queue(page)).toContainEqual(['event', 'page_view', { send_to: ['AW-12345'] }])
  expect(await queue(page)).toContainEqual(['consent', 'update', flags('granted', 'denied')])
})

test('social media loads players without a click and no service; a preview and ?setcookies load neither', async ({
  page,
  context,
}) => {
  const asked = await stubServices(context)
  await page.goto('/nl/property/4102363/')
  await hydrated(page.getByRole('button', { name: words.accept }))
  await choose(page, 'social')
  await page
    .locator('details', { has: page.getByTitle(/^Video van/) })
    .locator('> summary')
    .click()
  await page.getByTitle(/^Video van/).scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toEqual([expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)])

  await page.goto('/nl/?setcookies')
  await expect(page.getByRole('region', { name: words.title })).toBeVisible()
  await expect(page).toHaveURL('/nl/')
  await page.getByRole('button', { name: words.accept }).click()
  await expect.poll(() => asked.length).toBe(4)
  const { output } = await site.previewLink('contact')
  await page.goto(String(output.trim().split('\n')[0]))
  await hydrated(page.getByRole('textbox', { name: messages.nl.Forms.labels.FIRST_NAME }))
  await expect(page.getByRole('region', { name: words.title })).toBeHidden()
  expect(asked).toHaveLength(4)
})
