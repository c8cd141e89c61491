/**
 * 404 pages at an address without a language: caches that store one for a minute need `Vary`, since its language differs by
 * visitor.
 */
import { expect, test } from 'vitest'
import type { Handler } from '@/lib/gateway/handler'
import { setFindSharedPage } from '@/lib/process/shared-pages'
import { startGateway } from '../../support/start-gateway.ts'

const handle: Handler = async ({ url = '' }, response) => {
  const isPage = !url.startsWith('/api/')
  response.writeHead(url.startsWith('/gone') ? 410 : 404, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'Content-Security-Policy': "script-src 'self'",
    'Cache-Control': 'public, max-age=3600',
    Vary: 'rsc',
  })
  response.end('missing')
}

/** Whether the page is rendered for one visitor, or cached for all with that language. */
test.each(['own', 'kept'])('%s', async (kind) => {
  const page = { key: '404 /nl/', status: 404, language: 'nl' } as const
  setFindSharedPage(({ path }) => (kind === 'kept' && path === '/none/' ? page : undefined))
  const { ask } = await startGateway(handle)
  for (const path of ['/none/', '/none/', '/gone/']) {
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect(headers.get('vary')).toBe('rsc, Accept-Language, Cookie, Accept-Encoding')
  }
  expect((await ask('/api/none/')).headers.get('vary')).toBe('rsc, Accept-Encoding')
})
