/** Filtering a list: every filter alone, three together, back and forward, without JavaScript. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, frameStarted, hydrated, isNarrow, testInOneTab as test } from '../support/e2e.ts'
import { countCards, headingOf } from '../support/html.ts'
import { messages, paths } from '../support/site-texts.ts'

type Raw = Record<string, unknown> & {
  Goal: number
  Archived: boolean
  WebIDs: string
  Price: number
  PublishPrice: boolean
  Zip: string
}

/** The properties for sale, from the content files. */
const sale = readdirSync('data/properties')
  .map((file): Raw => JSON.parse(readFileSync(`data/properties/${file}`, 'utf8')))
  .filter((raw) => raw.Goal === 0 && !raw.Archived)

const atLeast = (field: string, bound: number) => (raw: Raw) => Number(raw[field] ?? 0) >= bound
const isType = (type: string) => (raw: Raw) => raw.WebIDs.split(',').includes(type)
const costsAtMost = (price: number) => (raw: Raw) => raw.PublishPrice && raw.Price <= price

const cards = (page: Page) => page.getByRole('main').getByRole('article')

async function expectCount(page: Page, count: number) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(count))
  await expect(cards(page)).toHaveCount(Math.min(count, 11))
}

const alone: readonly (readonly [string, (raw: Raw) => boolean])[] = [
  ['type=1', isType('1')],
  ['city=Berchem|2600', ({ Zip }) => Zip === '2600'],
  ['city=2140', ({ Zip }) => Zip === '2140'],
  ['minPrice=500000', (raw) => raw.PublishPrice && raw.Price >= 500_000],
  ['maxPrice=500000', costsAtMost(500_000)],
  ['bedrooms=3', atLeast('Bedrooms', 3)],
  ['bathrooms=2', (raw) => Number(raw['Bathrooms'] ?? 0) + Number(raw['ShowerRooms'] ?? 0) >= 2],
  ['plot=500', atLeast('SurfaceGround', 500)],
  ['epc=b', (raw) => Number(raw['EnergyPerformance']) > 0 && Number(raw['EnergyPerformance']) <= 200],
  ['garden=1', (raw) => raw['Garden'] === true],
  ['terrace=1', (raw) => raw['Terrace'] === true],
  ['lift=1', (raw) => raw['Lift'] === true],
  ['available=1', (raw) => raw['Availability'] === 'available'],
  ['ref=4102375', (raw) => raw['ID'] === 4102375],
]

for (const language of ['nl', 'fr'] as const) {
  const words = messages[language].FilterBar
  const path = paths[language]

  test.describe(`in ${language}`, () => {
    test('every filter alone gives the results expected from the files', async ({ request }) => {
      for (const [query, passes] of alone) {
        const html = await (await request.get(`${path.sale}?${query}`)).text()
        const count = sale.filter(passes).length
        expect(headingOf(html), query).toMatch(new RegExp(`\\b${count}\\b`))
        expect(countCards(html), query).toBe(Math.min(count, 11))
      }
    })

    test('three filters together, chosen in the form, with counts that follow the choices', async ({ page }) => {
      await page.goto(path.sale)
      const form = page.getByRole('search', { name: words.label })
      // Counts follow the choices once the script runs.
      await hydrated(form.getByRole('status', { includeHidden: true }).first())
      if (isNarrow(page)) await form.getByText(words.open, { exact: true }).click()
      const cell = (name: string) =>
        form
          .getByRole('group')
          .filter({ has: page.locator('summary', { hasText: name }) })
          .locator('summary')
      const expected = sale.filter(isType('1')).filter(costsAtMost(700_000)).filter(atLeast('Bedrooms', 4)).length

      await cell(words.type).first().click()
      await form.locator('input[name=type][value="1"]').check()
      await cell(words.price).first().click()
      await form.getByLabel(words.maxPrice).last().fill('700.000')
      await cell(words.bedrooms).first().click()
      await form.locator('input[name=bedrooms][value="4"]').check()
      await expect(form.locator('[data-total]')).toHaveText(String(expected))
      // Shown before the form is sent, also when the panel is closed.
      await expect(cell(words.price).first()).toContainText('700.000')
      await form.getByRole('button', { name: words.show }).click()

      await expect(page).toHaveURL(/\?type=1&maxPrice=700000&bedrooms=4$/)
      await expectCount(page, expected)
      await page.goBack()
      await expectCount(page, sale.length)
      // Values that the browser restored into the form are shown, too.
      await expect(cell(words.price).first()).toContainText('700.000')
      await page.goForward()
      await expectCount(page, expected)
    })

    test('an active filter is a chip that removes it', async ({ page }) => {
      await page.goto(`${path.sale}?type=4&epc=c`)
      await expect(page.getByRole('list', { name: words.active }).getByRole('listitem')).toHaveCount(3)
      await page.getByRole('link', { name: words.clear }).first().click()
      await expect(page).toHaveURL(path.sale)
    })
  })
}

test('the price slider fills in its fields', async ({ page }) => {
  await page.goto(paths.nl.sale)
  const form = page.getByRole('search', { name: messages.nl.FilterBar.label })
  await form.locator('summary', { hasText: messages.nl.FilterBar.price }).click()
  const knob = form.getByRole('slider', { name: messages.nl.FilterBar.maxPrice })
  await hydrated(knob)
  await knob.focus()
  for (let presses = 0; presses < 3; presses += 1) await knob.press('ArrowLeft')
  await expect(form.locator('input[name=maxPrice]')).toHaveValue('1460000')
})

/** The texts of elements whose content overflows. */
const findCut = (page: Page, selector: string) =>
  page.evaluate(
    (one) =>
      [...document.querySelectorAll(one)]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    selector,
  )

test('the bar shows every filter completely, with and without a choice, and opening one moves nothing', async ({ page }) => {
  const chosen = 'type=1&type=2&minPrice=400000&maxPrice=650000&bedrooms=2&area=100&epc=b&garden=1'
  for (const path of [paths.fr.sale, `${paths.fr.sale}?${chosen}`, `${paths.nl.sale}?${chosen}`]) {
    await page.goto(path)
    for (const width of [768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await findCut(page, '#filters summary :is(span, b)'), `${path} at ${width} px`).toEqual([])
    }
  }
  const bar = page.locator('#filters')
  const before = await bar.boundingBox()
  await bar.locator('summary', { hasText: messages.nl.FilterBar.price }).click()
  expect(await bar.boundingBox()).toEqual(before)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`on a narrow screen ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } })

    test('filters and order are readable', async ({ page }) => {
      for (const path of [`${paths.nl.sale}?type=2&bedrooms=2`, paths.fr.sale, paths.en.sale]) {
        await page.goto(path)
        for (const width of [320, 360, 390]) {
          await page.setViewportSize({ width, height: 800 })
          const toggle = page.locator('#filters summary').first()
          const edges = await toggle.evaluate((summary) => {
            const words = summary.querySelector('span')?.getBoundingClientRect()
            return words && summary.getBoundingClientRect().right - words.right
          })
          expect(edges, `${path} at ${width} px`).toBeGreaterThan(10)
          expect(await findCut(page, '#filters summary'), `${path} at ${width} px`).toEqual([])
          const missing = await page.locator('#sort').evaluate((select: HTMLSelectElement) => {
            const shown = select.offsetWidth
            select.style.width = 'max-content'
            const wanted = select.offsetWidth
            select.style.width = ''
            return wanted - shown
          })
          expect(missing, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    })
  })

test.describe('on a phone, where the filters are a sheet over the page', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } })

  for (const [name, path] of [
    ['a list', paths.nl.sale],
    ['a list on the map', `${paths.nl.sale}?view=map`],
  ] as const)
    test(`the sheet of ${name} is laid out before, and what is behind it hides after the frame that shows it`, async ({
      page,
    }) => {
      await page.goto(path)
      const form = page.getByRole('search', { name: messages.nl.FilterBar.label })
      const button = form.getByRole('button', { name: messages.nl.FilterBar.show, includeHidden: true })
      await expect(button).toBeHidden()
      expect((await button.boundingBox())?.height).toBeGreaterThan(40)
      const toggle = form.locator('summary', { hasText: messages.nl.FilterBar.open }).first()
      const behind = page.getByRole('link', { name: 'Naar de inhoud', includeHidden: true })
      const visibilityAtOnce = await toggle.evaluate((summary: HTMLElement) => {
        summary.click()
        return ['a[href="#content"]', '#filters [type=submit]'].map((one) => {
          const element = document.querySelector(one)
          return element && getComputedStyle(element).visibility
        })
      })
      expect(visibilityAtOnce).toEqual(['visible', 'visible'])
      await expect(behind).toHaveCSS('visibility', 'hidden')
      await expect(button).toBeInViewport()
      await toggle.click()
      await expect(behind).toHaveCSS('visibility', 'visible')
      await expect(button).toBeHidden()
    })

  test('while it is open the keyboard reaches nothing else, not even the back-to-top button', async ({ page }) => {
    await page.goto(paths.nl.sale)
    await frameStarted(page)
    const form = page.getByRole('search', { name: messages.nl.FilterBar.label })
    const toTop = page.locator('[data-to-top]')
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    await expect(page.locator('html[data-left-top]')).toBeAttached()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(toTop).toBeVisible()
    const toggle = form.locator('summary', { hasText: messages.nl.FilterBar.open }).first()
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(toTop).toBeHidden()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && activeElement?.closest('search') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await expect(toTop).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form narrows the list', async ({ page }) => {
    await page.goto(paths.nl.sale)
    const form = page.getByRole('search', { name: messages.nl.FilterBar.label })
    await form.locator('summary', { hasText: messages.nl.FilterBar.more }).click()
    await form.getByLabel(messages.nl.FilterBar.flags.garden).check()
    await form.getByRole('button', { name: messages.nl.FilterBar.show }).click()
    await expect(page).toHaveURL(/\?garden=1$/)
    await expectCount(page, sale.filter((raw) => raw['Garden'] === true).length)
  })
})
