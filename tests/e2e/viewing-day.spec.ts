/** A day of viewings, from the saved properties to the booking: in Dutch on a wide screen by keyboard, in French on a narrow one. */

import type { Page } from '@playwright/test'
import { viewingForm } from '../../lib/forms/definitions/visit.ts'
import { sendAndAnswer } from '../support/answer-characters.ts'
import { axe } from '../support/axe.ts'
import { expect, hydrated, test } from '../support/e2e.ts'
import { fillForm } from '../support/fill-form.ts'
import { mailTo } from '../support/mail-folder.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { messages } from '../support/site-texts.ts'
import { listStored } from '../support/stored-items.ts'

const ids = [4102311, 4102318, 4102324].join(',')

/** A day whose slots no other test books: those book the first or the last, or any. */
const dayFromEnd = (page: Page, name: RegExp, index: number) => page.getByRole('radio', { name }).nth(-index)

test('two or three homes are put in order and booked with one mail and one file (nl, 1440)', async ({ page }) => {
  const words = messages.nl.ViewingDay
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/nl/bewaarde-panden/?ids=${ids}`)
  await page.getByRole('link', { name: words.plan }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/bezoekdag\/\?ids=/)
  await dayFromEnd(page, /[23] van 3/, 3).press('Space')
  await page.getByRole('button', { name: words.show }).press('Enter')
  await expect(page).toHaveURL(/day=/)
  const stops = page.locator('section[aria-labelledby=route] ol time')
  await expect(stops).not.toHaveCount(0)
  const count = await stops.count()
  expect(count).toBeGreaterThan(1)
  await expectMap(page, words, count)
  await axe(page)

  const email = await runOnServer('confirmedAddress')
  const form = page.locator('form:has(input[name="_form"][value="visit"])')
  await hydrated(form)
  const typed = { FIRST_NAME: 'An', LAST_NAME: 'Peeters', EMAIL: email, PHONE_NUMBER: '0470123456' }
  for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text)
  await form.locator('input[name=PRIVACY]').check()
  const booked = page.getByRole('heading', { level: 1, name: `Uw ${count} bezoeken liggen vast` })
  await sendAndAnswer(form, form.getByRole('button', { name: /samen vast$/ }), booked)
  await expect(page).toHaveURL(/\/nl\/bedankt\/bezoek\//)
  // Each with its own link.
  await expect(page.getByRole('main').getByRole('link', { name: /^Zeg af/ })).toHaveCount(count)
  await axe(page)
  const mail = await mailTo(email)
  expect(mail.text).toContain(words.mailTitle)
  const [file] = mail.attachments
  const content = typeof file?.content === 'string' ? file.content : new TextDecoder().decode(file?.content)
  expect(content.match(/BEGIN:VEVENT/g)).toHaveLength(count)

  const link = /\S+\/nl\/bezoekdag\/blad\/\?sheet=[\w.-]+/.exec(mail.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await keepSheet(page, pathname + search, count)
})

/** The stops on a picture of the map, numbered in order; a hidden address is a ring. */
async function expectMap(page: Page, words: Record<'map' | 'hidden', string>, count: number): Promise<void> {
  const map = page.getByRole('figure').filter({ has: page.getByRole('img', { name: words.map.split('{')[0] ?? '' }) })
  await expect(map.locator('img').first()).toBeVisible()
  expect((await map.locator('b').allInnerTexts()).flatMap((text) => text.split(', ').map(Number)).toSorted()).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
  expect(await map.getByText(words.hidden).count()).toBe(Number((await map.locator('i').count()) > 0))
  expect(
    await map
      .locator('img')
      .evaluateAll((tiles: HTMLImageElement[]) => tiles.every(({ src }) => src.startsWith(location.origin))),
  ).toBe(true)
}

/** Stores the sheet on the device, opens it offline, and deletes it. */
async function keepSheet(page: Page, path: string, count: number): Promise<void> {
  const { device } = messages.nl.ViewingSheet
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count)
  await axe(page)
  const before = await listStored(page)
  await page.getByRole('button', { name: device.keep }).press('Enter')
  const remove = page.getByRole('button', { name: device.remove })
  await expect(remove).toBeVisible({ timeout: 30_000 })
  const address = page.url()
  const added = (await listStored(page)).filter((item) => !before.includes(item))
  expect(added.toSorted()).toEqual([`cache sheet ${address}`, `worker ${address}`])
  const missing = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].map(({ src }) => src)
    const found = await Promise.all(pictures.map(async (src) => (await caches.match(src)) === undefined))
    return { of: pictures.length, missing: pictures.filter((_, index) => found[index]) }
  })
  expect(missing.of).toBeGreaterThan(count)
  expect(missing.missing).toEqual([])

  const words = page.getByRole('textbox', { name: messages.nl.ViewingSheet.words })
  await words.first().fill('Is de kelder droog?')

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count)
  await expect(words.first()).toHaveValue('Is de kelder droog?')
  await expect(page.getByText(device.offline)).toBeVisible()
  await expect(page.goto('/nl/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(false)
  await page.goto(path)
  await expect(words.first()).toHaveValue('Is de kelder droog?')
  await remove.click()
  await expect(page.getByRole('button', { name: device.keep })).toBeVisible()
  await expect(words).toHaveCount(0)
  await expect.poll(() => listStored(page)).toEqual(before)
}

test.describe('without JavaScript (fr, 390)', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('homes, day and order are chosen with a form', async ({ page }) => {
    const words = messages.fr.ViewingDay
    await page.goto(`/fr/journee-de-visites/?ids=${ids}`)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    await page.getByLabel(words.orders.near).check()
    await dayFromEnd(page, /[23] sur 3/, 2).check()
    await page.getByRole('button', { name: words.show }).click()
    await expect(page).toHaveURL(/order=near/)
    await expect(page.getByLabel(words.orders.near)).toBeChecked()
    await expect(page.locator('input[name=DAY]')).toHaveValue(/^\d+@/)
    await expectMap(page, words, await page.locator('section[aria-labelledby=route] ol time').count())
    await expectCloser(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    const count = await page.locator('section[aria-labelledby=route] ol time').count()
    const form = page.locator('form:has(input[name="_form"][value="visit"])')
    await fillForm(form, viewingForm, { EMAIL: await runOnServer('confirmedAddress') })
    await sendAndAnswer(form, form.getByRole('button', { name: /^Réserver \d/ }), /\/fr\/merci\//)
    await expect(page).toHaveURL(/\/fr\/merci\//)
    await expect(page.getByRole('main').getByRole('link', { name: /^Annule/ })).toHaveCount(count)

    await page.getByRole('link', { name: messages.fr.ViewingSheet.open }).press('Enter')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(count)
    await expect(page.getByText(messages.fr.ViewingSheet.next)).toHaveCount(count - 1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

/** On a larger map, scrolling snaps to a stop. */
async function expectCloser(page: Page): Promise<void> {
  const map = page.getByRole('figure').getByRole('img').first()
  const sizes = () => map.evaluate((element) => [element.clientWidth, element.scrollWidth])
  const [width = 0, all] = await sizes()
  expect(all).toBe(width)
  await page.getByRole('radio', { name: messages.fr.MapFrame.zoomIn }).check({ force: true })
  await expect.poll(sizes).toEqual([width, 2 * width])
  await page.getByRole('radio', { name: messages.fr.MapFrame.zoomOut }).press('Space')
  await expect.poll(sizes).toEqual([width, width])
}
