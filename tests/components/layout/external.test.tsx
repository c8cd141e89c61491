/** Routes and projects on external sites, wherever the site links to them (specification 2, "Localized path table"). */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { ProjectCard } from '@/components/project/project-card'
import type { Route } from '@/lib/content/route'
import type { Language } from '@/lib/domain/text/language'
import { localizedHref, projectHref, projectListPath } from '@/lib/routing/href'
import type { Resolution } from '@/lib/routing/resolution'
import { resolveRequest } from '@/lib/routing/resolve'
import { buildRouteTable } from '@/lib/routing/table'
import { findMenu } from '@/lib/server/pages/page-frame'
import { findCrumbs } from '@/lib/server/pages/pages'
import { findForPanel } from '@/lib/server/search/panel'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { context, snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { getProject, setSnapshot } from '../modules/demo'

const outside = 'https://nieuwbouw.example/'
const projectSite = 'https://vlierhof.example/'
const project = getProject('p02')

const elsewhere = { nl: 'nieuwbouw/vlierhof', fr: 'projets-neufs/vlierhof', en: 'new-build/vlierhof', de: 'neubau/vlierhof' }
const routes: Route[] = [
  ...snapshot.routeTable.routes.map((route) => (route.original === projectListPath ? { ...route, external: outside } : route)),
  {
    original: `${projectListPath}/${project.id}`,
    type: 'page',
    path: elsewhere,
    breadcrumb: { nl: 'Vlierhof', fr: 'Vlierhof', en: 'Vlierhof', de: 'Vlierhof' },
    external: projectSite,
  },
]
const routeTable = buildRouteTable(routes)

beforeEach(() => setSnapshot({ routeTable }))

function expectNewTab(link: HTMLElement, href: string): void {
  expect(link).toHaveAttribute('href', href)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
}

describe('an address', () => {
  const resolve = (pathname: string): Resolution =>
    resolveRequest({ ...context, routeTable }, { pathname, query: new URLSearchParams('a=1'), cookie: 'nl', acceptLanguage: '' })
  const away = (to: string) => ({ kind: 'redirect', to, permanent: false, dependsOnVisitor: false })

  test.each(['/nl/nieuwbouw/', '/fr/Nieuwbouw', '/projets-neufs/'])('%s leads to an external site', (path) => {
    expect(resolve(path)).toEqual(away(outside))
  })

  test.each(['/en/new-build/vlierhof/', '/nl/property/51015/', '/property/51015/', '/nl/nieuwbouw/ekeren/vlierhof/51015/'])(
    '%s leads to the site of the project',
    (path) => {
      expect(resolve(path)).toEqual(away(projectSite))
    },
  )

  test('of another project stays on this site', () => {
    expect(projectHref(routeTable, getProject('p01'), 'nl')).toBe('/nl/nieuwbouw/antwerpen/spoorwachtershof/51014/')
    expect(resolve('/nl/nieuwbouw/antwerpen/spoorwachtershof/51014/')).toMatchObject({ kind: 'rewrite', status: 200 })
  })
})

describe('a link', () => {
  const newTab = { nl: 'nieuw tabblad', fr: 'nouvel onglet', en: 'new tab', de: 'neuen Tab' } as const satisfies Record<
    Language,
    string
  >

  test.each(['nl', 'fr', 'en', 'de'] as const)('in the breadcrumbs says so in %s', (language) => {
    const crumbs = [...findCrumbs(projectListPath, language), { name: 'Spoorwachtershof', href: '/x/' }]
    renderIn(language, <Breadcrumbs crumbs={crumbs} />)
    expectNewTab(screen.getByRole('link', { name: new RegExp(newTab[language]) }), outside)
  })

  test('in the breadcrumbs is complete in structured data', () => {
    const { container } = renderIn('nl', <JsonLdBreadcrumbs crumbs={findCrumbs(projectListPath, 'nl')} />)
    expect(container.innerHTML).toContain(`"item":"${outside}"`)
  })

  test('of the card says so', () => {
    renderIn('en', <ProjectCard project={project} language="en" sizes="50vw" />)
    expectNewTab(screen.getByRole('link', { name: `${project.name}(opens in a new tab)` }), projectSite)
  })

  test('of menu and footer says so', () => {
    renderIn('fr', <Header language="fr" menu={findMenu('fr', '')} alternates={{}} />)
    expectNewTab(within(screen.getByRole('banner')).getByRole('link', { name: /^Neuf.*nouvel onglet/ }), outside)
    renderIn('fr', <Footer language="fr" />)
    expectNewTab(within(screen.getByRole('contentinfo')).getByRole('link', { name: /^Neuf.*nouvel onglet/ }), outside)
  })

  test('of the search panel leads to the external site', () => {
    expect(findForPanel(String(project.id), 'nl').properties[0]?.href).toBe(projectSite)
  })
})

test('the sitemap contains neither, but the other projects', () => {
  const addresses = buildSitemap().map(({ url }) => url)
  expect(addresses.filter((url) => url.includes('.example') || url.endsWith('/nieuwbouw/'))).toEqual([])
  expect(addresses.filter((url) => url.includes('51015'))).toEqual([])
  expect(addresses.filter((url) => url.includes('51014'))).toHaveLength(3)
  expect(localizedHref(routeTable, projectListPath, 'nl')).toBe(outside)
})
