/** A list on a full-window map, with its sheet on small screens (design, "Map"). */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { hiddenStops, walkByTab } from '../support/focus-walk.ts'
import { messages, paths } from '../support/site-texts.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

/** A polygon of four corners, and a circle around a station. */
const zones = 'zone=51.1950,4.4000,51.1950,4.4400,51.2250,4.4400,51.2250,4.4000&around=51.1993,4.4325,2'

const frameOf = (page: Page): FrameLocator => page.frameLocator('main iframe')

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return box
}

async function open(page: Page, language: 'nl' | 'fr', query = ''): Promise<FrameLocator> {
  await page.goto(`${paths[language].sale}?${query}view=map`)
  const map = frameOf(page)
  await expect(map.getByRole('region', { name: messages[language].MapFrame.region })).toBeVisible()
  return map
}

const isScrollable = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth)

for (const language of ['nl', 'fr'] as const) {
  const { MapFrame, MapList, FilterBar, ViewToggle, SearchShapes } = messages[language]
  const words = MapFrame.draw

  test.describe(`${language}, ${wide.width} px`, () => {
    test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } })

    test('header, filters, list and map fill the window', async ({ page }) => {
      const map = await open(page, language, `${zones}&`)
      expect(await isScrollable(page)).toBe(false)
      const list = await boxOf(page.locator('[data-map-list]'))
      const frame = await boxOf(page.locator('main iframe'))
      expect(list).toMatchObject({ x: 0, width: 580 })
      expect(frame).toMatchObject({ x: 580, width: wide.width - 580, y: list.y })
      expect([list.y + list.height, frame.y + frame.height]).toEqual([wide.height, wide.height])
      expect((await boxOf(page.locator('header').first())).height).toBe(61)
      expect((await boxOf(page.getByRole('search', { name: FilterBar.label }))).height).toBe(65)
      await expect(page.getByRole('contentinfo')).toBeHidden()

      // The editor of corners is over the map.
      await page.getByRole('button', { name: SearchShapes.edit, exact: true }).click()
      const editor = map.getByRole('region', { name: words.corners.replace('{number}', '1') })
      await expect(editor.getByRole('listitem')).toHaveCount(4)
      expect((await boxOf(editor)).width).toBe(316)
      expect(await boxOf(page.locator('main iframe'))).toEqual(frame)
      await axe(page)
    })

    test('the search includes the surroundings of a typed place in addition to the drawn area', async ({ page }) => {
      await open(page, language, `zone=51.1950,4.4000,51.1950,4.4400,51.2250,4.4400,51.2250,4.4000&`)
      await page.getByRole('textbox', { name: FilterBar.near }).fill('Berchem')
      await page.keyboard.press('Enter')
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/zone=51\.195.*around=51\.\d+,4\.\d+,\d+&view=map$/)
      await page.getByRole('link', { name: ViewToggle.list }).click()
      await expect(page).toHaveURL(/around=[^&]*$/)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })

    test('the button to search the shown area does not overlap the tools', async ({ page }) => {
      const map = await open(page, language, `${zones}&`)
      await map.getByRole('button', { name: MapFrame.zoomIn }).click()
      const search = await boxOf(map.getByRole('button', { name: MapFrame.searchArea }))
      const tools = await boxOf(map.getByRole('group', { name: words.tools }))
      expect(search.y).toBeGreaterThan(tools.y + tools.height)
    })

    test('by keyboard no focused element is covered', async ({ page }) => {
      await open(page, language, `${zones}&`)
      expect(hiddenStops(await walkByTab(page))).toEqual([])
    })
  })

  test.describe(`${language}, ${narrow.width} px`, () => {
    test.use({ viewport: narrow, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })
    const sheet = (page: Page) => page.locator('[data-map-list]')
    const heightOf = async (page: Page) => Math.round((await boxOf(sheet(page))).height)

    test('the list is a sheet over the map, moved by buttons and by dragging', async ({ page }) => {
      await open(page, language, `${zones}&`)
      expect(await isScrollable(page)).toBe(false)
      const half = await heightOf(page)
      expect(half).toBeGreaterThan(narrow.height * 0.4)
      expect(half).toBeLessThan(narrow.height * 0.5)
      const [larger, smaller] = [MapList.larger, MapList.smaller].map((name) => page.getByRole('button', { name }))
      if (larger) await hydrated(larger)
      await larger?.press('Enter')
      await expect.poll(() => heightOf(page)).toBeGreaterThan(narrow.height * 0.8)
      // The field for places is not covered.
      await expect(page.getByRole('textbox', { name: FilterBar.near })).toBeInViewport()
      expect((await boxOf(sheet(page))).y).toBeGreaterThan(
        (await boxOf(page.getByRole('textbox', { name: FilterBar.near }))).y + 48,
      )
      await smaller?.press('Enter')
      await smaller?.press('Enter')
      await expect.poll(() => heightOf(page)).toBe(96)
      await expect(page.locator('[data-property-id]').first()).toBeHidden()

      const { x, y, width } = await boxOf(sheet(page))
      await page.mouse.move(x + width / 2, y + 16)
      await page.mouse.down()
      await page.mouse.move(x + width / 2, y - 200, { steps: 5 })
      await page.mouse.up()
      await expect.poll(() => heightOf(page)).toBe(half)
      await axe(page)
    })

    test('a zone is edited from its chip: the map fills the window, prices become squares', async ({ page }) => {
      const map = await open(page, language, `${zones}&`)
      const chips = page.getByRole('region', { name: SearchShapes.searched }).first()
      await chips.getByRole('button').first().press('Enter')
      const editor = map.getByRole('region', { name: words.corners.replace('{number}', '1') })
      await expect(editor.getByRole('listitem')).toHaveCount(4)
      await expect(sheet(page)).toBeHidden()
      const widths = () => map.locator('[data-marker]').evaluateAll((pins) => [...new Set(pins.map((pin) => pin.clientWidth))])
      await expect.poll(widths).toEqual([10])
      await editor.getByRole('button', { name: words.close }).press('Enter')
      await expect(sheet(page)).toBeVisible()
    })

    test('filters open over the page and are shut again', async ({ page }) => {
      await open(page, language, 'bedrooms=2&')
      const toggle = page.locator('summary', { hasText: FilterBar.open })
      await expect(toggle).toContainText('1')
      await toggle.press('Enter')
      await expect(page.getByRole('button', { name: new RegExp(`^${FilterBar.show}`) })).toBeVisible()
      await toggle.press('Enter')
      await expect(page.getByRole('button', { name: new RegExp(`^${FilterBar.show}`) })).toBeHidden()
    })

    test('by keyboard no focused element is covered, at each step of the sheet', async ({ page }) => {
      await open(page, language, `${zones}&`)
      expect(hiddenStops(await walkByTab(page))).toEqual([])
      await page.getByRole('button', { name: MapList.larger }).press('Enter')
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      expect(hiddenStops(await walkByTab(page))).toEqual([])
    })
  })

  for (const viewport of [wide, narrow])
    test.describe(`${language}, ${viewport.width} px, without JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled: false })

      test('filters, list and footer follow each other', async ({ page }) => {
        await page.goto(`${paths[language].sale}?${zones}&view=map`)
        await expect(page.getByText(messages[language].PropertyMap.withoutScript.list)).toBeVisible()
        await expect(page.locator('[data-property-id]').first()).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(page.getByRole('button', { name: MapList.larger })).toBeHidden()
        const { remove } = SearchShapes
        await expect(page.getByRole('link', { name: new RegExp(`^${remove.split(/\W/)[0]}`) }).first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(true)
      })
    })
}
