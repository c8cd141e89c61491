/** The tile server: requests to it, and which responses are accepted. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchTile, tileAddress } from '@/lib/server/map/tiles/upstream'

const tile = { zoom: 13, x: 4196, y: 2733 }
const png = Buffer.from('\x89PNG\r\n picture', 'latin1')
const week = 7 * 86_400

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer
let asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  answer(request, response)
})
let template = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  template = `http://127.0.0.1:${address.port}/{z}/{x}/{y}.png`
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
})

const answerWith =
  (status: number, headers: Record<string, string>, body: Buffer | string): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)
const fetchOne = () => fetchTile(template, tile, 'Scheldelicht (https://www.scheldelicht.example; hallo@scheldelicht.example)')

test('the address holds numbers only', () => {
  expect(tileAddress('https://tile.example.org/{z}/{x}/{y}.png', tile)).toBe('https://tile.example.org/13/4196/2733.png')
})

test('the request identifies the site', async () => {
  answer = answerWith(200, {}, png)
  await fetchOne()
  expect(asked[0]?.url).toBe('/13/4196/2733.png')
  expect(asked[0]?.headers['user-agent']).toBe('Scheldelicht (https://www.scheldelicht.example; hallo@scheldelicht.example)')
})

describe('a tile is cached', () => {
  test.each([
    ['a week when nothing is said', '', week],
    ['a week at least', 'public, max-age=3600', week],
    ['as long as the server says', 'public, max-age=1209600', 2 * week],
    ['a year at most', 'max-age=9999999999', 365 * 86_400],
  ])('%s', async (_name, cacheControl, age) => {
    answer = answerWith(200, cacheControl ? { 'Cache-Control': cacheControl } : {}, png)
    expect(await fetchOne()).toEqual({ bytes: png, age })
  })
})

describe('not accepted', () => {
  test.each([
    ['a refusal', answerWith(429, {}, png)],
    ['a page that says it is a picture', answerWith(200, { 'Content-Type': 'image/png' }, '<html>')],
    ['a drawing that could hold script', answerWith(200, { 'Content-Type': 'image/svg+xml' }, '<svg/>')],
    ['nothing', answerWith(200, {}, '')],
    ['a flood', answerWith(200, {}, Buffer.concat([png, Buffer.alloc(1_000_001)]))],
    ['a way to another host', answerWith(302, { Location: 'http://127.0.0.1:1/' }, '')],
    ['a torn line', (_request: IncomingMessage, response: ServerResponse) => response.destroy()],
  ])('%s', async (_name, given) => {
    answer = given
    expect(await fetchOne()).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})
