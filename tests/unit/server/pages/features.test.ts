/** A feature that is switched off has no page, no address and no links to it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { resolveRequest } from '@/lib/routing/resolve'
import { routingContext } from '@/lib/server/http/routing-context'
import { listContentPaths } from '@/lib/server/pages/pages'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { loadChanged } from '../../../support/changed-content'

const off = { favourites: false, compare: false, testimonials: false }

function statusOf(pathname: string) {
  const request = { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: undefined }
  const resolution = resolveRequest(routingContext(), request)
  return resolution.kind === 'rewrite' ? resolution.status : resolution.kind
}

const links = (items: readonly { link: string }[]) => items.map(({ link }) => link)

describe('with favourites, compare and testimonials switched off', () => {
  beforeEach(() => {
    globalThis.currentSnapshot = loadChanged({ 'site.json': { features: off } })
  })

  test('their pages answer 404 in every language, the others stay', () => {
    for (const path of ['/nl/bewaarde-panden/', '/fr/biens-enregistres/', '/en/saved-properties/', '/nl/getuigenissen/'])
      expect([path, statusOf(path)]).toEqual([path, 404])
    expect(statusOf('/nl/te-koop/')).toBe(200)
    expect(listContentPaths()).not.toContain('favourites')
  })

  test('the sitemap does not name them', () => {
    expect(buildSitemap().filter(({ url }) => /getuigenissen|testimonials/.test(url))).toEqual([])
  })

  test('top bar and footer do not lead to them', () => {
    const { topBar, footer } = globalThis.currentSnapshot?.site ?? {}
    const all = links([
      ...(topBar?.left ?? []),
      ...(topBar?.right ?? []),
      ...(footer?.columns ?? []).flatMap((column) => column.links),
    ])
    expect(all).toContain('fees')
    expect(all.filter((link) => ['favourites', 'compare', 'testimonials'].includes(link))).toEqual([])
  })

  test('no page has a module of theirs', () => {
    const views = [...(globalThis.currentSnapshot?.pages.values() ?? [])].flatMap(({ modules }) =>
      modules.map(({ view }) => view),
    )
    expect(views).toContain('stats')
    expect(views.filter((view) => ['favourites', 'compare', 'testimonials'].includes(view))).toEqual([])
  })
})

test('only the menu entry of the removed page is removed', () => {
  const title = { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials' }
  const entry = { path: 'testimonials', status: 'Published', params: { title }, childMenus: [] }
  const { menu } = loadChanged({ 'site.json': { features: off }, 'menu.json': (old: unknown[]) => [...old, entry] })
  expect(menu.map(({ path }) => path)).toContain('contact')
  expect(menu.map(({ path }) => path)).not.toContain('testimonials')
})
