/** Checks a page with axe: WCAG 2.2 AA and best practices. */
import { expect, type Frame, type Page } from '@playwright/test'
import axeCore from 'axe-core'

/** Best practices, for whole pages only. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const

type Look = {
  /** Selector of parts that another test checks. */
  apartFrom?: readonly string[]
  /** Selector of the part to check; the whole page by default. */
  within?: string
  rules?: readonly string[]
}

const hasAxe = () => 'axe' in window

type Colour = { r: number; g: number; b: number; alpha: number }

/** Omits markup and caches parsed colours: axe parses the few colours of a page a thousand times, a quarter of its time. Runs in the page. */
function speedUpAxe(): void {
  const { axe: core } = window as unknown as {
    axe: typeof axeCore & { commons: { color: { Color: { prototype: Colour & { parseString: (text: string) => Colour } } } } }
  }
  core.configure({ noHtml: true })
  const known = new Map<string, Colour>()
  const { prototype } = core.commons.color.Color
  const { parseString } = prototype
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}

/** Half a megabyte of script: injected into each document once, however often it is checked. */
async function injectAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(hasAxe)) return
  await frame.evaluate(axeCore.source)
  await frame.evaluate(speedUpAxe)
}

/** Frames to check: not that of a mail, nor one far outside the window, which is not loaded yet: axe cannot enter those. */
async function canInject(frame: Frame): Promise<boolean> {
  if (!frame.url().startsWith('http')) return false
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
  return sandbox === null || sandbox.includes('allow-scripts')
}

/** The violations that axe finds, as text. Runs in the page. */
async function complaints({ apartFrom = [], within, rules = [] }: Look): Promise<string[]> {
  const { axe: core } = window as unknown as { axe: typeof axeCore }
  const place = { ...(within && { include: [[within]] }), exclude: apartFrom.map((selector) => [selector]) }
  // No page plays audio.
  const { violations } = await core.run(place, { runOnly: [...rules], resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}

/** Expects that axe finds no violation. */
export async function axe(page: Page, look: Look = {}): Promise<void> {
  // After a click the address may have changed while the page has no styles yet.
  await page.waitForLoadState()
  // A dynamic page may get its title after the rest.
  await expect(page).toHaveTitle(/./)
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all([
    injectAxe(page.mainFrame()),
    ...frames.map(async (frame) => {
      if (await canInject(frame)) await injectAxe(frame)
    }),
  ])
  expect(await page.evaluate(complaints, { rules: everyRule, ...look }), 'accessibility violations').toEqual([])
}
