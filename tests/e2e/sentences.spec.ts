/** Free-text search by keyboard: what was understood, changed, removed, and not understood. */
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { messages, paths } from '../support/site-texts.ts'

const journeys = {
  nl: {
    width: 1440,
    text: 'huis met tuin in Berchm onder 700.000, liefst zuid, met toverkracht',
    town: 'Berchem',
    unknown: 'toverkracht',
  },
  fr: {
    width: 390,
    text: 'maison avec jardin à Berchm sous 700.000, de préférence sud, avec magie',
    town: 'Berchem',
    unknown: 'magie',
  },
} as const

for (const language of ['nl', 'fr'] as const) {
  const { width, text, town, unknown } = journeys[language]
  const words = messages[language].SentenceSearch

  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a sentence becomes filters that are shown, opened, changed and removed', async ({ page }) => {
      await page.goto(paths[language].sale)
      await page.getByRole('link', { name: words.link }).first().press('Enter')
      const box = page.getByRole('textbox', { name: words.label })
      await box.fill(text)
      await box.press('Enter')
      const reading = page.getByRole('region', { name: words.read })
      await expect(reading).toContainText('€ 700.000')
      await expect(reading).toContainText(words.kinds.place)
      await expect(reading).toContainText(words.traits.south)
      await expect(reading.getByRole('listitem').filter({ hasText: unknown }).first()).toContainText(words.unknown)
      const found = page.getByRole('region', { name: words.found })
      await expect(found).toContainText(unknown)
      const homes = found.getByRole('article')
      for (const card of await homes.all()) await expect(card).toContainText(town)
      await axe(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      // A corrected word shows what was typed.
      const place = reading.locator('summary').filter({ hasText: words.kinds.place })
      await place.press('Enter')
      await expect(reading).toContainText('Berchm')
      await place.press('Enter')
      const price = reading.locator('summary').filter({ hasText: words.kinds.price })
      await price.press('Enter')
      const other = price.locator('xpath=..').getByRole('link').first()
      await expect(other).toBeVisible()
      const before = await box.inputValue()
      await other.press('Enter')
      await expect(box).not.toHaveValue(before)

      const count = await page.getByRole('region', { name: words.found }).getByRole('article').count()
      const [remove = ''] = words.remove.split('{kind}')
      await page
        .getByRole('link', { name: `${remove}${words.kinds.place}` })
        .last()
        .press('Enter')
      await expect(box).not.toHaveValue(/Ber?ch/)
      expect(await page.getByRole('region', { name: words.found }).getByRole('article').count()).toBeGreaterThanOrEqual(count)
      await page.getByRole('link', { name: words.save }).press('Enter')
      await expect(page.locator('input[name=QUERY]')).toHaveValue(/maxPrice=\d+/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[language].Forms['save-search'].title)
    })
  })
}
