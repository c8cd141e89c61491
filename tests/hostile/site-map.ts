/** The targets of attacks: addresses, forms and parameters, collected from the running site. */
import { handlerRoutes } from '../../lib/routing/app-routes.ts'
import { findTags } from '../support/html.ts'
import { readRoutes, routeAddress } from '../support/site-routes.ts'
import { readSitemaps, sitemapPaths } from '../support/sitemap.ts'

export type KnownForm = { path: string; fields: Readonly<Record<string, string>> }
export type SiteMap = {
  paths: readonly string[]
  forms: readonly KnownForm[]
  pictures: readonly string[]
}

const languages = ['nl', 'fr', 'en'] as const

/** Values for the dynamic segments of folders. */
const examples: Readonly<Record<string, string | undefined>> = {
  lang: 'fr',
  property: '4102318',
  document: '410231801',
  table: 'visits',
  id: '1',
  z: '12',
  x: '2097',
  y: '1370',
}

const fillFolder = (folder: string) =>
  `/${folder.replace(/\[+(?:\.{3})?(\w+)\]+/g, (_, name: string) => examples[name] ?? name)}${/\.\w+$/.test(folder) ? '' : '/'}`

/** Addresses that are no pages: route handlers of the table, and addresses that framework and gateway answer themselves. */
export const machinePaths: readonly string[] = [
  ...Object.keys(handlerRoutes).map(fillFolder),
  '/api/health/',
  '/.well-known/security.txt',
  '/feed.xml',
  '/map-frame/nl/',
  '/_next/image/',
  '/_next/static/chunks/none.js',
  '/_next/data/build/index.json',
  '/pictures/s01-1.webp',
  '/images/epc/flanders/a.png',
  '/favicon.ico',
]

/** Names of parameters that some route reads, in addition to form fields. */
export const parameters = [
  ...[
    'lng',
    'lang',
    'language',
    'q',
    'goal',
    'type',
    'city',
    'zone',
    'sort',
    'page',
    'view',
    'ids',
    'bounds',
    'around',
    'near',
    'km',
    'minPrice',
    'maxPrice',
  ],
  ...['bedrooms', 'since', 'ref', 'until', 'signature', 'expires', 'token', 'form', 'subject', 'url', 'w', 'q', 'next', 'return'],
  ...['redirect', 'price', 'own', 'setcookies', '_rsc', '__nextLocale', '__proto__', 'constructor'],
] as const

/** Fields of the first POST form, as a browser without JavaScript would send them. */
function findForm(path: string, html: string): KnownForm | undefined {
  const form = html.split(/<form\b/).find((part) => /^[^>]*method="POST"/i.test(part))
  if (!form) return undefined
  const inputs = [...findTags(form, 'input'), ...findTags(form, 'textarea'), ...findTags(form, 'select')]
  return { path, fields: Object.fromEntries(inputs.flatMap(({ name, value = '' }) => (name ? [[name, value]] : []))) }
}

/** @param url of the site, without a slash at the end. */
export async function readSiteMap(url: string): Promise<SiteMap> {
  const listed = sitemapPaths(await readSitemaps(url))
  const details = listed.filter((path) => /\/\d+\/$/.test(path))
  const routes = readRoutes().flatMap((route) => languages.map((language) => routeAddress(route, language)))
  const withForms = [...routes, ...details.slice(0, 3).flatMap((path) => [`${path}bezoek/`, `${path}informatie/`, path])]
  const pages = await Promise.all(
    [...new Set(withForms)].map(async (path) => ({ path, html: await (await fetch(url + path)).text() })),
  )
  const forms = pages.flatMap(({ path, html }) => findForm(path, html) ?? [])
  const pictures = ['/pictures/s01-1.webp', '/pictures/none.webp', '/logo/logo.svg']
  return { paths: [...new Set([...routes, ...details])], forms, pictures }
}
