/** `/llms.txt` names the lists of each language in use and where the data are. */
import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/llms.txt/route'
import { snapshot } from '@/tests/support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const get = (headers: Record<string, string> = {}) => GET(new Request('http://localhost/llms.txt', { headers }))

test('it has the lists of every language, and no other', async () => {
  const text = await (await get()).text()
  expect(text.startsWith(`# ${snapshot.site.name}\n\n> `)).toBe(true)
  for (const path of ['/nl/te-koop/', '/fr/a-vendre/', '/en/for-rent/', '/fr/avec-vos-mots/', '/fr/feed.xml'])
    expect(text).toContain(path)
  expect(text).not.toContain('/de/')
  expect(text).toContain('/api/mcp/')
})

test('a conditional request with the current ETag gets no body', async () => {
  const etag = (await get()).headers.get('etag') ?? ''
  expect((await get({ 'If-None-Match': etag })).status).toBe(304)
})
