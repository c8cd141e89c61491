/** Applications and offers that the office decides about, and what owners, bidders and visitors see of it. */

import { axe } from '../../support/axe.ts'
import type { DemoOffice } from '../../support/demo-office.ts'
import { expect, testInOneTab as test } from '../../support/e2e.ts'
import { takeCookies } from '../../support/owners.ts'
import { addressOf } from '../../support/site-routes.ts'
import { messages } from '../../support/site-texts.ts'

/** As if the quarter of an hour in which letters wait was over. */
const releaseLetters = ({ runSql }: DemoOffice) => runSql('update outbox set due_at = created_at where decision_id is not null')

export function testOffers(office: DemoOffice): void {
  const { baseURL, site, logIn, mailsTo, expectPublic } = office

  test('a candidate is accepted and that is undone: nobody is mailed, and everything is as before', async ({ page }) => {
    const t = messages.fr.OfficeOffers
    await page.setViewportSize({ width: 390, height: 844 })
    await logIn(page, 'fr')
    await page.goto(`${addressOf('office/applications', 'fr')}4102405/`)
    const accepting = page.getByRole('link', { name: t.acceptLabel.replace('{name}', 'Nadia Benali') })
    await accepting.click()
    const sheet = page.getByRole('region', { name: /Nadia Benali/ })
    await sheet.getByLabel(t.ownerAgrees).check()
    await sheet.getByRole('button', { name: t.acceptAndTell }).click()
    await expect(page.getByText(t.said.accepted)).toBeVisible()
    await expect(accepting).toHaveCount(0)
    await axe(page)
    await page.getByRole('button', { name: t.undo.button }).click()
    await expect(page.getByText(t.said.takenBack)).toBeVisible()
    await expect(accepting).toBeVisible()
    await expect(page.getByRole('button', { name: t.undo.button })).toHaveCount(0)
    releaseLetters(office)
    await mailsTo('nadia.benali@voorbeeld.example', 0)
  })

  for (const [language, width, bidder, amount] of [
    ['fr', 390, 'Grace Osei', /652/],
    ['nl', 1440, 'Hugo Lenaerts', /661/],
  ] as const)
    test(`an offer is passed on and read by the owner, accepted, and undone (${language}, ${width})`, async ({
      page,
      browser,
    }) => {
      const t = messages[language].OfficeOffers
      await page.setViewportSize({ width, height: 844 })
      await logIn(page, language)
      await page.goto(`${addressOf('office/offers', language)}4102363/`)
      const owner = await browser.newContext({ viewport: { width, height: 844 } })
      const email = `leest.mee.${language}@voorbeeld.example`
      await takeCookies(owner, baseURL, await site().run('addAccount', email, 'owner', 'een lang wachtwoord', [4_102_363]))
      const portal = await owner.newPage()
      await portal.goto(`${addressOf('owner', language)}4102363/`)
      const offers = portal.getByRole('region', { name: messages[language].OwnerTasks.offers })
      await expect(offers).toBeVisible()
      await expect(offers.getByText(amount)).toHaveCount(0)
      const [before = ''] = t.releaseLabel.split('{name}')
      await page.getByRole('button', { name: `${before}${bidder}` }).click()
      await expect(page.getByText(t.said.released)).toBeVisible()
      await portal.reload()
      await expect(offers.getByText(amount)).toBeVisible()
      // Neither a name, nor an offer that was not passed on.
      await expect(offers.getByText(/Osei|Lenaerts|645/)).toHaveCount(0)
      await axe(portal)
      await owner.close()

      const accepting = page.getByRole('link', { name: t.acceptLabel.replace('{name}', 'Rik Maes') })
      await accepting.click()
      const sheet = page.getByRole('region', { name: /Rik Maes/ })
      await sheet.getByLabel(t.ownerAgrees).check()
      await sheet.getByRole('button', { name: t.acceptAndTell }).click()
      await expect(page.getByText(t.said.accepted)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: t.undo.button }).click()
      await expect(page.getByText(t.said.takenBack)).toBeVisible()
      await expect(accepting).toBeVisible()
    })

  test('an offer is accepted with its letter: the others are refused, and the property is under option', async ({ page }) => {
    const t = messages.nl.OfficeOffers
    await logIn(page, 'nl')
    await page.goto(addressOf('office/offers', 'nl'))
    await page.getByRole('main').getByRole('link', { name: 'Touwdraaiersstraat' }).click()
    await page.getByRole('link', { name: t.acceptLabel.replace('{name}', 'Rik Maes') }).click()
    const sheet = page.getByRole('region', { name: /Rik Maes/ })
    await expect(sheet).toContainText('2 andere bieders')
    await axe(page)
    await sheet.getByLabel(messages.nl.OfficeLeads.text).fill('Beste Rik, de eigenaar is blij met u.')
    await sheet.getByLabel(t.ownerAgrees).check()
    await sheet.getByRole('button', { name: t.acceptAndTell }).click()
    await expect(page.getByText(t.said.accepted)).toBeVisible()
    const offers = page.getByRole('table')
    await expect(offers.getByText(t.isAccepted, { exact: true })).toHaveCount(1)
    await expect(offers.getByText(t.isRefused, { exact: true })).toHaveCount(2)
    await axe(page)

    await mailsTo('rik.maes@voorbeeld.example', 0)
    releaseLetters(office)
    const [letter] = await mailsTo('rik.maes@voorbeeld.example', 1)
    expect(letter?.text).toContain('de eigenaar is blij met u')
    // In each person's language, without the name of the chosen one.
    const [refusal] = await mailsTo('grace.osei@voorbeeld.example', 1)
    expect(refusal?.subject).toMatch(/^Your offer/)
    expect(refusal?.text).not.toMatch(/Rik|645/)

    await page.goto(`${addressOf('office/listings', 'nl')}4102363/`)
    const path = await page.getByRole('link', { name: messages.nl.OfficeListings.onSite }).getAttribute('href')
    await expectPublic(path ?? '', { status: 200, text: '>Onder optie<' })
  })
}
