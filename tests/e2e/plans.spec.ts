/** Floor plans: from the pictures to the layout, into the lightbox, zoomed by keyboard. */
import type { Page } from '@playwright/test'
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { details, messages } from '../support/site-texts.ts'

const pages = {
  nl: { path: details.sale, plan: /^Plan, 8e verdieping: 1\sInkomhal/ },
  en: {
    path: '/en/for-sale/antwerpen/dockside-apartment-with-roof-terrace-and-parking/4102318/',
    plan: /^Floor plan, 8th floor: 1\s/,
  },
} as const

for (const language of ['nl', 'en'] as const) {
  const { path, plan } = pages[language]
  const words = messages[language]

  test(`a plan opens and is enlarged by keyboard, in ${language}`, { tag: '@pictures' }, async ({ page }) => {
    await page.goto(path)
    await hydrated(page.getByRole('link', { name: plan }))
    await page.getByRole('link', { name: language === 'nl' ? '1 plan' : '1 floor plan' }).click()
    await expect(page).toHaveURL(/#plans$/)
    await page.getByRole('link', { name: plan }).press('Enter')
    const lightbox = page.getByRole('dialog')
    const drawing = lightbox.getByRole('img', { name: plan }).first()
    await expect(drawing).toBeVisible()
    const zoomOut = lightbox.getByRole('button', { name: words.PropertyGallery.zoomOut })
    await expect(zoomOut).toBeDisabled()
    // The maximum zoom is known once the picture is loaded.
    await expect(lightbox.getByRole('button', { name: words.PropertyGallery.zoomIn })).toBeEnabled()
    const before = await drawing.boundingBox()
    await page.keyboard.press('+')
    await expect(zoomOut).toBeEnabled()
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.5)
    await page.keyboard.press('-')
    await expect(zoomOut).toBeDisabled()
    const zoomIn = lightbox.getByRole('button', { name: words.PropertyGallery.zoomIn })
    await zoomIn.focus()
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(zoomIn).toBeFocused()
      await expect(zoomIn).toBeDisabled({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
  })
}

for (const size of [
  { width: 740, height: 320 },
  { width: 844, height: 390 },
])
  test(`on a phone in landscape, ${size.width} px wide, no text covers a photograph`, { tag: '@pictures' }, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(details.sale)
    await (await hydrated(page.getByRole('main').getByRole('link', { name: /foto/i }).first())).click()
    const lightbox = page.getByRole('dialog')
    const title = await lightbox.locator('.yarl__slide_title').first().boundingBox()
    const picture = lightbox.locator('.yarl__slide_current img')
    await expect(picture).toBeVisible()
    await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(size.height / 2)
    expect((await picture.boundingBox())?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
  })

/** Width and height of each picture of the page, in whole px; those in closed parts have none. */
const sizes = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { width, height } = picture.getBoundingClientRect()
        return `${picture.getAttribute('src')}: ${Math.round(width)} x ${Math.round(height)}`
      }),
    )

const isLoaded = (picture: Element) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0

for (const [name, path] of Object.entries({
  'a property for sale': details.sale,
  'a property to rent': details.rent,
  'a project': '/fr/property/51014/',
}))
  for (const width of [390, 1440])
    test(`${name} has room for its pictures before they are loaded, ${width} px wide`, { tag: '@pictures' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      let letGo = () => {}
      const held = new Promise<void>((done) => {
        letGo = done
      })
      await page.route(/\/(media|pictures|plans)\//, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const before = await sizes(page)
      letGo()
      for (const picture of await page.getByRole('main').locator('img:visible').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect.poll(() => picture.evaluate(isLoaded)).toBe(true)
      }
      expect(await sizes(page)).toEqual(before)
    })
