/** Testimonials, the newsletter, and discreet homes mailed to matching subscribers. */

import { axe } from '../../support/axe.ts'
import type { DemoOffice } from '../../support/demo-office.ts'
import { expect, testInOneTab as test } from '../../support/e2e.ts'
import { addressOf } from '../../support/site-routes.ts'
import { messages } from '../../support/site-texts.ts'

export function testLetters({ manager, logIn, mailsTo, runSql, expectPublic }: DemoOffice): void {
  for (const [language, width, name, words] of [
    ['nl', 1440, 'Hilde Claes', 'Eerlijk advies over de prijs'],
    ['fr', 390, 'Aline Dubois', 'Un suivi clair du début à la fin'],
  ] as const)
    test(`a testimonial is read, approved and seen by visitors (${language}, ${width})`, async ({ page }) => {
      const t = messages[language].OfficeTestimonials
      if (language === 'fr') {
        const payload = JSON.stringify({ NAME: name, EMAIL: 'aline@voorbeeld.example', COMMENT: words, SCORE: 5 })
        const values = "values ('aline', 'aline', 'testimonial', 'fr', 'aline@voorbeeld.example', 'new', ?, ?)"
        const columns = 'id, token, form, language, email, status, payload, created_at'
        runSql(`insert into lead (${columns}) ${values}`, payload, new Date().toISOString())
      }
      await page.setViewportSize({ width, height: 900 })
      await logIn(page, language)
      await page.goto(addressOf('office/testimonials', language))
      await page.getByRole('link', { name }).click()
      await expect(page.getByText(t.untouched)).toBeVisible()
      await axe(page)
      const approve = page.getByRole('button', { name: t.approve, exact: true })
      await approve.click()
      await expect(page.getByText(t.said.approved)).toBeVisible()
      const { OfficeUndo, OfficeKeys } = messages[language]
      const undo = page.getByRole('button', { name: OfficeUndo.button })
      // It disappears after eight seconds, but not while the pointer is over it.
      await undo.hover()
      if (language === 'nl') {
        // Keys work only once the page's script runs.
        await expect(page.getByRole('button', { name: OfficeKeys.title })).toBeVisible()
        await page.keyboard.press('z')
      } else await undo.click()
      await expect(page.getByText(t.said.undone)).toBeVisible()
      await approve.click()
      await expectPublic(addressOf('testimonials', language), { status: 200, text: words })
    })

  test('a newsletter is previewed, tested and sent (fr, 390)', async ({ page }) => {
    const t = messages.fr.OfficeNewsletter
    const [reader, time] = ['odette.lecteur@voorbeeld.example', new Date().toISOString()]
    runSql("insert into subscription values ('reader', ?, 'fr', 'confirmed', ?, ?)", reader, time, time)
    await page.setViewportSize({ width: 390, height: 844 })
    await logIn(page, 'fr')
    await page.goto(addressOf('office/newsletter', 'fr'))
    await axe(page)
    const article = page.getByRole('main').locator('a.cover-link').first()
    const title = (await article.textContent())?.trim() ?? ''
    await article.click()
    await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: t.test }).click()
    await expect(page.getByText(t.said.test)).toBeVisible()
    await mailsTo(manager().email, 1)
    await page.locator('summary').filter({ hasText: '…' }).click()
    await page.locator('details[open]').getByRole('button').click()
    await expect(page.getByText(t.said.sending)).toBeVisible()
    const [mail] = await mailsTo(reader, 1)
    expect(`${mail?.subject} ${mail?.text}`).toContain(title)
  })

  test('subscribers whose search matches a discreet home are mailed once (nl, 1440)', async ({ page }) => {
    const t = messages.nl.OfficeSubscribers
    const listings = messages.nl.OfficeListings
    await page.setViewportSize({ width: 1440, height: 900 })
    await logIn(page, 'nl')
    await page.goto(`${addressOf('office/listings', 'nl')}4102363/`)
    const choices = page.getByRole('navigation', { name: listings.stateLabel })
    await choices.getByRole('link', { name: listings.states.discreet }).click()
    await page.getByRole('button', { name: listings.makeIt.replace('{state}', listings.states.discreet) }).click()
    await expect(page.getByText(listings.said.discreet)).toBeVisible()
    await page.goto(addressOf('office/subscribers', 'nl'))
    const offers = page.getByRole('region', { name: t.offers })
    await expect(async () => {
      await page.reload()
      await expect(offers.getByRole('listitem')).toHaveCount(3, { timeout: 1000 })
    }).toPass()
    await offers.getByRole('listitem').last().getByRole('link').click()
    await axe(page)
    await page.getByRole('button', { name: /^Mail deze/ }).click()
    await expect(page.getByText(messages.nl.OfficeNewsletter.said.offered)).toBeVisible()
    const [mail] = await mailsTo('joke.smets@voorbeeld.example', 1)
    // Nothing that identifies the address.
    expect(mail?.text).not.toMatch(/Touwdraaiersstraat|4102363/)
    await page.goto(`${addressOf('office/subscribers', 'nl')}?offer=C`)
    await expect(page.getByRole('button', { name: /^Mail deze/ })).toHaveCount(0)
  })
}
