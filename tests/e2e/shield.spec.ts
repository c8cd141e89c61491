/** The security policy of pages, and the headers of responses (SECURITY.md). */

import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, test } from '../support/e2e.ts'
import { decodeHtml } from '../support/html.ts'
import { details, paths } from '../support/site-texts.ts'

/** Rendered on first request. */
const keptLists = [`${paths.nl.sale}?type=2&bedrooms=2`, `${paths.fr.rent}?view=map`]

/** Cached: the same for everybody, so allowed by hashes. */
const staticPages = [
  paths.nl.home,
  paths.fr.sale,
  paths.en.projects,
  details.sale,
  details.archived,
  `${details.sale}brochure/`,
  paths.fr.contact,
  '/nl/bedankt/schatting/',
  '/en/media/reading-an-epc-in-five-minutes/',
  '/nl/vergelijken/',
  '/en/does-not-exist/',
  ...keptLists,
]

/** Dynamic, so allowed by a nonce. */
const dynamicPages = [
  `${details.sale}bezoek/`,
  `${details.sale}?price=500000`,
  '/nl/nieuwsbrief/bevestigen/?token=none',
  '/map-frame/nl/',
]

/** Of those, the personal ones: no other host is allowed, and no referrer is sent. */
const isClosed = (path: string) => path.includes('token=')

const scripts = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const isCode = (attributes: string) => !/type="application\/(ld\+)?json"/.test(attributes)
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Inline scripts and styles of a page that its policy blocks. */
function findStrangers(html: string, policy: string): string[] {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const inline = [...html.matchAll(scripts)].filter(([, attributes = '']) => isCode(attributes))
  const strangers = inline.filter(([, attributes = '', text = '']) => {
    const hasNonce = nonce !== undefined && decodeHtml(attributes).includes(`nonce="${nonce}"`)
    return !hasNonce && !policy.includes(hashOf(text))
  })
  const styles = [...html.replace(scripts, '').matchAll(/<[a-z][^<>]*?\sstyle="([^"]*)"/g)].map(([, style = '']) =>
    decodeHtml(style),
  )
  return [...strangers.map(([script]) => script.slice(0, 80)), ...styles.filter((style) => !policy.includes(hashOf(style)))]
}

for (const path of [...staticPages, ...dynamicPages]) {
  test(`${path} has a policy that allows exactly its content`, async ({ request }) => {
    const answer = await request.get(path)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy.includes("'nonce-")).toBe(dynamicPages.includes(path))
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|http:/)
    for (const part of ["base-uri 'none'", "object-src 'none'", "form-action 'self'", "connect-src 'self'", "default-src 'self'"])
      expect(policy).toContain(part)
    expect(policy).toContain(path.startsWith('/map-frame/') ? "frame-ancestors 'self'" : "frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': isClosed(path) ? 'same-origin' : 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': path.startsWith('/map-frame/') ? 'SAMEORIGIN' : 'DENY',
    })
    const telling = Object.keys(headers).filter((name) =>
      /^(x-powered-by|server|x-nextjs-.*|x-middleware-.*|x-own-.*)$/.test(name),
    )
    expect(telling).toEqual([])
    // Only behind a proxy with TLS: here it would lock browsers out.
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(findStrangers(await answer.text(), policy)).toEqual([])
  })
}

for (const path of [...keptLists, paths.nl.home]) {
  test(`${path} is the same for everybody, and browsers may revalidate it`, async ({ baseURL }) => {
    const ask = (headers: Record<string, string>) => fetch(new URL(path, baseURL), { headers })
    const first = await ask({ 'accept-language': 'en' })
    const html = await first.text()
    // Titles and descriptions are in the head, where programs without JavaScript look for them.
    expect(html.slice(0, html.indexOf('</head>'))).toMatch(/<title>[^<]+<\/title>.*<meta name="(description|robots)"/s)
    const other = { cookie: 'i18nextLng=fr; account.session_token=a', 'user-agent': 'another', 'accept-encoding': 'identity' }
    expect(await (await ask(other)).text()).toBe(html)
    const etag = first.headers.get('etag') ?? ''
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  })
}

for (const path of [...dynamicPages, '/nl/inloggen/', '/nl/mijn-zoekopdrachten/']) {
  test(`${path} has a new nonce each time, and is not cached`, async ({ request }) => {
    const nonces = []
    for (let count = 0; count < 2; count += 1) {
      const headers = (await request.get(path)).headers()
      expect(headers['cache-control']).toContain('no-store')
      nonces.push(/'nonce-([\w+/=]{22,})'/.exec(headers['content-security-policy'] ?? '')?.[1])
    }
    expect(new Set(nonces).size).toBe(2)
    expect(nonces).not.toContain(undefined)
  })
}

for (const path of [
  '/nl/nieuwsbrief/bevestigen/?token=a.b.c',
  '/fr/mes-recherches/?token=a.b.c',
  '/nl/inloggen/wachtwoord-kiezen/?token=abc',
  '/nl/zoekopdracht-bewaren/?goal=sale&to=abc',
  '/en/preview/news/?until=4000000000&signature=abc',
])
  test(`${path} removes its secret from the address bar before the page is shown, also without JavaScript`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
    const page = await context.newPage()
    const answer = await page.goto(path)
    expect(page.url()).toMatch(/[?&]link=[\w-]{12}$/)
    expect(page.url()).not.toMatch(/token|signature|[?&]to=/)
    expect(await answer?.headerValue('content-security-policy')).not.toMatch(/https?:/)
    expect(await answer?.headerValue('cache-control')).toContain('no-store')
    expect((await context.cookies()).map(({ name, httpOnly }) => [name.startsWith('link_'), httpOnly])).toEqual([[true, true]])
    await context.close()
  })

test('an injected script is not run', async ({ browser, baseURL }) => {
  // A separate context, as the browser logs the violation.
  const page = await (await browser.newContext({ baseURL: String(baseURL) })).newPage()
  await page.goto(paths.nl.home)
  const isRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.body.append(script)
    return 'wasRun' in window
  })
  expect(isRun).toBe(false)
  await page.context().close()
})

for (const path of [
  '/api/health/',
  '/api/ready/',
  '/api/panel/?lang=nl&q=a',
  '/tiles/12/2097/1370/',
  '/robots.txt',
  '/pictures/s01-1.webp',
  '/logo/logo.svg',
])
  test(`${path} is displayed and runs no script`, async ({ request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  })

test('a missing file is answered in the language of the visitor', async ({ request }) => {
  const answer = await request.get('/pictures/none.webp', { headers: { 'accept-language': 'fr', accept: 'text/html' } })
  expect([answer.status(), await answer.text()]).toEqual([404, expect.stringContaining('Il n’y a rien ici')])
})

test('an unknown address leaves nothing on the disk', async ({ request }) => {
  const name = `unknown-${crypto.randomUUID()}`
  const folders = ['', 'nl/', 'nl/te-koop/', 'nl/property/', 'nl/media/', 'xx/', 'api/', 'tiles/', 'pictures/', 'map-frame/nl/']
  for (const folder of [...folders, '_next/', '_next/static/', '_next/static/chunks/', '_next/image/'])
    expect((await request.get(`/${folder}${name}`, { maxRedirects: 1 })).status(), folder).toBeGreaterThanOrEqual(400)
  expect(readdirSync('.next', { recursive: true }).filter((path) => String(path).includes(name))).toEqual([])
})
