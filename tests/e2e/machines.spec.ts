/** Sitemap, robots.txt and the MCP endpoint: read only by programs. */
import { expect, plainTest as test } from '../support/e2e.ts'
import { pathOf } from '../support/page-head.ts'
import { details, languages } from '../support/site-texts.ts'

test('the sitemap is an index with one per language, with pictures and dates', async ({ baseURL }) => {
  const index = await (await fetch(new URL('/sitemap.xml', baseURL))).text()
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address))).toEqual(
    languages.map((language) => `/${language}/sitemap.xml`),
  )
  const dutch = await (await fetch(new URL('/nl/sitemap.xml', baseURL))).text()
  const entries = [...dutch.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry)
  expect(entries.every((entry) => pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1])?.startsWith('/nl/'))).toBe(true)
  const detail = entries.find((entry) => entry.includes(`${details.sale}</loc>`)) ?? ''
  expect(detail).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  const picture = /<image:loc>(.*?)<\/image:loc>/.exec(detail)?.[1]
  expect((await fetch(new URL(pathOf(picture) ?? '', baseURL))).headers.get('content-type')).toMatch(/^image\//)
})

test('robots.txt allows the pages and names the sitemap', async ({ baseURL }) => {
  const text = await (await fetch(new URL('/robots.txt', baseURL))).text()
  expect(text).toMatch(/^User-Agent: \*$/m)
  expect(text).toMatch(/^Allow: \/$/m)
  expect(text).toMatch(/^Disallow: \/api\/$/m)
  expect(text).toMatch(/^Sitemap: https?:\/\/[^ ]+\/sitemap\.xml$/m)
})

test('llms.txt links to the lists of each language, which answer', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  for (const language of languages) {
    const [, list = ''] = new RegExp(`\\((?:https?://[^/]+)?(/${language}/[^)]+)\\)`).exec(text) ?? []
    expect((await request.get(list)).status(), list).toBe(200)
  }
})

test('an assistant searches, reads, calculates and looks for a slot, in two languages', async ({ request }) => {
  const call = async (name: string, given: object) => {
    const data = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }
    return (await (await request.post('/api/mcp/', { data })).json()).result.structuredContent
  }
  for (const [language, words] of [
    ['nl', 'appartement in Antwerpen onder 600.000'],
    ['fr', 'appartement à Anvers sous 600.000'],
  ] as const) {
    const { properties, total } = await call('search', { goal: 'sale', words, language })
    expect(total).toBeGreaterThan(0)
    const { id } = properties[0]
    expect(await call('property', { id, language })).toMatchObject({ id })
    expect(JSON.stringify(await call('costs', { id, language }))).toMatch(/\d{4}/)
    expect(JSON.stringify(await call('slots', { id, language }))).toContain(`/${language}/`)
  }
  expect((await request.get('/api/mcp/')).status()).toBe(405)
})
