/** The map: in its own frame, synchronized with the list, without another host (rulings 10 and 22). */
import type { Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { scrollToMap } from '../support/scroll-to-map.ts'
import { details, messages, paths } from '../support/site-texts.ts'

// Maps are animated.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const words = messages.nl.MapFrame
const listOnMap = `${paths.nl.sale}?view=map`

/** The map's document, once its markers are shown. */
async function openMap(page: Page, address: string) {
  await page.goto(address)
  const frame = page.frameLocator('main iframe')
  await scrollToMap(page)
  await expect(frame.getByRole('region', { name: words.region })).toBeVisible()
  return frame
}

test('a visitor finds a property on the map and its card in the list', async ({ page }) => {
  const map = await openMap(page, listOnMap)
  const marker = map.getByRole('button', { name: /1\.475\.000/ })
  await expect(marker).toHaveAccessibleName(new RegExp(words.approximate))
  await marker.click()
  await expect(marker).toHaveAttribute('aria-pressed', 'true')
  const card = page.locator('[data-property-id][data-selected]')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('1.475.000')
  await expect(card).toBeInViewport()

  await map.getByRole('region', { name: words.chosen }).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${details.hiddenAddress}$`))
})

test('the marker of the hovered card is highlighted', async ({ page }) => {
  const map = await openMap(page, listOnMap)
  const marker = map.getByRole('button', { name: /1\.475\.000/ })
  await page.locator('[data-property-id]', { hasText: '1.475.000' }).hover()
  await expect(marker).toHaveAttribute('data-on', 'true')
  await page.mouse.move(0, 0)
  await expect(marker).not.toHaveAttribute('data-on', 'true')
})

test('a sold property shows its marquee instead of a price', async ({ page }) => {
  const map = await openMap(page, listOnMap)
  await expect(map.getByRole('button', { name: /^Verkocht, Langgevelhoeve/ })).toBeVisible()
})

test('a cluster opens into its markers', async ({ page }) => {
  const map = await openMap(page, listOnMap)
  const before = await map.locator('[data-marker]').count()
  await map
    .getByRole('button', { name: /^\d+ panden/ })
    .first()
    .click()
  await expect.poll(() => map.locator('[data-marker]').count()).toBeGreaterThan(before)
})

test('after moving the map the list can follow: the area is in the address, the page number is not', async ({ page }) => {
  const map = await openMap(page, `${listOnMap}&page=2`)
  const search = map.getByRole('button', { name: words.searchArea })
  await expect(search).toBeHidden()
  await map.getByRole('button', { name: words.zoomIn }).click()
  await search.click()
  await expect(page).toHaveURL(/bounds=51\.\d{4}(,|%2C)4\.\d{4}(,|%2C)51\.\d{4}(,|%2C)4\.\d{4}/)
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
  expect(new URL(page.url()).searchParams.get('view')).toBe('map')
})

test('by keyboard alone: zoom, move, choose, leave', async ({ page }) => {
  const map = await openMap(page, listOnMap)
  const region = map.getByRole('region', { name: words.region })
  await map.getByRole('button', { name: words.zoomIn }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(region).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('button', { name: words.searchArea })).toBeVisible()

  const marker = map.getByRole('button', { name: /1\.475\.000/ })
  await marker.focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('region', { name: words.chosen }).getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(marker).toBeFocused()
})

test('the map of a detail page shows the street', async ({ page }) => {
  const map = await openMap(page, details.sale)
  await expect(map.getByText('Loodsbootkaai 8', { exact: false })).toBeVisible()
})

test('a hidden address is an area, and the exact coordinates are nowhere', async ({ page }) => {
  const map = await openMap(page, details.hiddenAddress)
  await expect(map.getByText(messages.nl.PropertyMap.approximate)).toBeVisible()
  for (const address of [details.hiddenAddress, listOnMap]) {
    const html = await (await page.request.get(address)).text()
    expect(html).not.toContain('51.29864')
    expect(html).not.toContain('4.50917')
  }
})

test('axe finds no violation in the frame', async ({ page }) => {
  const map = await openMap(page, listOnMap)
  await map.getByRole('button', { name: /1\.475\.000/ }).click()
  await expect(map.getByRole('region', { name: words.chosen })).toBeVisible()
  await axe(page, { within: 'main iframe', rules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
})

// For a document without an icon the browser requests this one.
test('the icon that browsers request automatically exists', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/x-icon')
})

test('the frame is not indexed, and shows nothing outside its page', async ({ page, request }) => {
  expect(await (await request.get('/map-frame/nl/')).text()).toContain('noindex')
  expect((await request.get('/map-frame/xx/')).status()).toBe(404)
  await page.goto('/map-frame/nl/')
  await expect(page.getByRole('region')).toHaveCount(0)
})

test.describe('tiles', () => {
  test('are drawn when there is no tile server', async ({ request }) => {
    for (const address of ['/tiles/13/4196/2733/', '/tiles/13/4196/2733.png']) {
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status()).toBe(200)
      expect(answer.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
      expect(await answer.text()).toContain('<svg')
    }
  })

  for (const address of ['/tiles/8/131/85/', '/tiles/19/1/1/', '/tiles/13/1/1/', '/tiles/13/x/2733/', '/tiles/13/4196/-1/']) {
    test(`${address} is not found`, async ({ request }) => {
      expect((await request.get(address)).status()).toBe(404)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a sentence replaces the map, and the list is complete', async ({ page }) => {
    await page.goto(listOnMap)
    await expect(page.getByText(messages.nl.PropertyMap.withoutScript.list)).toBeVisible()
    await expect(page.locator('main iframe')).toHaveCount(0)
    await expect(page.locator('[data-property-id]')).not.toHaveCount(0)
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('prices are shown at once, and the map stays in view when one is tapped', async ({ page }) => {
    const map = await openMap(page, listOnMap)
    const prices = map.locator('button[data-marker][aria-pressed]')
    const areSeen = () =>
      prices.evaluateAll((buttons) => {
        const boxes = buttons.map((button) => button.getBoundingClientRect())
        return boxes.filter(({ left, right, top, bottom }) => left > 0 && right < innerWidth && top > 72 && bottom < innerHeight)
          .length
      })
    await expect.poll(areSeen).toBeGreaterThanOrEqual(4)
    await map.getByRole('button', { name: /649\.000/ }).tap()
    await expect(map.getByRole('region', { name: words.chosen }).getByRole('link')).toBeInViewport()
  })
})
