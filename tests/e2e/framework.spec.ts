/**
 * Contract tests: what the gateway depends on in the framework's output, tested with the framework alone. An update that changes it fails here
 * instead of in production. Each title names the file that depends on it.
 */

import { removeInvalidHints } from '../../lib/gateway/responses/valid-links.ts'
import { isDataCall } from '../../lib/http/inline-code.ts'
import { delayScripts } from '../../lib/http/late-scripts.ts'
import { languageScript, prefetchRules, topBarScript } from '../../lib/routing/inline-scripts.ts'
import { expect, plainTest as test } from '../support/e2e.ts'
import { type FrameworkAlone, startFrameworkAlone } from '../support/framework-alone.ts'
import { paths } from '../support/site-texts.ts'

test.describe.configure({ mode: 'default' })

let framework: FrameworkAlone

test.beforeAll(async () => {
  framework = await startFrameworkAlone('test-results/framework')
})
test.afterAll(() => framework.stop())

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${framework.port}${path}`, { headers })

const ownScripts: readonly string[] = [languageScript(['nl', 'fr', 'en']), topBarScript, prefetchRules]

/** The executable scripts in a page. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => script)

// A static page, a list, a filtered list, and a page per visitor.
for (const path of ['/nl/', paths.nl.sale, `${paths.nl.sale}?bedrooms=2`, '/nl/inloggen/'])
  test(`the scripts that the framework writes into ${path} are the expected calls (lib/http/inline-code.ts)`, async () => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    const scripts = inlineScripts(await answer.text()).filter((script) => !ownScripts.includes(script))
    expect(scripts.filter((script) => !isDataCall(script))).toEqual([])
    expect(scripts.filter((script) => script.includes('__next_f')).length).toBeGreaterThan(1)
    expect(scripts.filter((script) => script.includes('TURBOPACK'))).toHaveLength(1)
  })

/** The two servers have different addresses, which are in a page, and in the digest of its markup. */
const withoutOrigin = (page: string) =>
  page.replace(/http:\/\/localhost:\d+/g, 'http://site').replace(/(\\"id\\":\\"|data-plain=")[\w-]{22}/g, '$1digest')

for (const path of [`${paths.nl.sale}?bedrooms=2`, `${paths.fr.rent}?view=map&maxPrice=1500`, '/nl/kantoren/'])
  test(`the entry point of ${path} can be called without the framework's server: the same page, with the same headers (lib/gateway/rendering/render-page.ts)`, async ({
    baseURL,
  }) => {
    const [own, theirs] = await Promise.all([fetch(new URL(path, baseURL)), ask(path)])
    expect([own.status, theirs.status]).toEqual([200, 200])
    const page = delayScripts(removeInvalidHints(Buffer.from(await theirs.arrayBuffer())).toString())
    // Not compared by the runner, which would print both.
    expect(withoutOrigin(await own.text()) === withoutOrigin(page)).toBe(true)
    const policy = theirs.headers.get('content-security-policy')?.split("'unsafe-inline'")[0]
    expect(own.headers.get('content-security-policy')).toContain(policy)
    for (const name of ['content-type', 'link', 'vary']) expect(own.headers.get(name)).toContain(theirs.headers.get(name) ?? '')
  })

test('it links its script files with the expected elements (lib/http/late-scripts.ts)', async () => {
  for (const path of ['/nl/', paths.nl.contact, '/nl/inloggen/']) {
    const page = await (await ask(path)).text()
    expect(page.match(/<script[^>]* async=""/g)?.length).toBeGreaterThan(5)
    const delayed = delayScripts(page)
    expect(delayed).not.toMatch(/<script[^>]* (async|src)|<link[^>]* as="script"/)
    const named = [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"[^>]*>/g)]
    const [, files = ''] = /data-files="([^"]*)"/.exec(delayed) ?? []
    const old = /<script src="([^"]+)" noModule/.exec(page)?.[1]
    expect(new Set(files.split(' '))).toEqual(new Set(named.map(([, name]) => name).filter((name) => name !== old)))
  }
})

test('an unreadable header for partial pages is an error with the expected message (lib/http/bad-requests.ts)', async () => {
  framework.takeLog()
  const answer = await ask(`${paths.nl.sale}?bedrooms=2`, { rsc: '1', 'next-router-state-tree': 'garbage' })
  expect(answer.status).toBe(500)
  // With another message instrumentation.ts would log it as an error of the site.
  expect(framework.takeLog()).not.toContain("event: 'error'")
})

test('its image route is switched off: it reads no file and contacts no host', async () => {
  expect((await ask('/_next/image/?url=%2Fpictures%2Fs01-1.webp&w=600&q=75')).status).toBe(404)
})

test('it reports for a prerendered page whether it is being re-rendered (lib/gateway/responses/finalize-response.ts)', async () => {
  expect((await ask('/nl/')).headers.get('x-nextjs-cache')).toMatch(/^(HIT|MISS|STALE|REVALIDATED)$/)
})

test('its page for an unknown internal address has no policy, so that it is replaced (lib/gateway/responses/finalize-response.ts)', async () => {
  const answer = await ask('/_next/none')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
  expect(answer.headers.get('content-security-policy')).toBeNull()
})

test('its document for a page that calls `notFound()` has no visible text, so that it is replaced (lib/gateway/responses/finalize-response.ts)', async ({
  baseURL,
}) => {
  const path = '/map-frame/xx/'
  const theirs = await ask(path)
  expect(theirs.status).toBe(404)
  expect(await theirs.text()).toMatch(/^<!DOCTYPE html><html id="__next_error__"/)
  const own = await fetch(new URL(path, baseURL), { headers: { 'accept-language': 'fr' } })
  expect(own.status).toBe(404)
  expect(await own.text()).toContain('Il n’y a rien ici')
})

test('a route that answers 404 without a body has no content type, so that it is replaced (lib/gateway/responses/finalize-response.ts)', async () => {
  for (const path of ['/api/none/', '/_next/static/none.js', '/pictures/none.webp']) {
    const answer = await ask(path)
    expect({ path, status: answer.status, type: answer.headers.get('content-type') }).toEqual({ path, status: 404, type: null })
  }
})

test('it answers unreadable addresses with pages of ours (lib/gateway/requests/read-target.ts stands before it)', async () => {
  const answer = await ask('/nl/%E0%A4%A/')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-security-policy')).toContain("'unsafe-inline'")
})
