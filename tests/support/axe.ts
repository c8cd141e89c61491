/** Looks for what keeps people from using a page (WCAG 2.2 AA and good practice). */
import { expect, type Frame, type Page } from '@playwright/test'
import axeCore from 'axe-core'

/** Also what is good practice, of whole pages. */
const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const

type Look = {
  /** Selects what another test looks into, if anything. */
  apartFrom?: readonly string[]
  /** Selects what is looked at, if not the whole page. */
  within?: string
  rules?: readonly string[]
}

const hasAxe = () => 'axe' in window

type Colour = { r: number; g: number; b: number; alpha: number }

/** Axe reads the few colours of a page a thousand times, and copies the markup of all it looks at: a quarter of its time. Runs in the page. */
function quicken(): void {
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

/** Half a megabyte of script: given to each document once, however often it is looked at. */
async function giveAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(hasAxe)) return
  await frame.evaluate(axeCore.source)
  await frame.evaluate(quicken)
}

/** Neither that of a mail nor one that is far from the window, and so not there yet: axe cannot look into those. */
async function runsScript(frame: Frame): Promise<boolean> {
  if (!frame.url().startsWith('http')) return false
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox')
  return sandbox === null || sandbox.includes('allow-scripts')
}

/** What axe complains about, in words. Runs in the page. */
async function complaints({ apartFrom = [], within, rules = [] }: Look): Promise<string[]> {
  const { axe: core } = window as unknown as { axe: typeof axeCore }
  const place = { ...(within && { include: [[within]] }), exclude: apartFrom.map((selector) => [selector]) }
  // No page plays sound.
  const { violations } = await core.run(place, { runOnly: [...rules], resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`))
}

/** Expects that axe finds nothing to complain about. */
export async function axe(page: Page, look: Look = {}): Promise<void> {
  // After a click the address may be new while the page has no style yet.
  await page.waitForLoadState()
  // A page that is made for the request may get its title after the rest.
  await expect(page).toHaveTitle(/./)
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  await Promise.all([
    giveAxe(page.mainFrame()),
    ...frames.map(async (frame) => {
      if (await runsScript(frame)) await giveAxe(frame)
    }),
  ])
  expect(await page.evaluate(complaints, { rules: everyRule, ...look }), 'accessibility violations').toEqual([])
}
