/**
 * Tabs through a page and measures how much of each focused element is covered by something else. An element that fits between the fixed
 * bars must be in the window completely, with nothing over it. A taller one must fill the space between the bars, with nothing
 * over it there; its parts outside that space, under a bar or outside the window, are not
 * counted. The space is the window without `scroll-padding`. The buttons on a map, and the field for places
 * over it, belong to the map while the map itself has the focus, as there is no room for them next to it; a marker or a
 * button of the map is measured like everything else.
 * A focused element without a visible outline (the document of a map) counts as uncovered.
 */
import type { Page } from '@playwright/test'

export type Stop = {
  /** Element, name and address, to identify it. */
  name: string
  /** Share (0 to 1) of its points inside the window, for a tall element inside the space, that something else covers. */
  covered: number
  /** Whether less of it is inside the window than would fit. */
  isCut: boolean
  /** The covering elements. */
  by: string
}

/** More stops than any page has: a longer walk is a loop. */
const maxStops = 400

/**
 * Measures the focused element at points spread evenly over each of its boxes; undefined once the focus has left the
 * page. Runs in the page, so it uses nothing from outside the function.
 */
async function measureFocused(): Promise<(Stop & { isFirst: boolean; isInMain: boolean }) | undefined> {
  /** Points along a side: one every six pixels, less than the thinnest bar, and nine at most. */
  const pointsAlong = (length: number) => Math.min(9, Math.max(3, Math.ceil(length / 6)))
  /** Rounding error of positions, in pixels. */
  const tolerance = 2
  const root = document.documentElement
  // Header and back-to-top button follow the scroll position within 100 ms.
  const follows = (attribute: string, threshold: number) => root.hasAttribute(attribute) === window.scrollY > threshold
  const hasHeader = document.querySelector('[data-site-header]') !== null
  while (hasHeader && !(follows('data-scrolled', 30) && follows('data-left-top', 10))) await new Promise(requestAnimationFrame)

  const outer = document.activeElement
  if (!outer || outer === document.body) return undefined
  /** For the maps in our own frame, the focused element inside it. */
  const frame = outer instanceof HTMLIFrameElement ? outer : undefined
  const inside = frame?.contentDocument ?? document
  const element = inside.activeElement ?? outer
  // The document of a frame has no visible outline.
  const isWholeFrame = frame !== undefined && element === inside.body
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  /** An input may be drawn by its label. */
  const isDrawn = element.getBoundingClientRect().width > 2 && Number(getComputedStyle(element).opacity) > 0
  const map = element.classList.contains('leaflet-container') ? element.parentElement : null
  const drawn = map ?? (isDrawn ? element : (element.closest('label') ?? element))

  const { clientWidth, clientHeight } = root
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
  const roomTop = Number.parseFloat(scrollPaddingTop) || 0
  const roomEnd = clientHeight - (Number.parseFloat(scrollPaddingBottom) || 0)
  const over = new Set<Element>()
  let points = 0
  let under = 0
  let isCut = false
  for (const { left, top, width, height } of isWholeFrame ? [] : drawn.getClientRects()) {
    const isTall = height > roomEnd - roomTop
    const [begin, end] = isTall ? [roomTop, roomEnd] : [0, clientHeight]
    const [x0, y0] = [left + shift.left, top + shift.top]
    const visibleHeight = Math.min(y0 + height, end) - Math.max(y0, begin)
    const visibleWidth = Math.min(x0 + width, clientWidth) - Math.max(x0, 0)
    if (visibleHeight < Math.min(height, end - begin) - tolerance) isCut = true
    if (visibleWidth < Math.min(width, clientWidth) - tolerance) isCut = true
    const [columns, rows] = [pointsAlong(width), pointsAlong(height)]
    for (let index = 0; index < columns * rows; index++) {
      const x = x0 + (((index % columns) + 0.5) * width) / columns
      const y = y0 + ((Math.floor(index / columns) + 0.5) * height) / rows
      if (x < 0 || y < begin || x >= clientWidth || y >= end) continue
      points++
      const outermost = document.elementFromPoint(x, y)
      const topmost = frame && outermost === frame ? inside.elementFromPoint(x - shift.left, y - shift.top) : outermost
      if (topmost && (drawn.contains(topmost) || topmost.contains(drawn))) continue
      if (map && topmost?.closest('[data-on-map]')) continue
      under++
      if (topmost) over.add(topmost)
    }
  }
  const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
  const place = element.getAttribute('href') ?? element.getAttribute('name') ?? ''
  return {
    name: `${element.localName} ${label.trim().replace(/\s+/g, ' ').slice(0, 40)} ${place}`.trim(),
    covered: isWholeFrame ? 0 : points === 0 ? 1 : under / points,
    isCut,
    by: [...over].map(({ localName, className }) => `${localName}.${className}`).join(', '),
    isFirst: outer === document.querySelector('a[href="#content"]'),
    isInMain: outer.closest('main') !== null,
  }
}

/**
 * Waits in the page and in the maps in our own frame, for two frames, as a map corrects its position after the browser has scrolled to the
 * focus. Runs in the page.
 */
async function restOf(): Promise<void> {
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
  const moving = [document, ...frames].flatMap((inside) => inside.getAnimations())
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Keys are pressed faster than by any person: waits for a closing menu and for a moving map. */
async function measureAtRest(page: Page) {
  const measured = await page.evaluate(measureFocused)
  if (!measured || (measured.covered === 0 && !measured.isCut)) return measured
  await page.evaluate(restOf)
  return page.evaluate(measureFocused)
}

/**
 * Presses Tab from the current focus until it leaves the page or returns to the start; at most `count` times.
 * @param isWithinMain whether the walk also ends when the focus leaves the main element.
 */
export async function walkByTab(page: Page, count = maxStops, isWithinMain = false): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < count) {
    await page.keyboard.press('Tab')
    const measured = await measureAtRest(page)
    if (!measured || (measured.isFirst && stops.length > 0) || (isWithinMain && !measured.isInMain)) return stops
    const { isFirst: _, isInMain: __, ...stop } = measured
    stops.push(stop)
  }
  if (count === maxStops) throw new Error(`more than ${maxStops} stops`)
  return stops
}

/** The stops that are not fully visible, as text for a report. */
export const hiddenStops = (stops: readonly Stop[]): string[] =>
  stops
    .filter(({ covered, isCut }) => isCut || covered > 0)
    .map(({ name, covered, isCut, by }) => `${Math.round(covered * 100)} % covered${isCut ? ', cut' : ''}: ${name} (${by})`)
