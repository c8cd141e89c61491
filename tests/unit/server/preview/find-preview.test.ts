/** Previews: drafts with a valid token, the 404 page without (ruling 8). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previewHref } from '@/lib/routing/preview'
import { resolveRequest } from '@/lib/routing/resolve'
import { routingContext } from '@/lib/server/http/routing-context'
import { findPreviewSource } from '@/lib/server/preview/find-preview'
import { signPreview } from '@/lib/server/preview/signature'
import { loadChanged } from '../../../support/changed-content'
import { snapshot } from '../../../support/content'

const secret = 'a secret of more than thirty-two letters'
const tomorrow = Math.floor(Date.now() / 1000) + 86_400
const title = { nl: 'Lentekijkdagen', fr: 'Visites de printemps', en: 'Spring viewings' }
const springRoute = {
  original: 'lente',
  type: 'page',
  path: { nl: 'lentekijkdagen', fr: 'visites-de-printemps', en: 'spring-viewings', de: 'fruehling' },
  breadcrumb: title,
}

vi.stubEnv('PREVIEW_SECRET', secret)

beforeEach(() => {
  vi.stubEnv('PREVIEW_SECRET', secret)
  globalThis.currentSnapshot = loadChanged({
    'pages/spring.json': { ...snapshot.pages.get('diensten'), id: 'spring', path: 'lente', title, status: 'Draft' },
    'routes.json': (routes: unknown[]) => [...routes, springRoute],
    'takeovers/4102431.json': { Published: false },
  })
})

afterEach(() => vi.unstubAllEnvs())

function resolve(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://site.example')
  return resolveRequest(routingContext(), { pathname, query: searchParams, cookie: undefined, acceptLanguage: undefined })
}

describe('a Draft page', () => {
  const ticket = signPreview('lente', tomorrow)

  test('answers 404 at its own address and is seen with a ticket, in every language', () => {
    expect(resolve('/nl/lentekijkdagen/')).toMatchObject({ status: 404 })
    for (const language of ['nl', 'fr', 'en'] as const) {
      const path = `/${language}/preview/lente/`
      expect(resolve(previewHref(language, 'lente', ticket))).toEqual({ kind: 'rewrite', path, status: 200, isPreview: true })
    }
  })

  test('is the 404 page without a token, with that of another page, and with an expired one', () => {
    const expired = signPreview('lente', tomorrow - 2 * 86_400)
    const other = signPreview('media', tomorrow)
    for (const query of ['', `?until=${tomorrow}&signature=abc`])
      expect(resolve(`/nl/preview/lente/${query}`)).toMatchObject({ status: 404 })
    for (const wrong of [expired, other]) expect(resolve(previewHref('nl', 'lente', wrong))).toMatchObject({ status: 404 })
  })

  test('is the 404 page for everybody while the site has no secret', () => {
    vi.stubEnv('PREVIEW_SECRET', undefined)
    expect(resolve(previewHref('nl', 'lente', ticket))).toMatchObject({ status: 404 })
  })

  test('preserves its token when the slash is added and when ?lng= changes the language', () => {
    const address = previewHref('nl', 'lente', ticket)
    expect(resolve(address.replace('/?', '?'))).toMatchObject({ kind: 'redirect', to: address, permanent: false })
    expect(resolve(`${address}&lng=fr`)).toMatchObject({ to: previewHref('fr', 'lente', ticket) })
  })
})

test('an unpublished property is found by its number, and only in a preview', () => {
  expect(resolve('/nl/property/4102431/')).toMatchObject({ status: 404 })
  expect(findPreviewSource('property/4102431')).toMatchObject({ kind: 'property', property: { id: 4_102_431 } })
  const ticket = signPreview('property/4102431', tomorrow)
  expect(resolve(previewHref('en', 'property/4102431', ticket))).toMatchObject({ status: 200, isPreview: true })
})

test.each(['bestaat-niet', 'property/1', 'property/51014/plus', 'toString'])('nothing is previewed at "%s"', (path) => {
  expect(findPreviewSource(path)).toBeUndefined()
})

test('a project is found by its number too', () => {
  expect(findPreviewSource('property/51014')).toMatchObject({ kind: 'project' })
})
