/** The table of routes agrees with `app/`, and with the code that reads it. */
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import robots from '@/app/robots'
import { contentFolderNames, publicFiles, publicFolderNames } from '@/lib/domain/site/public-folders'
import { kindOf, takesForms } from '@/lib/gateway/limits/request-kind'
import { handlerRoutes, pageRoutes } from '@/lib/routing/app-routes'
import { itemHref, itemLists, localizedHref, propertyHref, propertyPageHref } from '@/lib/routing/href'
import { findOriginalPage, findPageRoute, originalAt, originalPages } from '@/lib/routing/match-route'
import { portalHref, portalViews } from '@/lib/routing/private-pages'
import { resolveRequest } from '@/lib/routing/resolve'
import type { HandlerRoute, PageRoute } from '@/lib/routing/route-entry'
import { listItems } from '@/lib/server/content/snapshot/items'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { config } from '@/middleware'
import { context, getProperty, snapshot } from '../../support/content'

globalThis.currentSnapshot = snapshot

const pages: [string, PageRoute][] = Object.entries(pageRoutes)
const handlers: [string, HandlerRoute][] = Object.entries(handlerRoutes)

const foldersOf = (file: string) => globSync(`app/**/${file}`).map((path) => dirname(path).replace(/^app\//, ''))

/** The framework generates these from single files, without a folder. */
const madeFiles: Readonly<Record<string, string>> = {
  'robots.ts': 'robots.txt',
  'manifest.ts': 'manifest.webmanifest',
  'sitemap.ts': 'sitemap.xml',
  'opengraph-image.tsx': 'opengraph-image',
  'icon.tsx': 'icon',
}

test('every page of app/ is in the table, and nothing else', () => {
  expect(pages.map(([folder]) => folder).sort()).toEqual(foldersOf('page.{tsx,ts,jsx,js,mdx}').sort())
})

test('every route handler of app/ is in the table, and nothing else', () => {
  const made = Object.entries(madeFiles).flatMap(([file, path]) =>
    foldersOf(file).map((folder) => (folder === 'app' ? path : `${folder}/${path}`)),
  )
  expect(handlers.map(([folder]) => folder).sort()).toEqual([...foldersOf('route.{ts,tsx,js}'), ...made].sort())
})

test('routes that the gateway answers without the framework are public', () => {
  const isDirect = (folder: string) => readFileSync(`app/${folder}/route.ts`, 'utf8').includes('answerDirectly(')
  const direct = foldersOf('route.ts').filter(isDirect)
  expect(direct).toContain('media/[...file]')
  expect(direct.filter((folder) => new Map(handlers).get(folder)?.access !== 'public')).toEqual([])
})

const own = [...handlers, ...pages].filter(([folder]) => !folder.startsWith('[lang]/'))

/** A path of a folder, with values for its dynamic segments. */
const fill = (folder: string) =>
  `/${folder.replace('[lang]', 'nl').replace(/\[[^\]]+\]+/g, '1')}${/\.\w+$/.test(folder) ? '' : '/'}`

test.each(own.map(([folder, route]) => [fill(folder), route] as const))(
  'the gateway charges %s as in the table',
  (path, route: HandlerRoute) => {
    expect(kindOf('GET', path, '')).toBe(route.cost)
    expect(kindOf('GET', path, 'a=1')).toBe(route.cost === 'page' ? 'dynamic' : route.cost)
    expect(takesForms(path)).toBe(route.cost === 'page' || route.cost === 'dynamic')
    expect(kindOf('POST', path, '')).toBe(route.posted ?? 'form')
  },
)

const resolve = (address: string) => {
  const { pathname, searchParams: query } = new URL(address, 'http://site.example')
  return resolveRequest(context, { pathname, query, cookie: undefined, acceptLanguage: undefined })
}

const { routeTable, languages, properties, projects } = snapshot
const addresses = languages.flatMap((language) => [
  ...routeTable.routes.map(({ original }) => localizedHref(routeTable, original, language)),
  ...properties.map((property) => propertyHref(routeTable, property, language)),
  ...(['brochure', 'visit', 'information'] as const).map((page) =>
    propertyPageHref(routeTable, getProperty('s01'), page, language),
  ),
  ...[undefined, ...portalViews].map((view) => portalHref(routeTable, 4102311, view, language)),
  ...itemLists.flatMap((list) => listItems(snapshot, list).map((item) => itemHref(routeTable, list, item, language))),
  `/${language}/property/1/`,
  `/${language}/nieuwbouw/x/${projects[0]?.id}/`,
  `/${language}/te-koop/berchem/`,
  `/${language}/nothing/`,
])

test.each(itemLists)('the item page of %s is rendered in a folder of that name', (list) => {
  expect(pages.filter(([folder]) => /^\[\w+\]$/.test(folder.replace(`[lang]/${list}/`, '')))).toHaveLength(1)
  const [item] = listItems(snapshot, list)
  expect(resolve(itemHref(routeTable, list, item ?? { slug: '' }, 'nl'))).toMatchObject({ path: `/nl/${list}/${item?.slug}/` })
})

test('without a query the gateway uses the cost of the page that is rendered', () => {
  const shown = addresses.flatMap((address) => {
    const answer = resolve(address)
    return answer.kind === 'rewrite' ? { address, page: findPageRoute(answer.path) } : []
  })
  expect(shown.length).toBeGreaterThan(250)
  const wrong = shown.filter(({ address, page }) => page?.cost !== kindOf('GET', address, ''))
  expect(wrong).toEqual([])
})

test('a form can be posted to every page that may contain one, and passes the middleware', () => {
  const seen = new RegExp(`^${config.matcher}$`)
  expect(addresses.filter((address) => !takesForms(address) || !seen.test(address))).toEqual([])
})

test('the matcher of the middleware excludes routes addressed by folder, and files', () => {
  const found = /^\/\(\(\?!(.*)\)\.\*\)$/.exec(config.matcher)?.[1]?.split('|')
  const folders = own
    .filter(([folder]) => folder.includes('/') && !(folder in pageRoutes))
    .map(([folder]) => folder.split('/')[0])
  const files = own.map(([folder]) => folder).filter((folder) => !folder.includes('/'))
  expect(found?.sort()).toEqual(
    [
      ...new Set(['_next', ...folders, ...publicFolderNames, ...contentFolderNames].map((folder) => `${folder}/`)),
      ...[...files, ...publicFiles, '.well-known/security.txt'].map((file) => `${file.replaceAll('.', '\\.')}$`),
    ].sort(),
  )
})

test('robots.txt disallows the folders that the table blocks', () => {
  expect(robots().rules).toMatchObject({ disallow: ['/api/'] })
  expect(handlers.filter(([folder]) => folder.startsWith('api/')).every(([, { indexing }]) => indexing === 'blocked')).toBe(true)
})

test('the sitemap lists no page that may not be indexed', () => {
  const listed = buildSitemap().map(({ url }) => ({ url, answer: resolve(new URL(url).pathname) }))
  const isListed = ({ answer }: (typeof listed)[number]) =>
    answer.kind === 'rewrite' && findPageRoute(answer.path)?.indexing === 'content'
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((entry) => !isListed(entry))).toEqual([])
})

test('the path table of the content has an address for every page outside the content', () => {
  expect(originalPages.filter((original) => !routeTable.byOriginal.has(original))).toEqual([])
  expect(originalPages.length).toBeGreaterThan(10)
})

test.each(originalPages)('%s is rendered where the table says', (original) => {
  const internal = findOriginalPage(original)?.internal
  expect(resolve(localizedHref(routeTable, original, 'nl'))).toMatchObject({ path: `/nl/${internal}/`, status: 200 })
})

test.each([
  ['/nl/', '[lang]/[[...page]]', {}],
  ['/nl/diensten/verkoop/', '[lang]/[[...page]]', { page: 'diensten/verkoop' }],
  ['/nl/property/12/', '[lang]/property/[id]', { id: '12' }],
  ['/nl/property/12/visit/', '[lang]/property/[id]/[form]', { id: '12', form: 'visit' }],
  ['/nl/property/12/costs/', '[lang]/property/[id]/costs', { id: '12' }],
  ['/nl/property/12/brochure/', '[lang]/property/[id]/brochure', { id: '12' }],
  ['/nl/whole/', '[lang]/whole/[[...page]]', {}],
  ['/nl/whole/contact/', '[lang]/whole/[[...page]]', { page: 'contact' }],
  ['/nl/list/for-sale/', '[lang]/list/[...page]', { page: 'for-sale' }],
  ['/nl/filtered/for-sale/', '[lang]/filtered/[...page]', { page: 'for-sale' }],
  ['/nl/filtered/map/for-sale/', '[lang]/filtered/map/[...page]', { page: 'for-sale' }],
  ['/nl/filtered/whole/compare/', '[lang]/filtered/whole/[...page]', { page: 'compare' }],
  ['/nl/filtered/landing/for-sale/berchem/-/', '[lang]/filtered/landing/[list]/[town]/[type]', { town: 'berchem' }],
  ['/nl/portal/12/visits/', '[lang]/portal/[property]/visits', { property: '12' }],
  ['/map-frame/nl/', 'map-frame/[lang]', { lang: 'nl' }],
] as const)('%s is rendered by %s', (path, folder, params) => {
  const { params: found, ...route } = findPageRoute(path) ?? { params: {} }
  expect(route).toEqual({ ...pageRoutes[folder], folder })
  expect(found).toMatchObject(params)
})

test.each(originalPages)('the original path of %s is found again', (original) => {
  expect(originalAt(findOriginalPage(original)?.internal ?? '')).toBe(original)
})
