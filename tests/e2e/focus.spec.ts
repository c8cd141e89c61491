/**
 * Focus is visible for keyboard users (WCAG 2.4.11): no focused element is covered by a bar, on every
 * kind of page, in low windows and at 400 percent too.
 */
import type { Page } from '@playwright/test'
import { expect, frameStarted, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { hiddenStops, type Stop, walkByTab } from '../support/focus-walk.ts'
import { logInAsOwner } from '../support/owners.ts'
import { hasMap, scrollToMap } from '../support/scroll-to-map.ts'
import { details, messages, paths } from '../support/site-texts.ts'

/** In CSS pixels: a phone, the lowest window of the layout that begins at 1280, and a window of 1280 x 1024 at 400 percent. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 640 },
  { width: 320, height: 256 },
] as const

const lowWindows = [windows[1], { width: 1366, height: 768 }] as const

/** Pages with their own bars, maps or columns, and one other page. */
const pages = {
  'the home page': paths.nl.home,
  'a list': paths.nl.sale,
  'a list with its map': `${paths.nl.rent}?view=map`,
  'a property for sale': details.sale,
  'a form about a property': `${details.sale}bezoek/`,
  'a project': '/nl/nieuwbouw/ekeren/vlierhof/51015/',
  'the contact page': paths.nl.contact,
} as const

/** Pages with only the common bars; their header and footer are covered by the pages above. */
const plainPages = {
  'a property out of the archive': details.archived,
  'an article': '/nl/media/registratierechten-in-vlaanderen-12-2-of-1-procent/',
  'the demand register': '/nl/hou-me-op-de-hoogte/',
  'the login': '/nl/inloggen/',
  'the page that no longer exists': '/nl/nergens/',
} as const

/** A map in a frame has its buttons once it has been in view. */
async function loadMap(page: Page): Promise<void> {
  if (await hasMap(page)) {
    await scrollToMap(page)
    await expect(page.frameLocator('main iframe').getByRole('button').first()).toBeVisible()
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}

/** @returns the stops. */
async function expectNothingHidden(page: Page, ...walk: [count?: number, isWithinMain?: boolean]): Promise<readonly Stop[]> {
  await expect.poll(() => page.evaluate(() => document.getAnimations().length), { message: 'nothing moves' }).toBe(0)
  const stops = await walkByTab(page, ...walk)
  expect(stops.length, 'places the keyboard stops at').toBeGreaterThan(3)
  expect(hiddenStops(stops)).toEqual([])
  return stops
}

/** Resets a page: scrolled to the top, with the focus before the first stop. */
const comeAnew = () => {
  const { body } = document
  // Also out of a frame.
  body.tabIndex = -1
  body.focus()
  body.removeAttribute('tabindex')
  body.blur()
  window.scrollTo({ top: 0, behavior: 'instant' })
}

test.describe('from the first tab stop to the last', () => {
  // Waits for transitions; with reduced motion there are none to draw.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, path] of Object.entries(pages))
    test(`on ${name} no focused element is hidden`, async ({ page }) => {
      await page.goto(path)
      for (const size of windows)
        await test.step(`in ${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size)
          // On a narrow screen the map is shown on request.
          if (path === pages['a list with its map'] && size.width > 767) await expect(page.locator('main iframe')).toBeVisible()
          await loadMap(page)
          await page.evaluate(comeAnew)
          const stops = await expectNothingHidden(page)
          expect(stops[0]?.name, 'the walk begins with the first stop').toContain('#content')
        })
    })

  for (const [name, path] of Object.entries(plainPages))
    test(`in the main part of ${name} no focused element is hidden`, async ({ page }) => {
      await page.goto(path)
      for (const size of windows)
        await test.step(`in ${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size)
          await loadMap(page)
          await page.getByRole('link', { name: 'Naar de inhoud' }).focus()
          await page.keyboard.press('Enter')
          await expectNothingHidden(page, undefined, true)
        })
    })

  test('in the portal no focused element is hidden', async ({ page, baseURL }) => {
    await logInAsOwner(page.context(), baseURL ?? '', [4_102_352])
    for (const path of ['/nl/eigenaar/4102352/', '/nl/account/'])
      for (const size of windows)
        await test.step(`${path} ${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size)
          await page.goto(path)
          await expectNothingHidden(page)
        })
  })
})

test.describe('while the consent banner is shown', () => {
  test.use({ isConsentAsked: true, contextOptions: { reducedMotion: 'reduce' } })

  for (const size of windows)
    test(`no focused element is hidden in ${size.width} x ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(paths.nl.contact)
      await expect(page.getByRole('region', { name: messages.nl.Consent.title })).toBeVisible()
      await loadMap(page)
      await expectNothingHidden(page)
    })

  test('no focused element is hidden in its settings', async ({ page }) => {
    await page.goto(paths.nl.home)
    for (const size of windows) {
      await page.setViewportSize(size)
      await (await hydrated(page.getByRole('button', { name: messages.nl.Consent.change }))).click()
      await expect(page.getByRole('dialog', { name: messages.nl.Consent.settings })).toBeVisible()
      await expectNothingHidden(page, 9)
      await page.keyboard.press('Escape')
    }
  })
})

test('the side column of a property is never higher than the window, and all of it can be reached', async ({ page }) => {
  for (const size of lowWindows) {
    await page.setViewportSize(size)
    await page.goto(details.sale)
    const column = page.getByRole('complementary', { name: messages.nl.PropertySummary.aside })
    await page.getByRole('heading', { name: messages.nl.PropertyDetail.sections.features }).scrollIntoViewIfNeeded()
    const { height = Number.POSITIVE_INFINITY } = (await column.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(size.height)
    const last = column.getByRole('link').last()
    await last.focus()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

test.describe('while the page moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing below the header moves or separates from it while the page scrolls', async ({ page }) => {
    await page.goto(paths.nl.home)
    const gaps = await page.evaluate(async () => {
      const found: string[] = []
      const [header, main] = [document.querySelector('[data-site-header]'), document.querySelector('main')]
      const begin = (main?.getBoundingClientRect().top ?? 0) + window.scrollY
      for (const y of [0, 20, 31, 45, 60, 80, 140, 80, 60, 45, 31, 29, 10, 0]) {
        window.scrollTo({ top: y, behavior: 'instant' })
        await new Promise((done) => setTimeout(done, 150))
        const [bottom, top] = [header?.getBoundingClientRect().bottom ?? 0, main?.getBoundingClientRect().top ?? 0]
        if (top - bottom > 1) found.push(`a gap of ${top - bottom} px at ${y}`)
        if (Math.abs(top + window.scrollY - begin) > 1) found.push(`moved by ${top + window.scrollY - begin} px at ${y}`)
      }
      return found
    })
    expect(gaps).toEqual([])
  })

  test('the back-to-top button shows the skip link after the keyboard, not after the mouse', async ({ page }) => {
    await page.goto(paths.nl.sale)
    await frameStarted(page)
    const back = page.getByRole('link', { name: 'Terug naar boven', includeHidden: true })
    const skip = page.getByRole('link', { name: 'Naar de inhoud' })
    const scrollDown = () => page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    const isAtTop = () => page.evaluate(() => window.scrollY === 0)
    await scrollDown()
    await back.click()
    await expect.poll(isAtTop).toBe(true)
    await expect(skip).toHaveCSS('width', '1px')
    await scrollDown()
    await expect(back).toBeVisible()
    await back.focus()
    await page.keyboard.press('Enter')
    await expect.poll(isAtTop).toBe(true)
    await expect(skip).toBeFocused()
    await expect(skip).not.toHaveCSS('width', '1px')
  })

  test('a link to a fragment of the page jumps there at once', async ({ page }) => {
    await page.goto(details.sale)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  })
})
