/** A visitor's own places: stored only in the browser, and shown as distances with every home. */
import type { Page, Request } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { details, messages, paths } from '../support/site-texts.ts'

const journeys = [
  { language: 'nl', width: 1440, page: '/nl/mijn-plaatsen/', compare: '/nl/vergelijken/', home: details.sale, near: 'Berchem' },
  {
    language: 'fr',
    width: 390,
    page: '/fr/mes-lieux/',
    compare: '/fr/comparer/',
    home: '/fr/a-vendre/',
    near: 'Berchem',
  },
] as const

/** The requests of the page while distances are shown. */
function listen(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/own-places/')) asked.push(request)
  })
  return asked
}

async function putDown(page: Page, language: 'nl' | 'fr', name: string, where: string) {
  const words = messages[language].OwnPlaces
  const form = page.getByRole('form')
  await form.getByLabel(words.name).fill(name)
  await form.getByLabel(words.where).fill(where)
  await form.getByRole('button', { name: words.add }).click()
  await expect(page.getByRole('button', { name: words.remove.replace('{name}', name) })).toBeVisible()
}

/** Kilometres to the place with a number on each card, in page order. */
const kilometres = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll(
      (cards, at) =>
        cards.flatMap((card) => {
          const text = card.querySelectorAll('[data-own-places] li')[at]?.children[2]?.textContent
          return text ? [Number(text.replace(/[^\d,]/g, '').replace(',', '.'))] : []
        }),
      index,
    )

for (const { language, width, page: path, compare, home, near } of journeys) {
  test(`two places are entered, shown on cards, sorted by, shown on a home and in the comparison, and cleared (${language}, ${width})`, async ({
    page,
  }) => {
    const words = messages[language].OwnPlaces
    const asked = listen(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths[language].sale)
    await expect(page.locator('[data-own-places]')).toHaveCount(0)
    expect(asked).toEqual([])

    await page.goto(path)
    await putDown(page, language, 'Werk', near)
    await putDown(page, language, 'Oma', '51,2260 4,3790')
    await axe(page)
    const offer = page.getByRole('main').getByRole('article')
    await expect(offer.first()).toContainText('Werk')

    await page.goto(paths[language].sale)
    const sort = page.getByRole('group', { name: words.thisPage })
    await sort.getByRole('button', { name: /Werk/ }).click()
    await expect(async () => {
      const sorted = await kilometres(page, 0)
      expect(sorted.length).toBeGreaterThan(5)
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
    }).toPass()

    const detail =
      home === paths[language].sale
        ? await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
        : home
    await page.goto(detail ?? home)
    const table = page.getByRole('table', { name: words.toYours })
    await expect(table.getByRole('row', { name: /Werk/ })).toBeVisible()
    // On the other bank of a river: a distance, no time, and why.
    await expect(table.getByRole('row', { name: /Oma/ })).toContainText(words.noTimeShort)
    await expect(page.locator('#location')).toContainText(/Schelde|Escaut/)

    await page.goto(`${compare}?ids=4102318,4102358`)
    await expect(page.getByRole('row', { name: /Werk/ })).toBeVisible()

    for (const request of asked) expect(decodeURIComponent(request.url())).not.toMatch(/Werk|Oma|51[.,]22|4[.,]37|Berchem/)
    await page.goto(path)
    await page.getByRole('button', { name: words.clear }).click()
    await expect(page.getByText(words.none)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('own-places'))).toBeNull()
  })
}

for (const { language, width, page: path } of journeys) {
  const words = messages[language].OwnPlaces

  test(`by keyboard: the middle of the map, moved by arrows, and an address are places as well (${language}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const map = page.getByRole('button', { name: words.mapHelp })
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(words.where)).toHaveValue(/^51\.\d{5}, 4\.\d{5}$/)
    await page.getByLabel(words.name).fill('Sportclub')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.remove.replace('{name}', 'Sportclub') })).toBeVisible()
    const form = page.getByRole('form')
    await form.getByLabel(words.name).fill('Atelier')
    await form.getByLabel(words.where).fill('Loodsbootkaai 8, 2000 Antwerpen')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: words.remove.replace('{name}', 'Atelier') })).toBeVisible()
  })

  test.describe(`without JavaScript (${language}, ${width})`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } })

    test('the page says that places need it, and how times are calculated', async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('main noscript p')).toHaveText(words.withoutScript)
      await expect(page.locator('main noscript p')).toBeVisible()
      await expect(page.getByText(words.notCar)).toBeVisible()
    })
  })
}
