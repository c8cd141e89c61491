/** Searching within an area drawn on the map and around a place. */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { scrollToMap } from '../support/scroll-to-map.ts'
import { messages, paths } from '../support/site-texts.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** The map's document, once it is loaded. */
async function openMap(page: Page, address: string, language: 'nl' | 'fr'): Promise<FrameLocator> {
  await page.goto(address)
  const frame = page.frameLocator('main iframe')
  await scrollToMap(page)
  await expect(frame.getByRole('region', { name: messages[language].MapFrame.region })).toBeVisible()
  return frame
}

/** Clicks or taps at uncovered parts of the map. */
async function press(page: Page, region: Locator, parts: readonly (readonly [number, number])[], isTouch: boolean) {
  const box = await region.boundingBox()
  if (!box) throw new Error('no map')
  for (const [right, down] of parts) {
    const [x, y] = [box.x + box.width * right, box.y + box.height * down]
    await (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  }
}

/** Positions not covered by the page or the tools: next to the editor, or above it. */
const free = {
  nl: [
    [0.6, 0.3],
    [0.85, 0.35],
    [0.8, 0.75],
    [0.55, 0.7],
  ],
  fr: [
    [0.25, 0.24],
    [0.6, 0.22],
    [0.6, 0.42],
    [0.25, 0.42],
  ],
} as const

const address = { nl: 'Loodsbootkaai 8, 2000 Antwerpen', fr: 'Loodsbootkaai 8, 2000 Anvers' } as const
const street = { nl: 'Loodsbootkaai, Antwerpen', fr: 'Loodsbootkaai, Anvers' } as const

for (const [language, viewport] of [
  ['nl', wide],
  ['fr', narrow],
] as const) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport === narrow, contextOptions: { reducedMotion: 'reduce' } })
    const { MapFrame, SearchShapes, FilterBar } = messages[language]
    const words = MapFrame.draw

    test('an area is drawn by keyboard only, is counted, and is in the address', async ({ page }) => {
      const map = await openMap(page, `${paths[language].sale}?view=map`, language)
      await map.getByRole('button', { name: words.area, exact: true }).press('Enter')
      await map.getByRole('button', { name: words.square }).press('Enter')
      const panel = map.getByRole('region', { name: words.corners.replace('{number}', '1') })
      await expect(panel.getByRole('listitem')).toHaveCount(4)
      await panel.getByRole('combobox', { name: words.step }).selectOption('500')
      await panel.getByRole('button', { name: words.west.replace('{step}', '500\u00a0m') }).press('Enter')
      await expect(map.getByRole('status')).not.toBeEmpty()
      await panel.getByRole('button', { name: words.last }).press('Enter')
      await expect(panel.getByRole('listitem')).toHaveCount(5)
      await panel.getByRole('button', { name: words.undo }).press('Enter')
      await panel.getByRole('button').last().press('Enter')
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/[?&]zone=5[01]\.\d{4},4\.\d{4},/)
      await expect(page.getByRole('region', { name: SearchShapes.searched }).getByRole('listitem')).toHaveCount(1)
    })

    test('an area by pointer and a circle beside it: counts, the address, the list and what is saved follow', async ({
      page,
    }) => {
      const map = await openMap(page, `${paths[language].sale}?view=map`, language)
      await map.getByRole('button', { name: words.area, exact: true }).press('Enter')
      const panel = map.getByRole('region', { name: words.corners.replace('{number}', '1') })
      await expect(panel).toBeVisible()
      await press(page, page.locator('main iframe'), free[language], viewport === narrow)
      await expect(panel.getByRole('listitem')).toHaveCount(4)

      // Dragging a corner changes the results.
      const corner = map.getByRole('button', { name: /^(Hoek|Angle) 1, / }).first()
      const before = await corner.boundingBox()
      if (!before) throw new Error('no corner')
      await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
      await page.mouse.down()
      await page.mouse.move(before.x + before.width / 2 + 24, before.y + before.height / 2 - 12, { steps: 4 })
      await page.mouse.up()
      expect((await corner.boundingBox())?.x).toBeGreaterThan(before.x + 10)
      await panel.getByRole('button').last().click()
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/[?&]zone=(5[01]\.\d{4},4\.\d{4},?){4}&/)

      const again = await openMap(page, page.url(), language)
      await again.getByRole('button', { name: words.circle, exact: true }).press('Enter')
      const circle = again.getByRole('region', { name: words.circleTitle.replace('{number}', '1') })
      await circle.getByRole('button').last().click()
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/zone=.*&around=5[01]\.\d{4},4\.\d{4},1(\.\d)?&/)

      const list = page.url().replace('&view=map', '')
      await page.goto(list)
      const active = page.getByRole('list', { name: FilterBar.active })
      for (const text of [FilterBar.drawnFilter, '1'])
        await expect(active.getByRole('link').filter({ hasText: text })).toHaveCount(1)
      await page.getByRole('link', { name: messages[language].PropertyList.save }).first().click()
      await expect(page).toHaveURL(/zone=.*around=/)
      const saved = page.getByRole('main')
      await expect(saved).toContainText(FilterBar.drawnFilter)
      await expect(saved.locator('input[name=QUERY]')).toHaveValue(/zone=.*around=/)
    })

    test('around an address, by keyboard: the street with its town, the house number is ignored', async ({ page }) => {
      await page.goto(`${paths[language].sale}?view=map`)
      await page.getByRole('textbox', { name: FilterBar.near }).fill(address[language])
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/around=51\.\d{4}(,|%2C)4\.\d{4}(,|%2C)5/)
      await expect(page.getByRole('region', { name: SearchShapes.searched }).first()).toContainText(street[language])
    })
  })

  test.describe(`${language}, ${viewport.width} px, without JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled: false })

    test('a search around a station by the form of the list', async ({ page }) => {
      const words = messages[language].FilterBar
      const form = `?near=${encodeURIComponent(language === 'nl' ? 'station Berchem' : 'gare d’Anvers-Berchem')}&km=2`
      await page.goto(paths[language].sale)
      const { action, field } = await page
        .locator('input[name="near"]')
        .evaluate((input: HTMLInputElement) => ({ action: input.form?.action ?? '', field: input.labels?.length }))
      expect(field).toBeGreaterThan(0)
      await page.goto(action + form)
      expect(decodeURIComponent(page.url())).toMatch(/[?&]around=51\.1993,4\.4325,2$/)
      const chip = page.getByRole('list', { name: words.active }).getByRole('link').first()
      await expect(chip).toContainText('2')
      await expect(chip).toContainText(language === 'nl' ? 'station Antwerpen-Berchem' : 'gare Anvers-Berchem')
    })

    test('a search around an address; an unknown street is reported', async ({ page }) => {
      const { FilterBar, PropertyList } = messages[language]
      await page.goto(`${paths[language].sale}?near=${encodeURIComponent(address[language])}&km=1`)
      await expect(page.getByRole('list', { name: FilterBar.active }).getByRole('link').first()).toContainText(street[language])
      await page.goto(`${paths[language].sale}?near=${encodeURIComponent('Nergensstraat 3, 9000 Gent')}`)
      const [start = ''] = PropertyList.unknownPlace.split('{text}')
      await expect(page.getByRole('status').filter({ hasText: 'Nergensstraat 3' })).toContainText(start.trim())
    })
  })
}
