/** Pictures inside an archive are never requested over the network. */
import { expect, test, vi } from 'vitest'
import { fetchEnclosed } from '@/lib/server/feeds/enclosed-files'

const bytes = new Uint8Array([1, 2, 3])

test('enclosed files are taken from the feed, missing ones are an error, the rest is fetched', async () => {
  const fetchFile = vi.fn(async () => ({ fault: 'fetched' }))
  const fetch = fetchEnclosed({ files: new Map([['feed:a.jpg', bytes]]) }, fetchFile)
  expect(await fetch('feed:a.jpg')).toEqual({ bytes: Buffer.from(bytes) })
  expect(await fetch('feed:b.jpg')).toMatchObject({ fault: expect.stringContaining('not among') })
  expect(fetchFile).not.toHaveBeenCalled()
  expect(await fetch('https://pictures.example/a.jpg')).toEqual({ fault: 'fetched' })
})

test('without enclosed files everything is fetched', async () => {
  expect(await fetchEnclosed({}, async (url) => ({ fault: url }))('https://a.example/')).toEqual({ fault: 'https://a.example/' })
})
