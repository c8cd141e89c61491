/** `test` of the browser tests: a console message, or a request to another host, fails the test. */
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test'
import { storedItems } from '../../lib/domain/consent/browser-storage.ts'
import './quick-stacks.ts'

export { expect }

const reportedTypes: readonly string[] = ['error', 'warning', 'assert']

/** Chromium logs the status of a page that answers 404 or 410; the page's own test asserts it. */
const isOwnStatus = (message: ConsoleMessage, pages: ReadonlySet<string>) =>
  message.text().startsWith('Failed to load resource') && pages.has(message.location().url)

/**
 * Chromium takes the font of a second page in a tab from memory, or a picture that is larger than needed, and then warns
 * about the preload if the page stays open for some seconds. Without pictures it warns about each of them.
 */
function isIdlePreload(message: ConsoleMessage, { hasPictures, isShared }: Watched): boolean {
  if (!hasPictures && message.text().endsWith('image loading is disabled.')) return true
  const [, preloaded = ''] = /^The resource (\S+) was preloaded using link preload but not used/.exec(message.text()) ?? []
  return preloaded.endsWith('.woff2') || (preloaded !== '' && !hasPictures) || (isShared && preloaded.includes('/media/'))
}

/**
 * Console message about {@link initStorage}, or the runner's script for the steps of a retry, in the frame of a mail preview in the office,
 * where scripts are blocked.
 */
const isBlockedOwnScript = (message: ConsoleMessage) =>
  /^Blocked script execution in '(about:blank|[^']*\/newsletter-preview\/[^']*)'/.test(message.text())

const leaves = (url: string, origin: string | undefined) => /^(https?|wss?):/.test(url) && new URL(url).origin !== origin

export type Options = {
  /** Whether the visitor sees the consent banner; in most tests consent is already refused. */
  isConsentAsked: boolean
  /** Hosts that a test mocks, and that pages may contact. */
  stubbedHosts: readonly string[]
  /** Whether the browser loads pictures (`@pictures`). */
  hasPictures: boolean
}

/** @param isShared whether many tests share the tab. */
type Watched = Pick<Options, 'stubbedHosts' | 'hasPictures'> & { baseURL: string | undefined; isShared: boolean }

/** The name of a tab whose test has ended, until the next test opens a page in it. */
const endedTab = 'left by a test'

/** Sets the initial storage: nothing chosen, or what a page of the same test has stored. Runs in the page, before its scripts. */
function initStorage([left, refused]: readonly [string, readonly [string, string] | undefined]): void {
  try {
    if (window.name === left) {
      window.name = ''
      localStorage.clear()
      sessionStorage.clear()
    }
    if (refused && localStorage.getItem(refused[0]) === null) localStorage.setItem(...refused)
  } catch {
    // The initial empty page of a tab has no storage.
  }
}

/** Chromium reports a skipped view transition when the machine stalls, also without scripts: the page is then shown at once. */
const lateTransition = 'Transition was aborted because of invalid state. Page already revealed'

type Complaints = {
  /** Returns the messages since the last call, as text. */
  take: () => string[]
  /** Discards the messages so far. */
  discard: () => void
}

/** Records console messages, errors and requests to other hosts. */
function watch(context: BrowserContext, watched: Watched): Complaints {
  const { baseURL, stubbedHosts } = watched
  const origin = baseURL && new URL(baseURL).origin
  const pages = new Set<string>()
  const messages: ConsoleMessage[] = []
  const uncaught: string[] = []
  const left: string[] = []
  context.on('console', (message) => {
    if (reportedTypes.includes(message.type()) && !isIdlePreload(message, watched) && !isBlockedOwnScript(message))
      messages.push(message)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (message !== lateTransition) uncaught.push(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(request.url())
    const isStubbed = stubbedHosts.includes(new URL(request.url()).host)
    if (leaves(request.url(), origin) && !isStubbed) left.push(`left the site: ${request.url()}`)
  })
  return {
    take: () => {
      const faults = messages.splice(0).filter((message) => !isOwnStatus(message, pages))
      return [
        ...uncaught.splice(0),
        ...left.splice(0),
        ...faults.map((message) => `${message.type()}: ${message.text()} (${message.location().url})`),
      ]
    },
    discard: () => {
      messages.length = 0
      uncaught.length = 0
    },
  }
}

const refusedConsent = [storedItems.consent.key, '2999-12-31'] as const

/** A browser window that many tests share. */
type Tab = { page: Page; complaints: Complaints }

/**
 * The runner's `test`. Every other `test` extends it, and no spec uses the runner's directly: tests with other worker fixtures need
 * separate workers, and browsers.
 */
export const plainTest = base.extend<object, { tabs: Map<string, Tab> }>({
  tabs: [
    async ({ browser }, use) => {
      const tabs = new Map<string, Tab>()
      await use(tabs)
      if (browser.isConnected()) for (const { page } of tabs.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
})

export const test = plainTest.extend<Options>({
  isConsentAsked: [false, { option: true }],
  stubbedHosts: [[], { option: true }],
  hasPictures: [true, { option: true }],
  context: async ({ context, baseURL, isConsentAsked, stubbedHosts, hasPictures }, use) => {
    if (!isConsentAsked) await context.addInitScript(initStorage, [endedTab, refusedConsent] as const)
    const complaints = watch(context, { baseURL, stubbedHosts, hasPictures, isShared: false })
    await use(context)
    expect(complaints.take(), 'what the pages complained about').toEqual([])
  },
})

/** A tab with the options of the test: the runner applies them to every new window. */
async function openTab(
  browser: Browser,
  isConsentAsked: boolean,
  watched: Omit<Watched, 'stubbedHosts' | 'isShared'>,
): Promise<Tab> {
  const context = await browser.newContext()
  await context.addInitScript(initStorage, [endedTab, isConsentAsked ? undefined : refusedConsent] as const)
  const complaints = watch(context, { ...watched, stubbedHosts: [], isShared: true })
  return { page: await context.newPage(), complaints }
}

/** Stops everything in the page. Runs in the page. Opening an empty page instead takes as long as a page of the site. */
function resetPage(left: string): void {
  window.stop()
  for (let timer = Number(setTimeout(() => undefined)); timer > 0; timer -= 1) clearTimeout(timer)
  localStorage.clear()
  sessionStorage.clear()
  window.name = left
}

/** Resets a tab as if it had just been opened, except the cache of scripts, fonts and pictures. */
async function cleanUp({ page, complaints }: Tab): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.evaluate(resetPage, endedTab).catch(async () => {
    // The tab was navigating, or was on no page of the site.
    await page.goto('/robots.txt')
    await page.evaluate(resetPage, endedTab)
  })
  await context.clearCookies()
  await context.clearPermissions()
  await page.mouse.move(0, 0)
  // Late messages must not count for the page that the next test opens.
  const discardLate = (frame: Frame) => {
    if (frame !== page.mainFrame()) return
    complaints.discard()
    page.off('framenavigated', discardLate)
  }
  page.on('framenavigated', discardLate)
}

/**
 * `test` with a tab that the tests of a worker share: starting a new one and loading scripts and fonts again takes as long as
 * the rest of a page load. Tests with other options, such as JavaScript off, share another tab; none sees state of the one before. Not for
 * tests that leave their own scripts or media in the tab.
 */
export const testInOneTab = test.extend({
  page: async (
    {
      browser,
      tabs,
      viewport,
      isConsentAsked,
      hasPictures,
      baseURL,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      bypassCSP,
      userAgent,
    },
    use,
  ) => {
    const options = { isConsentAsked, baseURL, contextOptions, hasTouch, javaScriptEnabled, bypassCSP, userAgent }
    const key = JSON.stringify(options)
    const tab = tabs.get(key) ?? (await openTab(browser, isConsentAsked, { baseURL, hasPictures }))
    tabs.set(key, tab)
    // The only option that can be changed in an open tab; nothing is drawn yet.
    if (viewport) await tab.page.setViewportSize(viewport)
    await use(tab.page)
    expect(tab.complaints.take(), 'what the pages complained about').toEqual([])
    await cleanUp(tab)
  },
  context: async ({ page }, use) => use(page.context()),
})

/** Waits until an element is hydrated: before that, only plain HTML behaviour works. */
export async function hydrated(element: Locator): Promise<Locator> {
  const isTakenOver = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
  await expect.poll(isTakenOver, { message: 'the script takes the element over' }).toBe(true)
  return element
}

/** Waits until the scripts of header, drawer and footer run (components/layout/frame). */
export async function frameStarted(page: Page): Promise<void> {
  await hydrated(page.locator('main'))
  // What runs after the first frame has run by the second.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Whether the test runs on a narrow screen, where menu and languages are in a drawer and filters behind a button. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 767

/** The menu and the languages: in the header, or in the drawer of a narrow screen, opened for it. */
export async function openNavigation(page: Page): Promise<Locator> {
  if (!isNarrow(page)) return page.getByRole('banner')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}
