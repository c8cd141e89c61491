/** Pages that are made by the function of their route, without the framework's way to it. */
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

test('a page with a target is made by its route, with the headers of the site', async () => {
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

test('a route is loaded once, and its policy follows how the visitor came', async () => {
  const { ask, find } = openSite()
  await ask({ ...list, target })
  const secure = await ask({ ...list, target, isSecure: true })
  expect(secure?.headers).toContain(`${policy}; upgrade-insecure-requests`)
  expect(find).toHaveBeenCalledTimes(1)
})

test('a route that cannot be loaded is made by the framework, and loaded again for the next page', async () => {
  const { ask, find } = openSite()
  find.mockRejectedValueOnce(new Error('too many open files'))
  expectConsole()
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made by the framework')
  expect(loggedText()).toContain('route-not-loaded')
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made by its route')
})

test('all other pages are the framework’s, and all of them until the site knows its headers', async () => {
  const { ask, find } = openSite()
  expect((await ask(list))?.bytes.toString()).toBe('made by the framework')
  globalThis.siteSharedHeaders = undefined
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made by the framework')
  expect(find).not.toHaveBeenCalled()
})

test('what the route finds missing is not kept for the address of a list', async () => {
  const { ask } = openSite(async (request, response) => {
    response.statusCode = 404
    await write('nothing here')(request, response)
  })
  expect(await ask({ ...list, target })).toBeUndefined()
})

test('what fails after the answer is logged, and the answer stands', async () => {
  expectConsole()
  const { ask } = openSite(async (request, response, { waitUntil }) => {
    waitUntil(Promise.reject(new Error('too late')))
    await write('made')(request, response)
  })
  expect((await ask({ ...list, target }))?.bytes.toString()).toBe('made')
  await vi.waitFor(() => expect(loggedText()).toContain('too late'))
})
