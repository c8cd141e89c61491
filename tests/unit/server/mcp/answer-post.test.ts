/** The Model Context Protocol endpoint: initialization, each tool, and invalid input. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { POST } from '@/app/api/mcp/route'
import * as client from '@/lib/server/db/client'
import { answerPost } from '@/lib/server/mcp/answer-post'
import { getProperty, snapshot } from '@/tests/support/content'
import { expectConsole } from '@/tests/support/fail-on-console'

const now = new Date('2026-11-23T09:00:00Z')

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const post = (body: string, headers: Record<string, string> = {}) =>
  answerPost(new Request('http://localhost/api/mcp/', { method: 'POST', body, headers }), now)

const ask = async (method: string, params?: unknown) =>
  (await post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }))).json()

const call = async (name: string, given: unknown) => (await ask('tools/call', { name, arguments: given })).result

const hidden = snapshot.properties.find(({ price }) => price.kind === 'hidden')
const hiddenAddress = snapshot.properties.find(({ address }) => address.kind === 'hidden')

describe('the way in', () => {
  it('uses the protocol version of the client, else its newest', async () => {
    expect((await ask('initialize', { protocolVersion: '2025-03-26' })).result.protocolVersion).toBe('2025-03-26')
    expect((await ask('initialize', { protocolVersion: '1999-01-01' })).result.protocolVersion).toBe('2025-11-25')
  })

  it('refuses a version that it does not speak in later requests', async () => {
    expect((await post('{}', { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400)
  })

  it('takes notifications without an answer', async () => {
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
    expect([answer.status, await answer.text()]).toEqual([202, ''])
  })

  it('names four tools, none of which changes anything', async () => {
    const { tools } = (await ask('tools/list')).result
    expect(tools.map(({ name }: { name: string }) => name)).toEqual(['search', 'property', 'costs', 'slots'])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations.readOnlyHint).toBe(true)
      expect(inputSchema.type).toBe('object')
    }
  })
})

describe('search', () => {
  it('finds what the filters of a list find', async () => {
    const { structuredContent } = await call('search', { goal: 'sale', places: ['Berchem'], types: [1] })
    const expected = snapshot.properties.filter(
      ({ goal, city, webIds }) => goal === 'sale' && city === 'BERCHEM' && webIds.includes('1'),
    )
    expect(structuredContent.total).toBe(expected.length)
  })

  it.each([
    ['nl', 'huis met tuin in Berchem, rustige straat', ['huis', 'met tuin', 'in Berchem'], ['rustige straat']],
    ['fr', 'maison avec jardin à Berchem, rue calme', ['maison', 'avec jardin', 'à Berchem'], ['rue calme']],
  ])('reads words in %s and says what it understood', async (language, words, understood, notUnderstood) => {
    expect((await call('search', { language, words })).structuredContent).toMatchObject({ understood, notUnderstood })
  })

  it('finds nothing in an unknown town, and reports that', async () => {
    const { structuredContent } = await call('search', { places: ['Atlantis'] })
    expect(structuredContent).toMatchObject({ total: 0, unknownPlaces: ['Atlantis'] })
  })

  it.each([
    ['s07', { livingArea: null, storeArea: 78, officeArea: 18, totalArea: 203 }],
    ['r03', { livingArea: null, storeArea: null, officeArea: 240 }],
  ])('gives the area of %s by its kind', async (recordFile, areas) => {
    const { id, goal } = getProperty(recordFile)
    const { structuredContent } = await call('search', { goal, types: [6] })
    expect(structuredContent.properties.find((property: { id: number }) => property.id === id)).toMatchObject(areas)
  })

  it('limits the main area, of a shop or an office too, and says so', async () => {
    const { id } = getProperty('r03')
    const { structuredContent } = await call('search', { goal: 'rent', types: [6], minArea: 240 })
    expect(structuredContent.properties.map((property: { id: number }) => property.id)).toContain(id)
    const { tools } = (await ask('tools/list')).result
    const search = tools.find(({ name }: { name: string }) => name === 'search')
    expect(search.inputSchema.properties.minArea.description).toMatch(/shop or office/)
  })

  it('takes prices that were turned round as the list does that it names', async () => {
    const turned = await call('search', { minPrice: 500_000, maxPrice: 300_000 })
    const straight = await call('search', { minPrice: 300_000, maxPrice: 500_000 })
    expect(straight.structuredContent.total).toBeGreaterThan(0)
    expect(turned.structuredContent).toEqual(straight.structuredContent)
  })

  it('rejects an invalid filter with the reason', async () => {
    const result = await call('search', { maxPrice: 'much' })
    expect(result.isError).toBe(true)
    expect(result.content[0].text).toContain('maxPrice')
  })
})

describe('what is hidden stays hidden', () => {
  test('a price', async () => {
    const { structuredContent } = await call('property', { id: hidden?.id })
    expect(structuredContent.price).toBeNull()
    expect((await call('costs', { id: hidden?.id })).isError).toBe(true)
    expect((await call('costs', { id: hidden?.id, price: 100_000 })).isError).toBe(true)
  })

  test('an address', async () => {
    const { structuredContent } = await call('property', { id: hiddenAddress?.id, language: 'fr' })
    expect(structuredContent.address).toMatchObject({ isPublished: false, street: null })
  })

  test('a listing out of the archive', async () => {
    expect((await call('property', { id: 4101977 })).isError).toBe(true)
  })
})

test('costs are those of the calculator', async () => {
  const { structuredContent } = await call('costs', { id: 4102318, language: 'nl', use: 'other', rate: 3.5, years: 20 })
  expect(structuredContent).toMatchObject({ kind: 'buying', use: 'other', years: 20, costs: { price: 545_000 } })
  expect(structuredContent.costs.total).toBeCloseTo(545_000 + structuredContent.costs.costs, 2)
})

test('a tool error is a response, not a server error', async () => {
  vi.spyOn(client, 'getDb').mockRejectedValueOnce(new Error('no database'))
  expectConsole()
  expect(await ask('tools/call', { name: 'slots', arguments: { id: 4102318 } })).toMatchObject({ error: { code: -32603 } })
})

describe('whatever is sent', () => {
  const names = fc.constantFrom('search', 'property', 'costs', 'nothing')
  const values = fc.anything({ maxDepth: 3, withNullPrototype: false })
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '1.0'),
      id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
      method: fc.oneof(fc.constantFrom('initialize', 'ping', 'tools/list', 'tools/call'), fc.string()),
      params: fc.oneof(
        fc.record({
          name: names,
          arguments: fc.oneof(
            values,
            fc.record({ id: values, words: values, places: values, language: values }, { requiredKeys: [] }),
          ),
        }),
        values,
      ),
    },
    { requiredKeys: [] },
  )

  it('gets a response, never a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(message, fc.array(message, { maxLength: 12 }), values), async (sent) => {
        const answer = await post(JSON.stringify(sent) ?? 'undefined')
        expect([200, 202, 400]).toContain(answer.status)
        const text = await answer.text()
        if (answer.status !== 202) expect(text).not.toContain('-32603')
      }),
      { numRuns: 300 },
    )
  })

  it('is refused when it is no JSON, or too long', async () => {
    for (const body of ['', '{', 'x'.repeat(30_000), JSON.stringify(Array(11).fill({}))])
      expect((await post(body)).status).toBe(400)
  })
})

test('nothing is there where the agency gives no data to others', async () => {
  const { site } = snapshot
  globalThis.currentSnapshot = { ...snapshot, site: { ...site, features: { ...site.features, feeds: false } } }
  expect((await POST(new Request('http://localhost/api/mcp/', { method: 'POST', body: '{}' }))).status).toBe(404)
})
