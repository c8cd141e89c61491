/** A viewing from booking to cancellation, as a visitor sees it: form, page after it, mails, links (rulings 29 and 49). */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { viewingForm } from '../../lib/forms/definitions/visit.ts'
import { sendAndAnswer } from '../support/answer-characters.ts'
import { axe } from '../support/axe.ts'
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { fillForm } from '../support/fill-form.ts'
import { mailTo } from '../support/mail-folder.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { messages } from '../support/site-texts.ts'

/** Each with its own agent, so that no test takes the slot of another. */
const forms = {
  rental: '/nl/property/4102405/bezoek/',
  sale: '/fr/property/4102318/visite/',
} as const

const formOf = (page: Page) => page.locator('form:has(input[name="_form"][value="visit"])')
const slotsOf = (page: Page) => formOf(page).locator('[name="SLOT"]')

const freeSlots = (page: Page) => formOf(page).locator('[name="SLOT"][value*="T"]:enabled')

/** Goes forward week by week to the day of a slot; without JavaScript all days are shown. */
async function showDayOf(page: Page, slot: Locator): Promise<void> {
  const date = (await slot.locator('xpath=ancestor::*[@data-day]').getAttribute('data-day')) ?? ''
  const later = formOf(page).getByRole('button', { name: /^(Volgende week|Semaine suivante)$/ })
  const day = formOf(page).locator(`[role="radiogroup"] [value="${date}"]`)
  while ((await later.isVisible()) && !(await day.isVisible())) await later.click()
  if (await day.isVisible()) await day.check()
}

/** Fills in the form for the last free slot, and sends until it is gone: the character challenge may appear. @returns the slot. */
async function book(page: Page, submit: string, email: string): Promise<string> {
  const last = freeSlots(page).last()
  const slot = (await last.getAttribute('value')) ?? ''
  await showDayOf(page, last)
  await last.check()
  const isBooked = /Uw bezoek ligt vast|Votre visite est fixée/
  await fillForm(formOf(page), viewingForm, { EMAIL: email })
  const heading = page.getByRole('heading', { level: 1, name: isBooked })
  await sendAndAnswer(formOf(page), formOf(page).getByRole('button', { name: submit }), heading)
  // On failure it shows which page came instead.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(isBooked)
  return slot
}

/** The page of a button in a mail, on the site under test; not the calendar file. */
function linkIn(mail: Email): string {
  const link = /https?:\/\/(?!\S*\/api\/)[^\s"]+\?token=[^\s"]+/.exec(mail.text ?? '')?.[0]
  if (!link) throw new Error('no link in the mail')
  const { pathname, search } = new URL(link)
  return pathname + search
}

const hourOf = (slot: string) =>
  new Intl.DateTimeFormat('nl-BE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' }).format(new Date(slot))

/** DTSTART of a calendar file. */
const calendarTime = (slot: string) => slot.replace(/[-:]|\.000/g, '')

test('a rental is booked, and cancelled with the mailed link: the slot is free again (nl)', async ({ page }) => {
  const words = messages.nl
  await page.goto(forms.rental)
  await hydrated(formOf(page))
  const email = `${randomUUID()}@voorbeeld.example`
  const slot = await book(page, words.Forms.visit.submit, email)

  const main = page.getByRole('main')
  await expect(main).toContainText(hourOf(slot))
  await expect(main.getByRole('definition').filter({ hasText: /^Rozenhoutstraat 52/ })).toBeVisible()
  await expect(main.getByRole('definition').filter({ hasText: /\d{3} \d{2} \d{2} \d{2}/ })).toBeVisible()
  await expect(main).toContainText(words.RentalTerms.title)
  await expect(main).toContainText('3.450 (3 maanden huur)')
  await axe(page)
  const downloading = page.waitForEvent('download')
  await main.getByRole('link', { name: words.Viewing.calendar }).click()
  const stream = await (await downloading).createReadStream()
  expect((await stream.toArray()).join('')).toContain(`DTSTART:${calendarTime(slot)}`)

  await page.goto(forms.rental)
  await expect(slotsOf(page).and(page.locator(`[value="${slot}"]`))).toBeDisabled()

  await page.goto(linkIn(await mailTo(email)))
  await expect(page).not.toHaveURL(/token=/)
  await axe(page)
  await main.getByRole('button', { name: words.Viewing.cancelButton }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Viewing.heading.cancelled)
  await axe(page)
  await page.goto(forms.rental)
  await expect(slotsOf(page).and(page.locator(`[value="${slot}"]`))).toBeEnabled()
})

test('on a narrow screen the chosen day of a week is in view, whichever it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(forms.sale)
  await hydrated(formOf(page))
  const strip = formOf(page).getByRole('radiogroup')
  const later = formOf(page).getByRole('button', { name: 'Semaine suivante' })
  await expect(strip.locator('input:checked')).toBeInViewport({ ratio: 1 })
  // This agent has slots on Mondays, Wednesdays and Fridays: three days of a row of which four and a half are visible.
  for (let week = 0; week < 3; week += 1) {
    const days = strip.locator('input:enabled')
    for (let day = 0; day < (await days.count()); day += 1) {
      await strip.locator('input:checked').press('ArrowRight')
      await expect(strip.locator('input:checked')).toBeInViewport({ ratio: 1 })
    }
    await later.click()
  }
})

test('a day that is selected before the script runs stays selected', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  // Of its three days a week none is filled by other tests.
  await page.goto(forms.rental, { waitUntil: 'commit' })
  const day = formOf(page).getByRole('radiogroup').locator('input:enabled').last()
  await expect(day).not.toBeChecked()
  await day.check()
  letGo()
  await hydrated(formOf(page))
  await page.unrouteAll({ behavior: 'wait' })
  await expect(day).toBeChecked()
  const date = (await day.getAttribute('value')) ?? ''
  await expect(formOf(page).locator(`[data-day="${date}"]`)).toBeVisible()
})

test('next to another column and on a narrow screen the text of a day stays within its box', async ({ page }) => {
  const labels = formOf(page).getByRole('radiogroup').locator('label')
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(forms.sale)
    await hydrated(formOf(page))
    await expect(labels).toHaveCount(7)
    const wide = await labels.evaluateAll((all) =>
      all.filter((label) => label.scrollWidth > label.clientWidth).map(({ textContent }) => textContent),
    )
    expect([width, wide]).toEqual([width, []])
    await expect(labels.locator('input:checked')).toBeInViewport({ ratio: 1 })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a viewing of a home for sale is booked, and cancelled on the page after the form (fr)', async ({ page }) => {
    const words = messages.fr
    await page.goto(forms.sale)
    const slot = await book(page, words.Forms.visit.submit, await runOnServer('confirmedAddress'))
    const main = page.getByRole('main')
    await expect(main).toContainText(hourOf(slot))
    await expect(main.getByRole('definition').filter({ hasText: /^Loodsbootkaai 8/ })).toBeVisible()
    await expect(main).not.toContainText(words.RentalTerms.title)

    await main.getByRole('link', { name: words.Viewing.cancel }).click()
    await main.getByRole('button', { name: words.Viewing.cancelButton }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Viewing.heading.cancelled)
    await page.goto(forms.sale)
    await expect(slotsOf(page).and(page.locator(`[value="${slot}"]`))).toBeEnabled()
  })
})

test('a forged query shows the plain thank-you page', async ({ page }) => {
  await page.goto('/nl/bedankt/bezoek/')
  const thanks = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto('/nl/bedankt/bezoek/?viewing=forged.token')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks)
  await expect(page.getByRole('main')).not.toContainText(messages.nl.Viewing.calendar)
})

test('a forged link returns no calendar file', async ({ request }) => {
  expect((await request.get('/api/viewing/?token=forged.token')).status()).toBe(404)
})

test('a reserved slot is confirmed with the button on its page, not by opening the link', async ({ page }) => {
  const words = messages.nl.Viewing
  const link = await runOnServer('heldViewing', 4102352)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmHeading)
  await axe(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmHeading)
  await page.getByRole('main').getByRole('button', { name: words.confirmButton }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading.confirmed)
  await expect(page.getByRole('main').getByRole('link', { name: words.calendar })).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.manageHeading)
  await expect(page.getByRole('main')).toContainText(words.lead.confirmed)
})
