/** What is computed from a body is computed once, as long as it is cached. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createBodyCache } from '@/lib/gateway/cache/body-cache'

const text = (word: string) => Buffer.from(`${word} `.repeat(2000))

test('the same body is compressed once, another one again', async () => {
  const bodyOf = createBodyCache(10)
  const first = await bodyOf(text('a'), true).compress('br')
  expect(await bodyOf(text('a'), true).compress('br')).toBe(first)
  expect(await bodyOf(text('b'), true).compress('br')).not.toEqual(first)
  expect(brotliDecompressSync(first)).toEqual(text('a'))
  expect(gunzipSync(await bodyOf(text('a'), true).compress('gzip'))).toEqual(text('a'))
})

test('a body for one visitor is not cached', async () => {
  const bodyOf = createBodyCache(10)
  expect(await bodyOf(text('a'), false).compress('br')).not.toBe(await bodyOf(text('a'), false).compress('br'))
})

test('the least recently used entry is deleted first', async () => {
  const bodyOf = createBodyCache(2)
  const ask = (word: string) => bodyOf(text(word), true).compress('gzip')
  const [a, b] = [await ask('a'), await ask('b')]
  expect(await ask('a')).toBe(a)
  await ask('c')
  expect(await ask('a')).toBe(a)
  expect(await ask('b')).not.toBe(b)
})
