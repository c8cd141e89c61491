/**
 * Walks through a page by Tab and measures how much of whatever has the focus lies under something else. What fits between the
 * bars has to be in the window whole, and nothing may lie over any of it. What is higher than that room cannot be: it has to
 * fill the room, and nothing may lie over it there; what of it is outside the room, under a bar or beyond the window, is not
 * counted. The room is what `scroll-padding` leaves of the window. The buttons that stand on a map, and the field for places
 * that floats over it, are part of it while the map itself has the focus, as a map has no place beside it for them; a marker or a
 * button of the map is measured like all else.
 * What holds the focus and has nothing drawn about it (the document of a map) counts as free.
 */
import type { Page } from '@playwright/test'

export type Stop = {
  /** Element, name and address, to find it by. */
  name: string
  /** Share from 0 to 1 of its points inside the window, of something high inside the room, that something else lies over. */
  covered: number
  /** Whether less of it is inside the window than there is room for. */
  isCut: boolean
  /** What lies over it. */
  by: string
}

/** More stops than any page has: a walk that is longer goes round in circles. */
const maxStops = 400

/**
 * What has the focus, measured at points spread evenly over each of its boxes; undefined once the focus has left the
 * page. Runs in the page, so it names nothing outside itself.
 */
async function measureFocused(): Promise<(Stop & { isFirst: boolean; isInMain: boolean }) | undefined> {
  /** Points along a side: one for every six pixels, which no bar is thinner than, and nine at most. */
  const pointsAlong = (length: number) => Math.min(9, Math.max(3, Math.ceil(length / 6)))
  /** Pixels by which browsers round a position. */
  const tolerance = 2
  const root = document.documentElement
  // Header and way back to the top follow the position within 100 ms.
  const follows = (attribute: string, threshold: number) => root.hasAttribute(attribute) === window.scrollY > threshold
  const hasHeader = document.querySelector('[data-site-header]') !== null
  while (hasHeader && !(follows('data-scrolled', 30) && follows('data-left-top', 10))) await new Promise(requestAnimationFrame)

  const outer = document.activeElement
  if (!outer || outer === document.body) return undefined
  /** Of the maps in a frame of our own, what has the focus inside it. */
  const frame = outer instanceof HTMLIFrameElement ? outer : undefined
  const inside = frame?.contentDocument ?? document
  const element = inside.activeElement ?? outer
  // The document of a frame, with nothing drawn about it.
  const isWholeFrame = frame !== undefined && element === inside.body
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 }
  /** An input may be drawn by the label that holds it. */
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
 * In the page, and in the maps in a frame of our own; and two frames later, as a map puts itself right once the browser has scrolled it to what has the
 * focus. Runs in the page.
 */
async function restOf(): Promise<void> {
  const frames = [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? [])
  const moving = [document, ...frames].flatMap((inside) => inside.getAnimations())
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/** Keys are pressed faster than by any person: a menu that is still closing behind the focus is waited for, and a map that moves. */
async function measureAtRest(page: Page) {
  const measured = await page.evaluate(measureFocused)
  if (!measured || (measured.covered === 0 && !measured.isCut)) return measured
  await page.evaluate(restOf)
  return page.evaluate(measureFocused)
}

/**
 * Presses Tab from where the focus is now until it leaves the page or comes round; at most `count` times.
 * @param isWithinMain whether the walk also ends where the focus leaves the main part.
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

/** The stops that are not wholly to be seen, as one reads them in a report. */
export const hiddenStops = (stops: readonly Stop[]): string[] =>
  stops
    .filter(({ covered, isCut }) => isCut || covered > 0)
    .map(({ name, covered, isCut, by }) => `${Math.round(covered * 100)} % covered${isCut ? ', cut' : ''}: ${name} (${by})`)
