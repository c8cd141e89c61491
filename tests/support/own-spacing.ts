/** Spacing of text that visitors set themselves (WCAG 1.4.12), and what a page then has no room for. */
import type { Page } from '@playwright/test'

/** What the criterion names, for every element. */
export const ownSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** Elements wider than the window that make the page scroll, by their class. */
export const findWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
    return [...document.querySelectorAll('body *')].filter(isWide).map(({ localName, className }) => `${localName}.${className}`)
  })
