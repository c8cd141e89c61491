/** New content is the smallest that passes the check, and contains nothing of the demo. */
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { resolveRequest } from '@/lib/routing/resolve'
import { publishContent } from '@/lib/server/content/publish/publish-content'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { routingContext } from '@/lib/server/http/routing-context'
import { findAgent } from '@/lib/server/property/property-detail'
import { parseLine } from '@/scripts/agency/parse-line'
import { checkedDemo } from '../../support/checked-demo.ts'
import { expectConsole } from '../../support/fail-on-console'

let root = ''
const folder = () => join(root, 'agency')
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-content-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

async function create(...options: string[]): Promise<unknown> {
  const parsed = await parseLine(['content', 'new', folder(), ...options])
  if (parsed.kind !== 'command') throw new Error(parsed.text)
  return (await parsed.verb.run(parsed.line)) ?? 0
}

const texts = () =>
  globSync('**/*.{json,md}', { cwd: folder() }).map((file) => [file, readFileSync(join(folder(), file), 'utf8')] as const)

test.each([...languageCodes, 'nl,fr', 'de,fr', languageCodes.join()])(
  'in %s it passes without an error or a missing text, and contains nothing of the demo',
  async (languages) => {
    expect(await create('--name', 'Leie Vastgoed', '--town', 'Gent', '--languages', languages)).toBe(0)
    const { snapshot, held, gaps } = publishContent(folder(), '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') })
    expect([held, gaps, [...snapshot.languages]]).toEqual([[], [], languages.split(',')])
    for (const [file, text] of texts())
      expect([
        file,
        /.*(scheldelicht|antwerp|anvers|loodsen|daglicht|lumière du jour|daylight|tageslicht).*/i.exec(text)?.[0],
      ]).toEqual([file, undefined])
  },
)

test.each([
  ['Immo L&B', 147],
  ['Leie Vastgoed', 199],
  ['Vastgoedkantoor van de Westelijke Leiestreek', 320],
])('the logo of %s is its name as text, %i pixels wide', async (name, width) => {
  await create('--name', name, '--town', 'Gent')
  const { logo } = JSON.parse(readFileSync(join(folder(), 'site.json'), 'utf8'))
  const drawing = readFileSync(join(folder(), 'media', logo.full), 'utf8')
  expect(logo).toMatchObject({ width, height: 44 })
  expect(drawing).toContain(`viewBox="0 0 ${width} 44"`)
  expect(drawing).toContain(`>${name.replace('&', '&amp;')}</text>`)
})

test('every page is found at its address, and the legally required texts exist', async () => {
  await create('--town', 'Liège')
  globalThis.currentSnapshot = loadSnapshot(folder(), '2026-11-21', checkedDemo('2026-11-21')).snapshot
  const resolve = (pathname: string) =>
    resolveRequest(routingContext(), { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined })
  const { pages, site } = globalThis.currentSnapshot
  expect([site.defaultLanguage, site.contact.city, pages.size]).toEqual(['fr', 'Liège', expect.any(Number)])
  for (const address of [
    '/fr/',
    '/fr/a-vendre/',
    '/fr/a-louer/',
    '/fr/contact/',
    '/fr/declaration-de-confidentialite/',
    '/fr/connexion/',
    '/fr/bureau/',
    '/fr/bureau/connexion/',
  ])
    expect([address, resolve(address)]).toMatchObject([address, { kind: 'rewrite', status: 200 }])
})

const guide = readFileSync('docs/make-it-your-own.md', 'utf8')

/** The smallest listing of the guide, added to new content. */
async function firstListing() {
  await create('--town', 'Gent', '--name', 'Leie Vastgoed', '--phone', '09 000 00 00')
  const [, written = ''] = /^```json\n(\{\n {2}"ID"[\s\S]*?)```/m.exec(guide) ?? []
  const file = join(folder(), 'properties', '9000101.json')
  writeFileSync(file, written)
  return () => publishContent(folder(), '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') })
}

/** The messages about the agency's own files, without those about placeholders in the settings. */
const ownWarnings = ({ warnings }: ReturnType<typeof publishContent>) => warnings.filter(({ file }) => file !== 'site.json')

test('placeholders are reported until they are filled in', async () => {
  await create('--town', 'Gent', '--phone', '09 000 00 00')
  const publish = () =>
    publishContent(folder(), '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') }).warnings.map(
      ({ path, message }) => `${path}: ${message}`,
    )
  expect(publish()).toEqual([
    'contact.street: expected your own; found "—", as new content begins',
    'contact.zip: expected your own; found "—", as new content begins',
    'contact.email: expected your own; found "info@example.com", as new content begins',
    'legal.enterpriseNumber: expected your own; found "0000.000.000", as new content begins',
    'legal.vatNumber: expected your own; found "BE 0000.000.000", as new content begins',
    'legal.registrationNumbers: expected your own; found "000.000", as new content begins',
    'legal.insurer: expected your own; found "—", as new content begins',
    'legal.policyNumber: expected your own; found "—", as new content begins',
    'legal.thirdPartyAccount: expected your own; found "—", as new content begins',
  ])
  const file = join(folder(), 'site.json')
  const site = JSON.parse(readFileSync(file, 'utf8'))
  const demo = JSON.parse(readFileSync('data/site.json', 'utf8'))
  writeFileSync(
    file,
    JSON.stringify({
      ...site,
      contact: { ...site.contact, ...demo.contact, country: site.contact.country, openingHours: site.contact.openingHours },
      legal: { ...demo.legal, thirdPartyAccount: 'BE68 5390 0754 7034' },
    }),
  )
  expect(publish()).toEqual([])
})

test('its settings are in the order of the guide', async () => {
  await create('--town', 'Gent')
  const inFile = Object.keys(JSON.parse(readFileSync(join(folder(), 'site.json'), 'utf8')))
  expect(inFile.slice(0, 9)).toEqual(['url', 'name', 'legalName', 'logo', 'tagline', 'theme', 'contact', 'socials', 'legal'])
})

const contactOf = ({ snapshot }: ReturnType<typeof publishContent>) => {
  globalThis.currentSnapshot = snapshot
  const property = snapshot.propertyById.get(9000101)
  return property && [property.agentId, findAgent(property, 'nl').name, findAgent(property, 'nl').phone]
}

describe('the smallest listing of the guide', () => {
  test('is published without messages about it', async () => {
    const publish = await firstListing()
    const found = publish()
    expect([found.held, ownWarnings(found), contactOf(found)]).toEqual([[], [], [0, 'Leie Vastgoed', '09 000 00 00']])
  })

  test('is assigned to the first agent, and held back when it names an unknown agent', async () => {
    const publish = await firstListing()
    const [agent, other] = JSON.parse(readFileSync('data/agents.json', 'utf8'))
    writeFileSync(join(folder(), 'agents.json'), JSON.stringify([other, agent]))
    const found = publish()
    expect([found.held, contactOf(found)]).toEqual([[], [12, 'Nassim Bouazza', '030 00 12 36']])
    const file = join(folder(), 'properties', '9000101.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), AgentID: 7 }))
    expect(publish().held.map(({ item }) => item)).toEqual(['properties/9000101.json'])
    rmSync(join(folder(), 'agents.json'))
    expect([publish().held, contactOf(publish())]).toEqual([[], [7, 'Leie Vastgoed', '09 000 00 00']])
  })
})

/** A JSON example of the guide: the first group of the pattern, parsed. */
const example = (start: RegExp): unknown => JSON.parse(start.exec(guide)?.[1] ?? 'null')

test('an own page, a route, a menu entry and a zone from the guide are published', async () => {
  await create('--town', 'Gent', '--languages', 'nl')
  const write = (file: string, content: unknown) => writeFileSync(join(folder(), file), JSON.stringify(content))
  const add = (file: string, entry: unknown) => write(file, [...JSON.parse(readFileSync(join(folder(), file), 'utf8')), entry])
  copyFileSync('data/media/pictures/banner-1.webp', join(folder(), 'media', 'office.webp'))
  add('routes.json', example(/an entry in `routes\.json`: `(\{.*\})`/))
  write('pages/about-us.json', { ...Object(example(/```json\n( {3}\{\n {5}"id": "about-us"[\s\S]*?)```/)), status: 'Published' })
  add('menu.json', example(/an entry in `menu\.json`:\n {3}`(\{.*\})`/))
  write('zones.json', example(/for saved searches:\n {2}`(\[.*\])`/))
  const published = publishContent(folder(), '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') })
  const { snapshot, held } = published
  expect([held, ownWarnings(published)]).toEqual([[], []])
  expect([snapshot.pages.get('about-us')?.modules.length, snapshot.menu.at(-1)?.path, snapshot.zones[0]?.outline]).toEqual([
    3,
    'about-us',
    expect.any(Array),
  ])
})

test('a folder that is not empty is not changed', async () => {
  expectConsole()
  await create()
  writeFileSync(join(folder(), 'site.json'), 'mine')
  expect(await create()).toBe(1)
  expect(readFileSync(join(folder(), 'site.json'), 'utf8')).toBe('mine')
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Expected an empty folder'))
})

test.each([
  ['--town', 'Atlantis', '--town: expected a municipality of Belgium; found "Atlantis"'],
  ['--languages', 'nl,es', '--languages: expected some of nl, fr, en, de; found "es"'],
])('%s %s is rejected', async (option, value, message) => {
  await expect(create(option, value)).rejects.toThrow(message)
})
