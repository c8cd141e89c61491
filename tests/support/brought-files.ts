/** Files of listings on other hosts. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, vi } from 'vitest'
import { createFileFinder } from '@/lib/server/media/find-media'
import { fetchWanted } from '@/lib/server/media/remote/fetch-files'
import { fetchedKey } from '@/lib/server/media/remote/fetched-index'
import { createPictureResolver, type Wanted } from '@/lib/server/media/resolve-picture'
import { pictureServer, sends } from './picture-server.ts'

const picture = (width: number) => sharp({ create: { width, height: 30, channels: 3, background: '#246' } })

const house = await picture(40).jpeg().toBuffer()

const lying = await picture(60)
  .withExif({ IFD0: { ImageDescription: 'A house by the water' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

/** The header of a picture of a gigapixel, which would need gigabytes when decoded. */
const bomb = Buffer.from(await picture(40).png().toBuffer())
bomb.writeUInt32BE(40_000, 16)
bomb.writeUInt32BE(40_000, 20)

/** The host's current responses. */
export const state = { etag: '"one"', isBusy: true }

/** The files of the host, and its responses. */
const answers: Parameters<typeof pictureServer>[0] = {
  '/house.jpg': sends(house),
  '/same.jpg': sends(house),
  '/lying.jpg': sends(lying),
  '/page.jpg': sends('<!doctype html><title>Log in</title>', { 'content-type': 'image/jpeg' }),
  '/half.jpg': sends(house.subarray(0, house.length - 30)),
  '/bomb.png': sends(bomb),
  '/large.jpg': sends(Buffer.alloc(300_000)),
  '/film.mp4': sends(Buffer.concat([Buffer.from('0000001c667479706d703432', 'hex'), Buffer.alloc(100)])),
  '/inside.jpg': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret.jpg' }).end(),
  '/metadata.jpg': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/drip.jpg': (response) => {
    const timer = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(timer))
  },
  '/broken.jpg': (response) =>
    response.writeHead(200, { 'content-length': house.length }).write(house.subarray(0, 50), () => response.destroy()),
  '/busy.jpg': (response) => (state.isBusy ? response.writeHead(429, { 'retry-after': '600' }).end() : response.end(house)),
  '/tagged.jpg': (response, request) =>
    request.headers['if-none-match'] === state.etag
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: state.etag }).end(state.etag === '"one"' ? house : lying),
}

export let host: ReturnType<typeof pictureServer>

export let root = ''

export const minute = 60_000

export const day = 24 * 60 * minute

export const start = Date.UTC(2026, 10, 22)

export const wantedOf = (paths: readonly string[], hosts = [host.host()]): Wanted => ({
  addresses: new Map(paths.map((path) => [fetchedKey(host.at(path)), host.at(path)])),
  documents: new Map(),
  hosts,
})

/** @returns how often something visible changed. */
export async function bring(wanted: Wanted, now = start, limits: { timeout?: number; maxBytes?: number } = {}): Promise<number> {
  let news = 0
  await fetchWanted(wanted, { ...host.ports(), ...limits }, now, () => {
    news += 1
  })
  return news
}

export const resolver = () =>
  createPictureResolver({ findFile: createFileFinder(join(root, 'content')), pictureHosts: [host.host()] })

export const shownAs = (path: string) => resolver().resolve(host.at(path))

export const files = () => readdirSync(join(root, 'var', 'fetched', 'media', 'fetched-pictures'))

/** Starts the host, and creates an empty folder for each test. */
export function prepareFiles(): void {
  host = pictureServer(answers)
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'bring-files-'))
    vi.stubEnv('VAR_DIR', join(root, 'var'))
  })

  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true, force: true })
  })
}
