/** Text spacing set by visitors (WCAG 1.4.12), and elements that no longer fit the page. */
import type { Page } from '@playwright/test'

/** The values of the criterion, for every element. */
export const ownSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Elements wider than the window, which make the page scroll, by their class. */
export const findWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    return [...document.querySelectorAll('body *')].filter(isWide).map(({ localName, className }) => `${localName}.${className}`)
  })
