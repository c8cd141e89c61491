/**
 * Fake servers of CRMs and partners, as their documentation and public clients describe them: paging, expiring tokens, estates
 * one by one, SOAP, ETags, and the pictures that they name. Each can fail: the entries of `faults` apply to its next requests, one
 * after the other.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { omnicasa, sweepbright, whise } from './crm/apis.ts'
import type { Answer, Asked, Crm, Estate, Fault } from './crm/conversation.ts'
import { kyero, listingsJson, openimmo, skarabee, table } from './crm/documents.ts'

export const crmRules = { whise, omnicasa, sweepbright, skarabee, kyero, openimmo, table, 'listings-json': listingsJson } as const

export type CrmName = keyof typeof crmRules

/** Credentials that each fake server expects. */
export const crmKeys = {
  whise: { username: 'login', password: 'secret', clientId: '7' },
  omnicasa: { customer: 'login', password: 'secret' },
  sweepbright: { clientId: 'login', clientSecret: 'secret' },
  skarabee: { username: 'login', password: 'secret' },
  kyero: {},
  openimmo: {},
  table: {},
  'listings-json': {},
} as const satisfies Record<CrmName, object>

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts).toString()
  const isJson = /json/.test(request.headers['content-type'] ?? '')
  return {
    path: request.url ?? '',
    method: request.method ?? '',
    headers: request.headers,
    body,
    json: isJson ? JSON.parse(body || '{}') : {},
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)])
}

/** A PNG of one pixel, with a different colour per number; without checksums, which nobody verifies. */
function drawPicture(number: number): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  const pixel = deflateSync(Buffer.from([0, number >> 16, (number >> 8) % 256, number % 256]))
  const parts = [chunk('IHDR', head), chunk('IDAT', pixel), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...parts])
}

/** `7.png` is a picture; `page.png` is HTML, `astray.png` redirects into the private network, `half.png` is truncated, `gone.png` missing. */
function sendPicture(name: string, response: ServerResponse): void {
  const type = { 'content-type': 'image/png' }
  if (name === 'astray.png') fail('astray', response)
  else if (name === 'half.png') fail('half', response)
  else if (name === 'gone.png') response.writeHead(404).end()
  else if (name === 'page.png') response.writeHead(200, type).end('<!doctype html><title>Log in</title>')
  else response.writeHead(200, type).end(drawPicture(Number.parseInt(name, 10)))
}

function fail(fault: Fault, response: ServerResponse): void {
  if (fault === 'busy') response.writeHead(429, { 'retry-after': '3' }).end()
  else if (fault === 'ill') response.writeHead(500).end()
  else if (fault === 'astray') response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end()
  else if (fault === 'half') response.setHeader('content-length', 5000).write('{"estates":[{"id":', () => response.destroy())
  else {
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  }
}

function say(answer: Answer, { headers, method }: Asked, response: ServerResponse, charset: string): number {
  if (typeof answer === 'number') {
    response.writeHead(answer).end()
    return answer
  }
  const bytes = Buffer.from(answer, charset === 'utf-8' ? 'utf8' : 'latin1')
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`
  if (method === 'GET' && headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return 304
  }
  const type = answer.startsWith('<') ? 'application/xml' : answer.startsWith('id;') ? 'text/csv' : 'application/json'
  response.writeHead(200, { 'content-type': `${type}; charset=${charset}`, ...(method === 'GET' && { etag }) }).end(bytes)
  return 200
}

/** Path of the file of a format; for the others only the host is configured. */
const paths: Partial<Record<CrmName, string>> = {
  kyero: '/kyero.xml',
  openimmo: '/openimmo.xml',
  table: '/listings.csv',
  'listings-json': '/api/listings.json',
}

/** @param charset of the response, declared in it. */
export async function startCrm(name: CrmName, charset: 'utf-8' | 'iso-8859-1' = 'utf-8') {
  const crm: Crm = { estates: [], deleted: [], pages: new Map(), faults: [], log: [], pictures: [], tokens: 0, ended: 0 }
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.on('close', () => (open -= 1))
    const asked = await read(request)
    const picture = /^\/pictures\/([^?]+)/.exec(asked.path)?.[1]
    if (picture !== undefined) {
      crm.pictures.push(picture)
      sendPicture(picture, response)
      return
    }
    const fault = crm.faults.shift() ?? 'none'
    if (fault === 'expired') crm.ended = crm.tokens
    else if (fault !== 'none') return fail(fault, response)
    const path = asked.path.split('?')[0] ?? ''
    const status = say(crmRules[name](asked, crm), asked, response, charset)
    crm.log.push(`${status} ${path}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  /** Waits for pending responses first: a client that aborts may leave others running. */
  const idle = async () => {
    do await sleep(50)
    while (open > 0)
  }
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return { crm, host, address: `http://${host}${paths[name] ?? ''}`, idle, stop }
}

/** That many houses, numbered from 1001. */
export const someEstates = (count: number, prefix = ''): Estate[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${1001 + index}`, town: 'Liège', price: 200_000 + index * 1000 }))
