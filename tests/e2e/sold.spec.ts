/** Sold homes: references without prices, figures of a town and of a home's town, and the estimate that is based on them. */
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { messages } from '../support/site-texts.ts'

const journeys = {
  nl: {
    width: 1440,
    script: true,
    references: '/nl/verkocht/',
    town: '/nl/te-koop/berchem/',
    home: '/nl/property/4102358/',
    valuation: '/nl/gratis-schatting/',
  },
  fr: {
    width: 390,
    script: false,
    references: '/fr/vendus/',
    town: '/fr/a-vendre/berchem/',
    home: '/fr/property/4102358/',
    valuation: '/fr/estimation-gratuite/',
  },
} as const

const price = /€\s?\d/

for (const language of ['nl', 'fr'] as const) {
  const { width, script, references, town, home, valuation } = journeys[language]
  const { References, Estimate, LandingPage } = messages[language]

  test.describe(`${language} at ${width}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: script })

    test('references are filtered and paged by keyboard, and none shows a price', async ({ page }) => {
      await page.goto(references)
      const list = page.getByRole('region', { name: References.title })
      const cards = list.getByRole('article')
      await expect(cards.first()).toBeVisible()
      const filter = page.getByRole('navigation', { name: References.filter })
      await filter.getByRole('link', { name: new RegExp(`^${References.let}`) }).press('Enter')
      await expect(page).toHaveURL(/#references$/)
      await expect(filter.getByRole('link', { name: new RegExp(`^${References.let}`) })).toHaveAttribute('aria-current', 'true')
      await filter.locator('summary').press('Enter')
      await filter.getByRole('link', { name: /^Berchem/ }).press('Enter')
      await expect(filter.locator('summary')).toContainText('Berchem')
      for (const card of await cards.all()) await expect(card).toContainText('Berchem')
      await page.goto(references)
      await page.getByRole('link', { name: References.next }).press('Enter')
      await expect(page.getByRole('link', { name: References.previous })).toBeVisible()
      for (const card of await cards.all()) expect(await card.textContent()).not.toMatch(price)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    test('a home shows the prices of its town, and links to the town with figures, map, text and answers', async ({ page }) => {
      await page.goto(home)
      const market = page.getByRole('region', { name: References.line.title.replace('{town}', 'Berchem') })
      await expect(market.getByRole('definition').first()).toHaveText(price)
      await market.getByRole('link').last().press('Enter')
      await expect(page).toHaveURL(new RegExp(`${town}$`))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: LandingPage.bands.replace('{place}', 'Berchem') })).toBeVisible()
      // With fewer than five sales there is a sentence instead of a figure.
      await expect(main.getByText(/(vijf verkopen, dus geen cijfer|cinq ventes|Moins de)/).first()).toBeVisible()
      await expect(main.locator('a:has(img[src^="/tiles/"])').first()).toBeVisible()
      const question = main.locator('details summary').filter({ hasText: '?' }).first()
      await question.press('Enter')
      await expect(question.locator('xpath=..')).toHaveAttribute('open', '')
    })

    test('an estimate gives a range with its basis, and the form takes over what was typed', async ({ page }) => {
      await page.goto(valuation)
      const start = page.getByRole('form', { name: Estimate.title })
      await start.getByLabel(Estimate.fields.zip).selectOption('2600')
      await start.getByLabel(Estimate.fields.kind).selectOption('terraced')
      await start.getByLabel(Estimate.fields.area).fill('165')
      await start.getByLabel(Estimate.fields.bedrooms).fill('3')
      await start.getByLabel(Estimate.fields.state).selectOption('ready')
      await start.getByLabel(Estimate.fields.bedrooms).press('Enter')
      await expect(page).toHaveURL(/zip=2600&kind=terraced&area=165&bedrooms=3&state=ready/)
      const main = page.getByRole('main')
      await expect(main.getByText(/€\s?\d{3}\.000.+€\s?\d{3}\.000/).first()).toBeVisible()
      await expect(main.getByRole('heading', { name: Estimate.comparables })).toBeVisible()
      const sales = main.getByRole('table').first()
      expect(await sales.getByRole('row').count()).toBeGreaterThan(5)
      expect(await sales.textContent()).not.toMatch(price)
      for (const heading of [Estimate.method.title, Estimate.error.title, Estimate.waiting.title])
        await expect(main.getByRole('heading', { name: heading })).toBeVisible()
      const form = page.locator('form:has(input[name="_form"][value="valuation"])')
      await expect(form.locator('[name=LIVING_AREA]')).toHaveValue('165')
      await expect(form.locator('[name=ZIP]')).toHaveValue('2600')
      if (script) await axe(page)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

    test('with fewer than five sales there is no amount, but links', async ({ page }) => {
      await page.goto(`${valuation}?zip=2020&kind=studio&area=40&bedrooms=0&state=ready&epc=c`)
      const main = page.getByRole('main')
      await expect(main.getByText(Estimate.none.few)).toBeVisible()
      await expect(main.getByRole('heading', { name: Estimate.none.title })).toBeVisible()
      expect(await main.locator('section').first().textContent()).not.toMatch(/€\s?\d{3}\.000/)
      await main.getByRole('link', { name: Estimate.none.visit }).press('Enter')
      await expect(page).toHaveURL(/#valuation$/)
    })
  })
}
