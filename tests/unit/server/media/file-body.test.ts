/** Files are open only while they are read, as the number of open files is limited. */
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MediaFile } from '@/lib/domain/media/media'
import { runAtOnce } from '@/lib/server/content/thread/steps'
import { answerMedia } from '@/lib/server/media/answer-media'
import { mediaUrl } from '@/lib/server/media/current-media'
import { createFileFinder, findMedia } from '@/lib/server/media/find-media'
import { snapshot } from '../../../support/content'

const root = mkdtempSync(join(tmpdir(), 'file-body-'))
const path = join(root, 'media', 'film.mp4')
const film = Buffer.concat([
  ...[Buffer.from('000003f4667479706d703432', 'hex'), Buffer.alloc(1000, 7)],
  // More than a stream reads beforehand.
  ...[Buffer.from('000f42406d646174', 'hex'), Buffer.alloc(999_992, 7)],
])

beforeAll(() => {
  vi.stubEnv('CONTENT_DIR', root)
  mkdirSync(join(root, 'media'))
  writeFileSync(path, film)
  const media: ReadonlyMap<string, MediaFile> = runAtOnce(findMedia(['/media/film.mp4'], createFileFinder(root)))
  globalThis.currentSnapshot = { ...snapshot, media }
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

const linkOf = (name: string) => {
  try {
    return readlinkSync(`/proc/self/fd/${name}`)
  } catch {
    return ''
  }
}

/** Number of open file descriptors for the film. */
const countOpen = () => readdirSync('/proc/self/fd').filter((name) => linkOf(name) === path).length

function ask(headers: Record<string, string> = {}): Promise<Response> {
  const address = mediaUrl('/media/film.mp4')
  return answerMedia(new Request(`http://localhost${address}`, { headers }), address.split('/').slice(2))
}

// Other systems do not list what is open, and a skipped test would fail `npm test`.
if (process.platform === 'linux') {
  test('an answer that nobody reads opens nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()))
    // The system opens files in its own time.
    await new Promise((done) => setTimeout(done, 200))
    expect([countOpen(), answers[0]?.headers.get('content-length')]).toEqual([0, String(film.length)])
  })

  test('one that is left in its middle closes what it opened', async () => {
    const reader = (await ask()).body?.getReader()
    await reader?.read()
    expect(countOpen()).toBe(1)
    await reader?.cancel()
    await expect.poll(countOpen).toBe(0)
  })
}

test('all of it, and a part of it', async () => {
  expect(Buffer.from(await (await ask()).arrayBuffer()).equals(film)).toBe(true)
  const part = await ask({ range: 'bytes=4-11' })
  expect([part.status, Buffer.from(await part.arrayBuffer()).toString('latin1')]).toEqual([206, 'ftypmp42'])
})
