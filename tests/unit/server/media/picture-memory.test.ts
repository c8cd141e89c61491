/** The picture cache in memory: each picture is read once, within the size limit. */
import { beforeEach, expect, test } from 'vitest'
import { readThroughMemory } from '@/lib/server/media/picture-memory'

beforeEach(() => {
  Object.assign(globalThis, { sitePictureMemory: undefined })
})

/** A store that records its reads, with pictures of this many bytes. */
function createStore(size: number) {
  const read: string[] = []
  const ask = (name: string) =>
    readThroughMemory(name, async () => {
      read.push(name)
      return Buffer.alloc(size, name)
    })
  return { read, ask }
}

test('a picture is read once', async () => {
  const { read, ask } = createStore(1000)
  for (const name of ['a', 'b', 'a', 'a']) expect(await ask(name)).toEqual(Buffer.alloc(1000, name))
  expect(read).toEqual(['a', 'b'])
})

test('a missing picture is not cached', async () => {
  expect(await readThroughMemory('a', async () => undefined)).toBeUndefined()
  expect(await readThroughMemory('a', async () => Buffer.from('made'))).toEqual(Buffer.from('made'))
})

test('the least recently used picture is evicted; too large ones are not cached', async () => {
  const { read, ask } = createStore(1024 * 1024)
  const names = Array.from({ length: 32 }, (_, at) => `picture ${at}`)
  for (const name of names) await ask(name)
  await ask('picture 0')
  await ask('another')
  read.length = 0
  for (const name of ['picture 0', 'picture 31', 'another', 'picture 1']) await ask(name)
  expect(read).toEqual(['picture 1'])
  const large = createStore(1024 * 1024 + 1)
  for (let count = 0; count < 2; count += 1) await large.ask('large')
  expect(large.read).toEqual(['large', 'large'])
})
