/** `test` of the browser tests: a page that complains, or asks another host for anything, fails its test. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { storedItems } from '../../lib/domain/consent/browser-storage.ts'

export { expect }

const loud: readonly string[] = ['error', 'warning', 'assert']

/** Chromium logs the status of a page that answers 404 or 410; that page's test asserts it. */
const isOwnStatus = (message: ConsoleMessage, pages: ReadonlySet<string>) =>
  message.text().startsWith('Failed to load resource') && pages.has(message.location().url)

/**
 * Chromium takes the font of a second page of one tab from memory, and then complains of its preload when the page stays
 * open for some seconds.
 */
const isFontFromMemory = (message: ConsoleMessage) => /\.woff2 was preloaded using link preload but not used/.test(message.text())

const leaves = (url: string, origin: string | undefined) => /^(https?|wss?):/.test(url) && new URL(url).origin !== origin

type Options = {
  /** Whether the visitor has refused all before, as in most tests, or sees the banner. */
  isConsentAsked: boolean
  /** Hosts that a test answers for, and lets pages reach. */
  stubbedHosts: readonly string[]
}

/** Keeps what a page before has chosen. */
function refuseAll([key, marker]: readonly [string, string]): void {
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, marker)
  } catch {
    // The empty page that a tab begins with keeps nothing.
  }
}

/** Notes what pages complain about; gives, in words, what came since it was asked before. */
function watch(context: BrowserContext, baseURL: string | undefined, stubbedHosts: readonly string[]): () => string[] {
  const origin = baseURL && new URL(baseURL).origin
  const pages = new Set<string>()
  const messages: ConsoleMessage[] = []
  const complaints: string[] = []
  context.on('console', (message) => {
    if (loud.includes(message.type()) && !isFontFromMemory(message)) messages.push(message)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`))
  context.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(request.url())
    const isStubbed = stubbedHosts.includes(new URL(request.url()).host)
    if (leaves(request.url(), origin) && !isStubbed) complaints.push(`left the site: ${request.url()}`)
  })
  return () => {
    const faults = messages.splice(0).filter((message) => !isOwnStatus(message, pages))
    return [
      ...complaints.splice(0),
      ...faults.map((message) => `${message.type()}: ${message.text()} (${message.location().url})`),
    ]
  }
}

const refuseBefore = [storedItems.consent.key, '2999-12-31'] as const

export const test = base.extend<Options>({
  isConsentAsked: [false, { option: true }],
  stubbedHosts: [[], { option: true }],
  context: async ({ context, baseURL, isConsentAsked, stubbedHosts }, use) => {
    if (!isConsentAsked) await context.addInitScript(refuseAll, refuseBefore)
    const complaints = watch(context, baseURL, stubbedHosts)
    await use(context)
    expect(complaints(), 'what the pages complained about').toEqual([])
  },
})

/** As in a tab that was just opened: nothing of the page before is kept. */
function forgetPageBefore(): void {
  // What a page embeds comes after it.
  if (window.top !== window) return
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // The empty page that a tab begins with keeps nothing.
  }
}

/** A page that many tests look through, and what it complained about since it was asked before. */
type Tab = { page: Page; complaints: () => string[] }

/**
 * `test` for looking at pages one by one: its page is a tab that the tests of a worker share, which loads the site's scripts
 * and fonts once. No page knows of the one before.
 */
export const testInOneTab = base.extend<object, { tab: Tab }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport = null, isMobile = false, hasTouch = false, locale = 'nl-BE', timezoneId = '' } = project.use
      const options = { viewport, isMobile, hasTouch, locale, timezoneId }
      const context = await browser.newContext({ ...options, ...(baseURL && { baseURL }) })
      await context.addInitScript(forgetPageBefore)
      await context.addInitScript(refuseAll, refuseBefore)
      const complaints = watch(context, baseURL, [])
      await use({ page: await context.newPage(), complaints })
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab: { page, complaints } }, use) => {
    await page.context().clearCookies()
    await use(page)
    expect(complaints(), 'what the pages complained about').toEqual([])
    await page.mouse.move(0, 0)
  },
})

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects that axe finds nothing to complain about. */
export async function axe(page: Page): Promise<void> {
  // After a click the address may be new while the page has no style yet.
  await page.waitForLoadState()
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    // All frames are our own, so nothing has to be gathered in a page of its own; and no page plays sound. Half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
  expect(found, 'accessibility violations').toEqual([])
}

/** Waits until the page's script has taken over an element: before that, only what HTML does by itself works. */
export async function hydrated(element: Locator): Promise<Locator> {
  const isTakenOver = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isTakenOver, { message: 'the script takes the element over' }).toBe(true)
  return element
}

/** Whether the test runs on a narrow screen, where menu and languages are in a drawer and filters behind a button. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 767

/** The menu and the languages: in the header, or in the drawer of a narrow screen, opened for it. */
export async function openNavigation(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('banner')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}
