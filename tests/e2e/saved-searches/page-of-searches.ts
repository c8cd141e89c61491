/** What somebody does with a saved search on its page, which a link in the mails opens. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { axe } from '../../support/axe.ts'
import { expect, hydrated } from '../../support/e2e.ts'
import { messages } from '../../support/site-texts.ts'
import { listStored } from '../../support/stored-items.ts'

const text = messages.nl.SavedSearches
const forms = messages.nl.Forms

/** It is paused, resumed, and changed. */
export async function changeSearch(page: Page, link: string): Promise<void> {
  await page.goto(link)
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
}

/** Notifications on this device are switched on and off, in two languages and widths. */
export async function notifyDevice(page: Page, context: BrowserContext, link: string): Promise<void> {
  await context.grantPermissions(['notifications'])
  // The tests' browser has no push service: this is what it would get from one.
  await page.addInitScript(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/device'
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true }
    Object.assign(PushManager.prototype, { subscribe: async () => subscription, getSubscription: async () => subscription })
  })
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
}

/** Its feed is created by keyboard in Dutch, and ended without JavaScript in French. @param id of a listing that fits. */
export async function ownFeed(page: Page, browser: Browser, link: string, id: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
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
  expect(await feed.text()).toContain(String(id))

  const narrow = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const other = await narrow.newPage()
  await other.goto(link.replace('/nl/mijn-zoekopdrachten/', '/fr/mes-recherches/'))
  const words = messages.fr.SavedSearches
  await other.getByRole('button', { name: words.endFeed }).press('Enter')
  await expect(other.getByRole('button', { name: words.feed })).toBeVisible()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect((await page.request.get(new URL(href).pathname + new URL(href).search)).status()).toBe(404)
  await narrow.close()
}
