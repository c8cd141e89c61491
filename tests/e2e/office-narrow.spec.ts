/** The office on the narrowest screens, and at 1280 px zoomed to 400 % (WCAG 1.4.10): only tables of choices may scroll sideways. */
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { enterOffice } from '../support/join-office.ts'
import { addressOf } from '../support/site-routes.ts'

const pages = [
  ['office', ''],
  ['office/leads', ''],
  ['office/viewings', ''],
  ['office/viewings', '?span=day'],
  ['office/hours', '?agent=16'],
  ['office/listings', ''],
  ['office/owners', ''],
  ['office/subscribers', ''],
  ['office/testimonials', ''],
  ['office/texts', ''],
  ['office/newsletter', ''],
  ['office/feeds', ''],
  ['office/staff', ''],
  ['office/settings', ''],
  ['office/more', ''],
] as const

/** Elements wider than the screen, by their first classes and words. */
const wide = () =>
  [...document.querySelectorAll('main *')].flatMap((element) => {
    const { right, width } = element.getBoundingClientRect()
    const isHeld = (each: Element | null): boolean =>
      each !== null &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(each).overflowX) || isHeld(each.parentElement))
    if (right <= window.innerWidth + 0.5 || width === 0 || isHeld(element.parentElement)) return []
    return [`${element.tagName} ${element.className} ${Math.round(right)} ${element.textContent.slice(0, 30)}`]
  })

for (const language of ['nl', 'fr', 'en'] as const)
  test(`no page of the office is wider than a screen of 320 px (${language}) @wide`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await enterOffice(page, baseURL, 'fr', 'manager')
    for (const [original, query] of pages) {
      await page.goto(`${addressOf(original, language)}${query}`)
      const all = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(all > 320 ? await page.evaluate(wide) : [], `${original}${query}: ${all}`).toEqual([])
    }
  })
