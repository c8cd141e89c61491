/** Searching from the home page: by mouse, by touch, by keyboard, and without JavaScript. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, isNarrow, testInOneTab as test } from '../support/e2e.ts'
import { messages, paths } from '../support/site-texts.ts'

type Raw = { ID: number; Goal: number; Archived: boolean; WebIDs: string; Zip: string; City: string }

/** The listings, from the content files. */
const listings = readdirSync('data/properties')
  .map((file): Raw => JSON.parse(readFileSync(`data/properties/${file}`, 'utf8')))
  .filter((raw) => !raw.Archived)
const count = (goal: number, passes: (raw: Raw) => boolean) =>
  listings.filter((raw) => (raw.Goal === 0 ? 0 : 1) === goal && passes(raw)).length

const isApartment = (raw: Raw) => raw.WebIDs.split(',').includes('2')
const inZip = (zip: string) => (raw: Raw) => raw.Zip === zip

const apartment = { nl: 'Appartement', fr: 'Appartement' } as const
const land = { nl: 'Grond', fr: 'Terrain' } as const

const boxOf = (page: Page) => page.getByRole('main').getByRole('combobox')
const panelOf = (page: Page) => page.getByRole('main').getByRole('grid')
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** On touch screens a tap instead of a click. */
const press = (page: Page, target: ReturnType<Page['getByRole']>) => (isNarrow(page) ? target.tap() : target.click())

for (const language of ['nl', 'fr'] as const) {
  const words = { ...messages[language].SearchPanel, sale: messages[language].Banner.sale, rent: messages[language].Banner.rent }
  const path = paths[language]
  const group = (page: Page, name: string) => panelOf(page).getByRole('rowgroup', { name, exact: true })
  const cell = (page: Page, name: string) => panelOf(page).getByRole('gridcell', { name, exact: true })

  test.describe(`in ${language}`, { tag: language === 'nl' ? [] : '@wide' }, () => {
    test.beforeEach(({ page }) => page.goto(path.home))

    test('the empty box shows the types, with how many there are, and leads to a list', async ({ page }) => {
      await expect(panelOf(page)).toBeHidden()
      await press(page, boxOf(page))
      await expect(panelOf(page).getByRole('rowgroup')).toHaveCount(1)
      await expect(group(page, words.type).getByRole('row')).toHaveCount(language === 'nl' ? 8 : 7)
      await expect(cell(page, `${land[language]} ${words.rent} 0`).getByRole('link')).toHaveAttribute('aria-disabled', 'true')
      const total = count(0, isApartment)
      await press(page, cell(page, `${apartment[language]} ${words.sale} ${total}`).getByRole('link'))
      await expect(page).toHaveURL(`${path.sale}${language === 'nl' ? 'appartementen' : 'appartements'}/`)
      await expect(cards(page)).toHaveCount(total)
    })

    test('a town and a postcode find one row, which leads to the list to rent', async ({ page }) => {
      await press(page, boxOf(page))
      await boxOf(page).pressSequentially('antwerpen 2018')
      await expect(group(page, words.city).getByRole('row')).toHaveCount(1)
      const total = count(1, inZip('2018'))
      await press(page, cell(page, `Antwerpen 2018 ${words.rent} ${total}`).getByRole('link'))
      await expect(page).toHaveURL(`${path.rent}antwerpen/`)
      await expect(cards(page)).toHaveCount(total)
    })

    test('a reference finds its property, project or takeover, with its picture', { tag: '@pictures' }, async ({ page }) => {
      for (const id of ['4102318', '51015', '4102431']) {
        await boxOf(page).fill(id)
        const hit = group(page, words.property).getByRole('link')
        await expect(hit).toContainText(id)
        const picture = hit.locator('img')
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      }
      await press(page, group(page, words.property).getByRole('link'))
      await expect(page).toHaveURL(/\/4102431\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('a typo finds the nearest name, marked as such; the clear button empties box and rows, a press elsewhere closes', async ({
      page,
    }) => {
      await press(page, boxOf(page))
      await boxOf(page).pressSequentially('brechem')
      await expect(group(page, words.city)).toHaveCount(0)
      await expect(group(page, words.suggestions).getByRole('rowheader')).toHaveText(['Berchem 2600'])
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: words.suggestions })).toHaveCount(1)

      await boxOf(page).clear()
      await boxOf(page).pressSequentially('berchem')
      await expect(group(page, words.city)).toBeVisible()
      await press(page, page.getByRole('button', { name: words.clear }))
      await expect(boxOf(page)).toHaveValue('')
      await expect(boxOf(page)).toBeFocused()
      await expect(panelOf(page).getByRole('rowgroup')).toHaveCount(1)
      await page.getByRole('heading', { level: 1 }).click()
      await expect(panelOf(page)).toBeHidden()
    })

    test('by keyboard only: Tab leaves the panel, which closes; rows, cells, Enter, Escape', async ({ page }) => {
      await boxOf(page).focus()
      await expect(panelOf(page)).toBeVisible()
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
      await expect(panelOf(page)).toBeHidden()

      await boxOf(page).focus()
      await page.keyboard.type('berchem')
      const sale = cell(page, `Berchem 2600 ${words.sale} ${count(0, inZip('2600'))}`)
      // Until the response arrives, the keys move through the former rows.
      await expect(sale).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(sale).toHaveAttribute('aria-selected', 'true')
      await expect(sale).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toBeHidden()
      await expect(boxOf(page)).toHaveValue('berchem')
      await expect(boxOf(page)).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(sale).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowRight')
      await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', /-rent$/)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${path.rent}berchem/`)
    })

    test('Enter without a choice leads to the homes for sale in the town that was typed', async ({ page }) => {
      await boxOf(page).focus()
      await page.keyboard.type('berchem')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${path.sale}berchem/`)
      await expect(cards(page)).toHaveCount(count(0, ({ City }) => City === 'BERCHEM'))
    })
  })
}

test('the panel is accessible, empty and with a town, a reference and a typo', async ({ page }) => {
  await page.goto('/nl/')
  const rows = panelOf(page).getByRole('rowgroup')
  for (const [text, name] of [
    ['', messages.nl.SearchPanel.type],
    ['antwerpen', messages.nl.SearchPanel.city],
    ['4102318', messages.nl.SearchPanel.property],
    ['brechem', messages.nl.SearchPanel.suggestions],
  ] as const) {
    await boxOf(page).fill(text)
    if (!text) await boxOf(page).focus()
    await expect(rows.and(page.getByRole('rowgroup', { name, exact: true }))).toBeVisible()
    await axe(page)
  }
})

test('the open panel is not wider than the screen, on the home page and the 404 page', async ({ page }) => {
  for (const path of ['/nl/', '/nl/bestaat-niet/']) {
    await page.goto(path)
    await boxOf(page).focus()
    await page.keyboard.type('antwerpen')
    await expect(panelOf(page)).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, path).toBe(0)
  }
})

test('the back button keeps the text, and the panel matches it', async ({ page }) => {
  await page.goto('/nl/')
  await boxOf(page).fill('berchem')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/nl/te-koop/berchem/')
  await page.goBack()
  // The browser restores the text with a delay.
  await expect(async () => {
    await boxOf(page).blur()
    await boxOf(page).focus()
    const text = await boxOf(page).inputValue()
    await expect(panelOf(page).getByRole('rowgroup')).toHaveCount(text ? 2 : 1, { timeout: 5000 })
  }).toPass()
})

test('the route rejects invalid queries, and never fails', { tag: '@wide' }, async ({ request }) => {
  const answer = await request.get('/api/panel/?lang=nl&q=antwerpen%202018')
  expect(answer.status()).toBe(200)
  expect((await answer.json()).cities).toHaveLength(1)
  for (const query of ['', '?lang=xx&q=a', `?lang=nl&q=${'a'.repeat(81)}`]) {
    expect((await request.get(`/api/panel/${query}`)).status()).toBe(400)
  }
  for (const query of ['%FF%00', '%ED%A0%80', '__proto__', '|', '9'.repeat(80)]) {
    expect((await request.get(`/api/panel/?lang=nl&q=${query}`)).status()).toBe(200)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['nl', 'fr'] as const) {
    test(`the text is sent to either list (${language})`, async ({ page }) => {
      const { Banner } = messages[language]
      const path = paths[language]
      await page.goto(path.home)
      const form = page.getByRole('search', { name: Banner.search })
      await form.getByRole('textbox', { name: Banner.search }).fill('antwerpen 2018')
      await form.getByRole('button', { name: `${Banner.rent} 3` }).click()
      // All rentals in the city have this postcode.
      await expect(page).toHaveURL(`${path.rent}antwerpen/`)
      await expect(cards(page)).toHaveCount(count(1, inZip('2018')))
      await page.goto(path.home)
      await form.getByRole('button', { name: `${Banner.sale} 16` }).click()
      await expect(page).toHaveURL(path.sale)
    })
  }

  test('the 404 page searches too', async ({ page }) => {
    await page.goto('/nl/bestaat-niet/')
    await page.getByRole('search').getByRole('textbox').fill('berchem')
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Te koop/ })
      .click()
    await expect(page).toHaveURL('/nl/te-koop/berchem/')
  })
})
