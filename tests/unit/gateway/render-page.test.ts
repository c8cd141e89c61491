/** Pages that are rendered by the entry point of their route instead of the framework's server. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnonymousRendering } from '@/lib/gateway/rendering/render-anonymously'
import { createPageRendering, type Entrypoint } from '@/lib/gateway/rendering/render-page'
import { setSharedHeaders } from '@/lib/process/shared-pages'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'

const policy = "default-src 'self'"
const target = { route: '[lang]/filtered/[...page]', params: { lang: 'nl', page: ['for-sale'] } }
const list = { key: '/nl/te-koop/?type=2', address: '/nl/te-koop/?type=2', language: 'nl', status: 200, isSecure: false } as const

beforeEach(() =>
  setSharedHeaders((isSecure) => ({ 'Content-Security-Policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy })),
)
afterEach(() => {
  globalThis.siteSharedHeaders = undefined
})

const write = (text: string) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'private, no-store')
  response.end(text)
  return Promise.resolve()
}

function openSite(entrypoint: Entrypoint = write('made by its route')) {
  const makes = vi.fn(entrypoint)
  const find = vi.fn(async (_route: string) => makes)
  return { makes, find, ask: createAnonymousRendering(createPageRendering(write('made by the framework'), find)) }
}

test('a page with a target is rendered by its route, with the headers of the site', async () => {
  const { ask, makes, find } = openSite()
  const made = await ask({ ...list, target })
  expect(made?.bytes.toString()).toBe('made by its route')
  expect(made?.headers).toEqual(
    expect.arrayContaining(['content-security-policy', policy, 'cache-control', 'public, max-age=0, must-revalidate']),
  )
  expect(find).toHaveBeenCalledWith('[lang]/filtered/[...page]')
  expect(makes.mock.calls[0]?.[0].url).toBe('/nl/te-koop/?type=2')
  expect(makes.mock.calls[0]?.[2].requestMeta).toEqual({ relativeProjectDir: '', params: { lang: 'nl', page: ['for-sale'] } })
})

test('a route is loaded once, and the policy depends on whether the connection is secure', async () => {
  const { ask, find } = openSite()
  await ask({ ...list, target })
  const secure = await ask({ ...list, target, isSecure: true })
  expect(secure?.headers).toContain(`${policy}; upgrade-insecure-requests`)
  expect(find).toHaveBeenCalledTimes(1)
})

test('a page whose route cannot be loaded is rendered by the framework, and loading is tried again', async () => {
  const { ask, find } = openSite()
  find.mockRejectedValueOnce(new Error('too many open files'))
  expectConsole()
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made by the framework')
  expect(loggedText()).toContain('route-not-loaded')
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made by its route')
})

test('all other pages are rendered by the framework, and all pages until the site has set its headers', async () => {
  const { ask, find } = openSite()
  expect((await ask(list))?.bytes.toString()).toBe('made by the framework')
  globalThis.siteSharedHeaders = undefined
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made by the framework')
  expect(find).not.toHaveBeenCalled()
})

test('a 404 of the route is not cached for the address of a list', async () => {
  const { ask } = openSite(async (request, response) => {
    response.statusCode = 404
    await write('nothing here')(request, response)
  })
  expect(await ask({ ...list, target })).toBeUndefined()
})

test('an error after the response is logged, and the response is used', async () => {
  expectConsole()
  const { ask } = openSite(async (request, response, { waitUntil }) => {
    waitUntil(Promise.reject(new Error('too late')))
    await write('made')(request, response)
  })
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made')
  await expect.poll(loggedText).toContain('too late')
})
