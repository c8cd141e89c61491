/** While many pages wait to be rendered, less time is spent on compressing each. */
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFor, type PageRequest } from '@/lib/gateway/cache/cached-response'
import { PageCache } from '@/lib/gateway/cache/page-cache'
import { pageAt, responseOf } from '../../support/cached-response.ts'

const html = Array.from(
  { length: 400 },
  (_, number) => `<li><a href="/nl/${number * number}/">${number % 7} rooms</a></li>`,
).join('')

const render = async (page: PageRequest) => responseOf(page, html)

/** Sizes of the compressed bodies of as many pages as are requested at the same time. */
async function sizesOf(count: number): Promise<number[]> {
  const cache = new PageCache({
    maxBytes: 1_000_000,
    render,
    isSamePage: () => true,
    failed: (error) => expect.fail(String(error)),
  })
  const someone = { closed: false, once: () => {} }
  const keys = Array.from({ length: count }, (_, number) => `/${number}/`)
  const renderAt = (key: string) => cache.render(pageAt(key), someone, (_, task) => void task())
  const results = await Promise.all(keys.map(renderAt))
  const bodies = results.map(async (result) => {
    if (result.kind !== 'cached') return expect.unreachable()
    await compressFor(['br'], result.cached)
    const body = result.cached.compressed.br ?? Buffer.alloc(0)
    expect(brotliDecompressSync(body).toString()).toBe(html)
    return body.length
  })
  return Promise.all(bodies)
}

test('a page is compressed less if at least five are rendered at the same time', async () => {
  const [alone = 0] = await sizesOf(1)
  expect(await sizesOf(4)).toEqual(Array(4).fill(alone))
  const [first] = await sizesOf(5)
  expect(first).toBeGreaterThan(alone)
})
