/** Hostile requests do no harm: generated ones, and known attacks written by hand. */
import { attack } from '../hostile/attack.ts'
import { sendRaw } from '../hostile/send-raw.ts'
import { expect, test } from '../support/e2e.ts'

const requests = 600

/** As for generated cases: the same requests in every run (tests/support/generated-cases.ts). */
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 1)

test('no generated request makes the site fail, reveal secrets, redirect elsewhere or contact another host', async ({
  baseURL,
}) => {
  const { faults, trapped, statuses } = await attack({ url: String(baseURL), requests, seed })
  expect(faults, `seed ${seed}`).toEqual([])
  expect(trapped, `seed ${seed}`).toEqual([])
  // The others were accepted: pages, redirects, and 404 pages.
  const letIn = (statuses['200'] ?? 0) + (statuses['307'] ?? 0) + (statuses['308'] ?? 0) + (statuses['404'] ?? 0)
  expect(letIn, JSON.stringify(statuses)).toBeGreaterThan(requests / 4)
})

/** `Location` of the response, or its status if there is none. */
async function ask(baseURL: string | undefined, target: string, headers: readonly string[] = []): Promise<string> {
  const { hostname, port, host } = new URL(String(baseURL))
  const lines = [`GET ${target} HTTP/1.1`, ...(headers.some((line) => /^host:/i.test(line)) ? [] : [`Host: ${host}`]), ...headers]
  const answer = await sendRaw(hostname, Number(port), `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`, false)
  return answer.headers.get('location') ?? String(answer.status)
}

test('choosing a language never redirects to another site', async ({ baseURL }) => {
  expect(await ask(baseURL, '//evil.example/?lng=fr')).toBe('400')
  expect(await ask(baseURL, '/nl//evil.example/?lng=fr')).toMatch(/^\/(nl|fr)\/(?!\/)/)
  expect(await ask(baseURL, '/nl/%2f%2fevil.example/?lng=fr')).toMatch(/^\/fr\/(?!\/)/)
  expect(await ask(baseURL, '/nl/contact/?lng=//evil.example')).toBe('200')
  expect(await ask(baseURL, '/nl/contact/?lng=fr&next=//evil.example')).toMatch(/^\/fr\/contact\/\?next=/)
  expect(await ask(baseURL, '/%5cevil.example/')).toBe('404')
})

test('a forged host name is used in no link', async ({ baseURL }) => {
  expect(await ask(baseURL, '/contact/', ['Host: evil.example'])).toMatch(/^\/nl\/contact\//)
  expect(await ask(baseURL, '/contact/', ['X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https'])).toMatch(
    /^\/nl\/contact\//,
  )
  expect(await ask(baseURL, 'http://evil.example/contact/')).toMatch(/^\/nl\/contact\//)
  const { hostname, port } = new URL(String(baseURL))
  const page = await sendRaw(
    hostname,
    Number(port),
    'GET /nl/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    false,
  )
  expect([page.status, page.body.includes('evil.example')]).toEqual([200, false])
})

test('pictures have only the listed sizes, and only of files that the content names', async ({ request }) => {
  const page = await (await request.get('/nl/')).text()
  const [, address = ''] = /"(\/media\/[\w-]{12}\/)\d+/.exec(page) ?? []
  expect((await request.get(`${address}400`)).status()).toBe(200)
  for (const size of ['0', '399', '401', '10000', '400.png', '400.avif', 'x'])
    expect((await request.get(address + size)).status(), size).toBe(404)
  for (const path of ['http://127.0.0.1:22/', '//127.0.0.1/x.png', 'file:///etc/passwd', '../site.json', '..%2fsite.json'])
    expect((await request.get(`/media/${encodeURIComponent(path)}`)).status(), path).toBeGreaterThanOrEqual(400)
  expect((await request.get('/_next/image/?url=%2Fpictures%2Fs01-1.webp&w=600&q=75')).status()).toBe(404)
})

test('a path traversal finds no file', async ({ baseURL }) => {
  for (const path of [
    '/media/../site.json',
    '/media/..%2fsite.json',
    '/pictures/..%2f..%2fsite.json',
    '/pictures/../package.json',
    '/pictures/..%2fpackage.json',
    '/pictures/..%252fpackage.json',
    '/pictures/%2e%2e/%2e%2e/package.json',
    '/_next/static/..%2f..%2fpackage.json',
    '/api/documents/..%2f..%2fpackage.json/1/',
    '/api/testimonial-picture/..%2f..%2fetc%2fpasswd/',
  ])
    expect(await ask(baseURL, path), path).toMatch(/^(400|404|\/)/)
})

test('a form of another site is rejected', async ({ request }) => {
  const answer = await request.post('/nl/contact/', {
    headers: { origin: 'http://evil.example' },
    multipart: { _form: 'contact' },
  })
  expect(answer.status()).toBe(403)
})
