/** How the gateway finalizes the responses of the site. */
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { earlyScriptsHeader } from '@/lib/http/late-scripts'
import { ownScriptsHeader } from '@/lib/http/strict-policy'
import { setPublishedSite } from '@/lib/process/content-state'
import { expectConsole } from '../../support/fail-on-console.ts'
import { pageHandler, startGateway } from '../../support/start-gateway.ts'

const policy = "script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'"
const page = `<html><p style="--a:1">${'tekst '.repeat(500)}</p><script>self.__next_f.push([1,"a"])</script></html>`

test('the policy of a page gets the hashes of its scripts and styles', async () => {
  const { ask } = await startGateway(pageHandler(page, { 'Content-Security-Policy': policy, [ownScriptsHeader]: "'sha256-own'" }))
  const { headers } = await ask('/nl/')
  expect(headers.get('content-security-policy')).toMatch(
    /^script-src 'self' 'sha256-own' 'sha256-[\w+/=]{44}'; style-src 'self' 'unsafe-hashes' 'sha256-[\w+/=]{44}'$/,
  )
  expect(headers.has(ownScriptsHeader)).toBe(false)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('a page is compressed as the browser accepts, and answered with 304 while it is unchanged', async () => {
  const { ask } = await startGateway(pageHandler(page))
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/nl/', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    expect(await answer.text()).toBe(page)
  }
  const rejected = await ask('/nl/', { headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
  expect(rejected.headers.get('content-encoding')).toBeNull()
  const tag = rejected.headers.get('etag') ?? ''
  const again = await ask('/nl/', { headers: { 'if-none-match': tag } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  expect((await ask('/nl/', { headers: { 'if-none-match': `"other", ${tag.replace('W/', '')}` } })).status).toBe(304)
})

test('attributes that the HTML standard does not allow are removed, and the rest of the page is unchanged', async () => {
  const preload = '<link rel="preload" href="/a.css" as="style"/>'
  const text = '<p>é "&lt;link as=&quot;style&quot;&gt;"</p><script>self.__next_f.push([1,"<link as=\\"style\\">"])</script>'
  const made = (hint: string) =>
    `<link href="/a.css" rel="stylesheet"${hint} data-precedence="dynamic"/>${preload}<link rel="stylesheet"${hint}/>${text}`
  const { ask } = await startGateway(pageHandler(made(' as="style"')))
  expect(await (await ask('/nl/')).text()).toBe(made(''))
})

test('a response for one visitor has no ETag', async () => {
  const { ask } = await startGateway(pageHandler(page, { 'Cache-Control': 'private, no-store' }))
  expect((await ask('/nl/')).headers.get('etag')).toBeNull()
})

test('HEAD gets the headers of the page and no body', async () => {
  const { ask } = await startGateway(pageHandler(page))
  const answer = await ask('/nl/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(page.length), ''])
})

test('a response that is not text is streamed', async () => {
  const { ask } = await startGateway(async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/x-icon' })
    createReadStream('public/fonts/archivo-semibold.ttf').pipe(response)
  })
  const answer = await ask('/favicon.ico')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the scripts of a page are loaded at its end, unless the site sets the header for early scripts', async () => {
  const html = '<html><head><script src="/_next/a.js" async=""></script></head><body></body></html>'
  const { ask } = await startGateway(async (request, response) => {
    if (request.url === '/early/') response.setHeader(earlyScriptsHeader, '1')
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "script-src 'self' 'nonce-a'" })
    response.end(html)
  })
  const [early, late] = await Promise.all(['/early/', '/late/'].map((path) => ask(path)))
  expect(await early?.text()).toBe(html)
  expect(await late?.text()).toContain('<head></head><body><script data-files="/_next/a.js">')
  expect([early, late].map((answer) => answer?.headers.has(earlyScriptsHeader))).toEqual([false, false])
})

test('the site gets the visitor’s address, and no header that only our proxies may set', async () => {
  // It logs a warning, as the first header suggests a proxy.
  expectConsole()
  const { ask } = await startGateway(async (request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(request.headers))
  })
  const claims = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    'content-security-policy': "script-src 'nonce-mine'",
    'x-request-id': 'mine',
  }
  const headers = await (await ask('/', { headers: claims })).json()
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    'x-request-id': expect.stringMatching(/^[\da-f-]{13}$/),
  })
  expect(JSON.stringify(headers)).not.toMatch(/evil|mine|https/)
})

test('no client can make the framework revalidate pages or show drafts, even with a key of the build', async () => {
  const { ask } = await startGateway(async (request, response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(request.headers))
  })
  const claims = {
    'x-prerender-revalidate': 'key',
    'x-prerender-revalidate-if-generated': '1',
    cookie: '__prerender_bypass=key; lng=fr; __next_preview_data=key',
  }
  const headers = await (await ask('/api/form/', { headers: claims })).json()
  expect(headers).toMatchObject({ cookie: 'lng=fr' })
  expect(JSON.stringify(headers)).not.toMatch(/key|prerender/)
})

test.each([
  { isSecure: true, proxies: 0, proto: 'http' },
  { isSecure: false, proxies: 1, proto: 'https' },
])('behind TLS browsers are told to stay there: $proxies proxies', async ({ isSecure, proxies, proto }) => {
  const { ask } = await startGateway(pageHandler(page), { isSecure, proxies })
  const { headers } = await ask('/', { headers: { 'x-forwarded-proto': proto } })
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('an internal error shows a page of the gateway in the language of the address, with the request id', async () => {
  expectConsole()
  const { ask } = await startGateway(() => Promise.reject(new Error('broken')))
  const answer = await ask('/fr/contact/')
  const html = await answer.text()
  expect(answer.status).toBe(500)
  expect(html).toContain('<html lang="fr">')
  expect(html).toMatch(/Numéro de l’erreur : [\da-f-]{13}/)
  expect(html).not.toContain('broken')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the framework’s page for unknown files is replaced, a page of the site is not', async () => {
  const { ask } = await startGateway(async (request, response) => {
    response.statusCode = 404
    await pageHandler('theirs', request.url === '/nl/' ? { 'Content-Security-Policy': policy } : {})(request, response)
  })
  expect(await (await ask('/pictures/none')).text()).toContain('Hier staat niets')
  expect(await (await ask('/nl/')).text()).toBe('theirs')
})

test('for a missing file only people get an error page', async () => {
  const { ask } = await startGateway(async (_request, response) => {
    response.statusCode = 404
    response.end()
  })
  const words = async (path: string, accept: string) => (await ask(path, { headers: { accept } })).text()
  expect(await words('/pictures/none.webp', 'text/html,*/*')).toContain('Hier staat niets')
  expect(await words('/pictures/none.webp', 'image/webp')).toBe('')
  expect(await words('/api/none/', 'text/html')).toBe('')
})

test('a client that disconnects does not break the next response', async () => {
  let hasBegun = () => {}
  const begun = new Promise<void>((done) => {
    hasBegun = done
  })
  const { ask, url } = await startGateway(async (request, response) => {
    if (request.url === '/left/') {
      hasBegun()
      await once(response, 'close')
    }
    await pageHandler(page)(request, response)
  })
  const left = httpRequest(`${url}/left/`).on('error', () => {})
  left.end()
  await begun
  left.destroy()
  expect((await ask('/nl/')).status).toBe(200)
})

const internal = {
  [ownScriptsHeader]: "'sha256-own'",
  'X-Powered-By': 'somebody',
  'X-Middleware-Rewrite': '/nl/inside/',
  'X-Middleware-Set-Cookie': 'a=b',
  'X-Nextjs-Cache': 'HIT',
  'X-Request-Id': 'a',
  'X-Anything-New': 'a',
}

/** A page, a buffered response, a streamed one, a redirect, and one without a body. */
test.each([
  ['text/html', 200],
  ['text/html', 404],
  ['application/json', 200],
  ['application/xml', 410],
  ['image/webp', 200],
  ['text/x-component', 200],
  [undefined, 307],
  [undefined, 308],
  [undefined, 303],
  [undefined, 204],
])('no header of ours alone leaves with %s, %i', async (type, status) => {
  const { ask } = await startGateway(async (_request, response) => {
    response.writeHead(status, { ...internal, ...(type && { 'Content-Type': type }), 'X-Robots-Tag': 'noindex' })
    response.end(type && 'body')
  })
  for (const headers of [{}, { rsc: '1' }, { 'next-action': 'a' }]) {
    const answer = await ask('/nl/', { headers })
    const names = [...answer.headers.keys()].filter((name) => name.startsWith('x-'))
    expect(names).toEqual(['x-content-type-options', 'x-frame-options', 'x-robots-tag'])
  }
})

test('only the framework’s script gets the headers that it reads', async () => {
  const { ask } = await startGateway(pageHandler('a', { 'X-Action-Redirect': '/nl/bedankt/;push' }))
  expect((await ask('/nl/')).headers.get('x-action-redirect')).toBeNull()
  const answer = await ask('/nl/', { headers: { 'next-action': 'a' } })
  expect(answer.headers.get('x-action-redirect')).toBe('/nl/bedankt/;push')
})

test.each([
  [404, 's-maxage=31536000', 'public, max-age=60'],
  [410, 'public, max-age=86400', 'public, max-age=60'],
  [404, '', 'public, max-age=60'],
  [404, 'private, no-store', 'private, no-store'],
  [400, 's-maxage=3600', 'no-store'],
  [500, '', 'no-store'],
  [200, 's-maxage=3600', 's-maxage=3600'],
])('%i with %j is kept as %j', async (status, given, kept) => {
  expectConsole()
  for (const type of ['text/html', 'image/webp']) {
    const { ask } = await startGateway(async (_request, response) => {
      const headers = { 'Content-Type': type, 'Content-Security-Policy': policy, ...(given && { 'Cache-Control': given }) }
      response.writeHead(status, headers)
      response.end('body')
    })
    const answer = await ask('/nl/', { headers: { accept: 'application/json' } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept])
  }
})

test('without valid content every page is an error page, in the language of its address', async () => {
  expectConsole()
  onTestFinished(() => {
    globalThis.siteContent = undefined
  })
  setPublishedSite(undefined)
  const { ask } = await startGateway(pageHandler('<p>A page</p>'))
  const answer = await ask('/fr/a-vendre/', { headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  expect(await answer.text()).toContain('Notre site est momentanément fermé')
  expect((await ask('/api/health/')).status).toBe(200)
  for (const path of ['/api/ready/', '/images/epc/flanders/a.png']) expect([path, (await ask(path)).status]).toEqual([path, 200])
  expect((await ask('/api/reload-content/', { method: 'POST' })).status).toBe(200)
})

test('the first request after a start, which finds that there is no valid content, gets the same page', async () => {
  expectConsole()
  onTestFinished(() => {
    globalThis.siteContent = undefined
  })
  const { ask } = await startGateway((_request, response) => {
    setPublishedSite(undefined)
    response.statusCode = 500
    response.end('Internal Server Error')
    return Promise.resolve()
  })
  const answer = await ask('/fr/', { headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '60', 'no-store'])
  expect(await answer.text()).toContain('Notre site est momentanément fermé')
})

test('a handler may add ten listeners for the end of the response without a warning in the log', async () => {
  const warned: string[] = []
  const warn = ({ name }: Error) => warned.push(name)
  process.on('warning', warn)
  onTestFinished(() => void process.off('warning', warn))
  const { ask } = await startGateway(async (_request, response) => {
    for (let place = 0; place < 10; place++) response.once('close', () => {})
    response.end('page')
  })
  expect((await ask('/api/search/', { method: 'POST', body: '{}' })).status).toBe(200)
  expect(warned).toEqual([])
})
