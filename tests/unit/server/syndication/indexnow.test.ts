/** Search engines are notified of published pages if a key is set; failures never affect the site. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/indexnow-key.txt/route'
import { wakeIndexNow } from '@/lib/server/syndication/indexnow/queue'
import { snapshot } from '../../../support/content'
import { expectConsole } from '../../../support/fail-on-console.ts'

const key = 'a1b2c3d4e5f6'
let folder = ''
let server: Server
let status = 200
const announced: { host: string; key: string; keyLocation: string; urlList: string[] }[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'indexnow-'))
  announced.length = 0
  status = 200
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      announced.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('VAR_DIR', folder)
  vi.stubEnv('SITE_URL', 'https://www.site.example')
  vi.stubEnv('INDEXNOW_URL', `http://127.0.0.1:${port}/indexnow`)
  vi.stubEnv('INDEXNOW_KEY', key)
  globalThis.currentSnapshot = snapshot
})

afterEach(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
  await new Promise((done) => server.close(done))
})

const [changed, gone, ...others] = snapshot.properties

function publishChange(): void {
  if (!changed || !gone) throw new Error('the demo has properties')
  globalThis.currentSnapshot = { ...snapshot, properties: [{ ...changed, modificationDate: '2026-11-22' }, ...others] }
}

test('a first start submits nothing, a change submits its pages in every language, once', async () => {
  await wakeIndexNow()
  expect(announced).toEqual([])
  publishChange()
  await wakeIndexNow()
  expect(announced).toHaveLength(1)
  const [message] = announced
  expect(message).toMatchObject({ host: 'www.site.example', key, keyLocation: 'https://www.site.example/indexnow-key.txt' })
  for (const property of [changed, gone])
    expect(message?.urlList.filter((url) => url.endsWith(`/${property?.id}/`))).toHaveLength(snapshot.languages.length)
  expect(message?.urlList.every((url) => url.startsWith('https://www.site.example/'))).toBe(true)
  await wakeIndexNow()
  expect(announced).toHaveLength(1)
})

test('addresses that could not be submitted wait for the next attempt, also after a restart', async () => {
  await wakeIndexNow()
  publishChange()
  status = 500
  expectConsole()
  await wakeIndexNow()
  status = 200
  await wakeIndexNow()
  expect(announced[1]).toEqual(announced[0])
  expect(JSON.parse(readFileSync(join(folder, 'indexnow.json'), 'utf8'))).toMatchObject({ waiting: [] })
  expect(statSync(join(folder, 'indexnow.json')).mode & 0o077).toBe(0)
})

test('a folder that cannot be written is logged, and nothing more', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  vi.stubEnv('VAR_DIR', file)
  expectConsole()
  await expect(wakeIndexNow()).resolves.toBeUndefined()
})

test('without a key nothing is announced, and there is no key to read', async () => {
  vi.stubEnv('INDEXNOW_KEY', undefined)
  await wakeIndexNow()
  publishChange()
  await wakeIndexNow()
  expect(announced).toEqual([])
  expect(GET().status).toBe(404)
})

test('the key is served at its address', async () => {
  expect(await GET().text()).toBe(key)
})
