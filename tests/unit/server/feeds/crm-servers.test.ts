/** Each format over HTTP against a fake server of its CRM, working and failing; pauses are skipped. */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FeedFormat, FeedReading } from '@/lib/feeds/adapter'
import { feedFormats } from '@/lib/feeds/formats'
import { readSource } from '@/lib/server/feeds/read-source'
import { guardedFetch } from '@/lib/server/fetch/guarded-fetch'
import type { Fault } from '../../../support/crm/conversation.ts'
import { type CrmName, crmKeys, someEstates, startCrm } from '../../../support/crm-servers.ts'
import { feedSource } from '../../../support/feeds.ts'

/** Enough listings for several pages where the format has pages, and for every failure. */
const counts: Readonly<Record<CrmName, number>> = {
  whise: 230,
  omnicasa: 230,
  sweepbright: 25,
  skarabee: 12,
  kyero: 30,
  openimmo: 30,
  table: 30,
  'listings-json': 30,
}
const names = Object.keys(counts) as CrmName[]
const variableOf = (key: string) => `FEED_${key.toUpperCase()}`

const servers = new Map<CrmName, Awaited<ReturnType<typeof startCrm>>>()
let waits: number[] = []

beforeAll(async () => {
  for (const name of names) {
    const server = await startCrm(name)
    server.crm.estates = someEstates(counts[name], name === 'sweepbright' ? 'e-' : '')
    servers.set(name, server)
    for (const [key, value] of Object.entries(crmKeys[name])) vi.stubEnv(variableOf(key), value)
  }
})
afterAll(async () => {
  vi.unstubAllEnvs()
  for (const server of servers.values()) await server.stop()
})
beforeEach(() => {
  waits = []
})

function serverOf(name: CrmName) {
  const server = servers.get(name)
  if (!server) throw new Error(`no server of ${name}`)
  return server
}

async function read(name: CrmName, faults: readonly Fault[] = [], { crm, host, address, idle } = serverOf(name)) {
  await idle()
  crm.faults = [...faults]
  crm.log = []
  const format: FeedFormat = feedFormats[name]
  const keys = Object.fromEntries(Object.keys(crmKeys[name]).map((key) => [key, variableOf(key)]))
  const source = feedSource({ name, format: name, address, keys, languages: ['nl'] })
  const payloads = await readSource(source, format, {
    ids: name === 'sweepbright' ? crm.estates.map(({ id }) => id) : [],
    wait: async (milliseconds) => waits.push(milliseconds),
    // Short timeouts for responses that never end, with two requests at a time; a slow machine may need long for those that do
    // end.
    fetch: (url, asked, rules) => {
      const timeout = crm.faults.slice(0, 2).includes('drip') ? 1_500 : 60_000
      return guardedFetch(url, asked, { ...rules, timeout }, { privateHosts: [host] })
    },
  })
  return 'kind' in payloads ? payloads : format.read(payloads, { defaultLanguage: 'nl' })
}

function whole(reading: Awaited<ReturnType<typeof read>>): FeedReading {
  if (reading.kind === 'unreadable') throw new Error(`${reading.payload}: ${reading.message}`)
  return reading
}

test.each(names)('%s returns every listing, with accents', async (name) => {
  const { listings, remarks, isPartial } = whole(await read(name))
  expect(listings.map(({ id }) => id)).toEqual(serverOf(name).crm.estates.map(({ id }) => id))
  expect(listings[0]).toMatchObject({ address: { town: 'Liège' }, price: { amount: 200_000 } })
  expect(remarks.filter(({ level }) => level === 'held-back')).toEqual([])
  // A webhook announces single estates; other formats are read completely, so that absent listings are detected.
  expect(isPartial).toBe(name === 'sweepbright')
})

test.each(names)('%s returns the same from a server that is busy, failing, disconnecting and slow', async (name) => {
  const good = await read(name)
  expect(await read(name, ['busy', 'ill', 'half', 'drip'])).toEqual(good)
  expect(waits).toContain(3_000)
  expect(waits).toHaveLength(4)
})

test.each(['whise', 'sweepbright'] as const)('%s returns the same when its token expires between two responses', async (name) => {
  const good = await read(name)
  expect(await read(name, ['none', 'none', 'none', 'expired'])).toEqual(good)
  expect(serverOf(name).crm.log.some((line) => line.startsWith('401'))).toBe(true)
})

/** A single request returns everything. */
const inOneFile: readonly CrmName[] = ['kyero', 'openimmo', 'table', 'listings-json']

const astray = names.flatMap((name) => (inOneFile.includes(name) ? [0] : [0, 1, 2]).map((after) => [name, after] as const))
test.each(astray)(
  '%s does not follow redirects into the local network after %i responses, and reads nothing partially',
  async (name, after) => {
    const before = Array<Fault>(after).fill('none')
    expect((await read(name, [...before, 'astray'])).kind).toBe('unreadable')
  },
)

test.each(names)('%s fails after five attempts', async (name) => {
  expect((await read(name, Array<Fault>(60).fill('ill'))).kind).toBe('unreadable')
})

test.each(names)('%s is read in another encoding than UTF-8, whatever the document declares', async (name) => {
  const server = await startCrm(name, 'iso-8859-1')
  try {
    server.crm.estates = someEstates(2, name === 'sweepbright' ? 'e-' : '')
    expect(await read(name, [], server)).toMatchObject({ kind: 'read', listings: [{ address: { town: 'Liège' } }, {}] })
  } finally {
    await server.stop()
  }
})

test('another site is read in each language, and its documents are merged', async () => {
  const { host, address, crm, idle } = serverOf('listings-json')
  await idle()
  crm.faults = []
  const source = feedSource({ format: 'listings-json', address, languages: ['nl', 'fr'] })
  const payloads = await readSource(source, feedFormats['listings-json'], {
    fetch: (url, asked, rules) => guardedFetch(url, asked, rules, { privateHosts: [host] }),
  })
  if ('kind' in payloads) throw new Error(payloads.message)
  const { listings } = whole(feedFormats['listings-json'].read(payloads, { defaultLanguage: 'nl' }))
  expect(listings).toHaveLength(crm.estates.length)
  expect(Object.keys(listings[0]?.texts?.title ?? {})).toEqual(['nl', 'fr'])
})
