/**
 * `npm run bench:feel`: input latency of the filters and the search panel, with the processor
 * slowed four times: from the input to the next frame, by the W3C Event Timing API (in steps of 8 ms, nothing below
 * 16), in seven rounds, compared with a click on a page with only a checkbox. Needs a built site and an idle machine; copy the figures to README.md.
 */
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { storedItems } from '../../lib/domain/consent/browser-storage.ts'
import { findChromium, isRoot } from '../../scripts/ensure-chromium.ts'
import { messages, paths } from '../support/site-texts.ts'
import { startSite } from './servers.ts'

const rounds = 7
const slowedBy = 4
const port = Number(process.env['PORT'] ?? 3309)

type Step = { name: string; act: () => Promise<unknown> }

/** Runs in the page: every event that took longer than a frame, since the last call. */
function noteEvents(): void {
  const noted: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('interactionId' in entry && entry.interactionId) noted.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  Object.assign(window, { takeNoted: () => noted.splice(0) })
}

/** Consent is already refused, as the banner would cover a part of the page. */
function refuseAll(key: string): void {
  if (location.protocol !== 'data:') localStorage.setItem(key, '2999-12-31')
}

/** Milliseconds of the slowest event of a step; 0 if none is above 16. */
async function measure(page: Page, act: Step['act']): Promise<number> {
  await page.evaluate('takeNoted()')
  await act()
  await page.waitForTimeout(600)
  return Math.max(0, ...(await page.evaluate<number[]>('takeNoted()')))
}

const words = messages.nl.FilterBar

function stepsOfFilters(page: Page, press: (target: Locator) => Promise<void>, isNarrow: boolean): Step[] {
  const form = page.getByRole('search', { name: words.label })
  const summary = (name: string) => form.locator('summary', { hasText: name }).first()
  return [
    ...(isNarrow ? [{ name: 'filters opened', act: () => press(form.getByText(words.open, { exact: true })) }] : []),
    { name: 'a panel opened', act: () => press(summary(words.type)) },
    { name: 'a type chosen', act: () => press(form.locator('label:has(input[name=type])').first()) },
    { name: 'prices opened', act: () => press(summary(words.price)) },
    { name: 'a knob moved by a key', act: () => form.getByRole('slider', { name: words.maxPrice }).press('ArrowLeft') },
    { name: 'more filters opened', act: () => press(summary(words.more)) },
    { name: 'a feature ticked', act: () => press(form.getByText(words.flags.garden, { exact: true })) },
  ]
}

function stepsOfPanel(page: Page, press: (target: Locator) => Promise<void>): Step[] {
  const box = page.getByRole('main').getByRole('combobox')
  return [
    { name: 'the panel opened', act: () => press(box) },
    ...['b', 'e', 'r', 'c'].map((letter) => ({ name: `the letter ${letter} typed`, act: () => page.keyboard.press(letter) })),
    { name: 'a row further down', act: () => page.keyboard.press('ArrowDown') },
    { name: 'the panel left', act: () => page.keyboard.press('Escape') },
  ]
}

/** Baseline: an input that changes almost nothing. */
const emptyPage = `data:text/html,${encodeURIComponent('<meta name="viewport" content="width=device-width"><input type="checkbox">')}`

const stepsOfNothing = (page: Page, press: (target: Locator) => Promise<void>): Step[] =>
  ['first', 'second', 'third'].map((turn) => ({
    name: `an empty page: its box ticked the ${turn} time`,
    act: () => press(page.getByRole('checkbox')),
  }))

const inWords = (time = 0) => (time < 16 ? 'below 16' : String(time))

type Screen = BrowserContextOptions & { viewport: { width: number; height: number } }

const screens: readonly Screen[] = [
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 900 } },
]

/** Times of one round, by action. */
async function play(
  browser: Browser,
  screen: Screen,
  address: string,
  stepsOf: (page: Page) => Step[],
): Promise<[string, number][]> {
  const context = await browser.newContext({ ...screen, bypassCSP: true, locale: 'nl-BE' })
  await context.addInitScript(refuseAll, storedItems.consent.key)
  const page = await context.newPage()
  await page.addInitScript(noteEvents)
  await page.goto(address)
  await page.waitForTimeout(1500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
  const times: [string, number][] = []
  for (const { name, act } of stepsOf(page)) times.push([name, await measure(page, act)])
  await context.close()
  return times
}

async function middleOf(target: Locator): Promise<readonly [x: number, y: number]> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/**
 * Clicks by coordinates: when clicking an element, the runner waits for events in the page, which takes longer than the page itself. The
 * pause is for what the runner did in the page to find the element, which on the slowed processor would go on during the click.
 */
async function pressAt(page: Page, [x, y]: readonly [number, number], hasTouch: boolean): Promise<void> {
  await page.waitForTimeout(200)
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
}

async function measureScreen(browser: Browser, url: string, screen: Screen): Promise<void> {
  const press = async (target: Locator) => pressAt(target.page(), await middleOf(target), screen.hasTouch === true)
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    const nothing = await play(browser, screen, emptyPage, (page) => stepsOfNothing(page, press))
    const filters = await play(browser, screen, `${url}${paths.nl.sale}`, (page) =>
      stepsOfFilters(page, press, screen.hasTouch === true),
    )
    const panel = await play(browser, screen, `${url}${paths.nl.home}`, (page) => stepsOfPanel(page, press))
    for (const [name, time] of [...nothing, ...filters, ...panel]) times.set(name, [...(times.get(name) ?? []), time])
  }
  for (const [name, all] of times) {
    const sorted = all.toSorted((a, b) => a - b)
    console.log(`| ${screen.viewport.width} | ${name} | ${inWords(sorted[Math.floor(rounds / 2)])} | ${inWords(sorted.at(-1))} |`)
  }
}

const executablePath = findChromium()
const site = await startSite(port)
const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: !isRoot })
try {
  console.log('| width | what | median ms | longest ms |\n|---|---|---|---|')
  for (const screen of screens) await measureScreen(browser, site.url, screen)
} finally {
  await browser.close()
  site.stop()
}
