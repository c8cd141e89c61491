/** A browser with twice the default font size (WCAG 1.4.4) gets the layout of a narrower window, without overflow. */
import type { Page } from '@playwright/test'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { findWide } from '../support/own-spacing.ts'
import { details, paths } from '../support/site-texts.ts'

const settings = '--blink-settings='

test.use({
  // If an option is given twice, Chromium uses the last.
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args ?? []
    const own = args.findLast((arg) => arg.startsWith(settings))?.slice(settings.length)
    await use({ ...launchOptions, args: [...args, settings + ['defaultFontSize=32', own].filter(Boolean).join()] })
  },
})

/** Controls of the header that overlap others. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('header :is(a, button)')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const boxes = shown.map((one) => [one.textContent, one.getBoundingClientRect()] as const)
    return boxes.flatMap(([words, one], index) =>
      boxes
        .slice(index + 1)
        .filter(
          ([, other]) =>
            one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1,
        )
        .map(([others]) => `${words} / ${others}`),
    )
  })

for (const path of [
  paths.fr.home,
  paths.fr.sale,
  paths.nl.projects,
  '/fr/projets-neufs/antwerpen/spoorwachtershof/51014/',
  details.sale,
  details.rent,
  '/nl/te-koop/berchem/',
  '/fr/agents/lotte-verhaegen/',
  '/en/offices/noord/',
  '/nl/gedeelde-lijst/',
  paths.fr.contact,
  '/en/media/reading-an-epc-in-five-minutes/',
  '/nl/inloggen/',
])
  test(`${path} with twice the font size`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [320, 390, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findWide(page), `${width} px`).toEqual([])
      expect(await findOverlaps(page), `${width} px`).toEqual([])
    }
  })
