/** The path table of `data/`, with the target of each entry. */
import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { findOriginalPage, originalPages } from '../../lib/routing/match-route.ts'
import { portalViews } from '../../lib/routing/private-pages.ts'
import type { Access } from '../../lib/routing/route-entry.ts'

const localized = z.object({ nl: z.string(), fr: z.string(), en: z.string(), de: z.string() })

const routeSchema = z.object({
  original: z.string(),
  type: z.enum(['page', 'article', 'feedback', 'login']),
  path: localized,
  breadcrumb: localized,
})
const title = z.object({ title: z.string() })
const pageSchema = z.object({
  path: z.string(),
  status: z.string(),
  seo: z.boolean(),
  metadata: z.object({ nl: title, fr: title, en: title, de: title }),
})
const articleSchema = z.object({ path: z.string().optional(), status: z.string(), title: localized })

type Behind = { titles: z.output<typeof localized>; isIndexed: boolean }
type SiteRoute = z.output<typeof routeSchema> & { behind: Behind | undefined }

const read = <Schema extends z.ZodType>(file: string, schema: Schema) => schema.parse(JSON.parse(readFileSync(file, 'utf8')))

function readBehind(): Map<string, Behind> {
  const behind = new Map<string, Behind>()
  for (const file of globSync('data/articles/*/article.json')) {
    const { path, status, title: titles } = read(file, articleSchema)
    if (path && status === 'Published') behind.set(path, { titles, isIndexed: true })
  }
  for (const file of globSync('data/pages/*.json')) {
    const { path, status, seo, metadata } = read(file, pageSchema)
    const titles = { nl: metadata.nl.title, fr: metadata.fr.title, en: metadata.en.title, de: metadata.de.title }
    if (status === 'Published') behind.set(path, { titles, isIndexed: seo })
  }
  return behind
}

/** `behind` is undefined if nothing is published yet. */
export function readRoutes(): SiteRoute[] {
  const behind = readBehind()
  return read('data/routes.json', routeSchema.array()).map((route) => ({ ...route, behind: behind.get(route.original) }))
}

/** Original paths of the pages with restricted access. */
const pagesFor = (...wanted: readonly Access[]) =>
  originalPages.filter((original) => wanted.some((access) => findOriginalPage(original)?.route.access === access))

/** Pages that require a login; the code page belongs to a started login. */
export const forAccounts = [
  ...pagesFor('account', 'owner', 'staff'),
  'login/code',
  'office/login',
  ...portalViews.map((view) => `owner/${view}`),
]

/** Pages that need the secret of a link; they have their own tests. */
const needsLink = ({ original }: SiteRoute) => pagesFor('token').includes(original)

/** Public pages with their own address. */
export const readOpenRoutes = (): SiteRoute[] =>
  readRoutes().filter((route) => route.behind && !forAccounts.includes(route.original) && !needsLink(route))

/** `/nl/te-koop/`. */
export const routeAddress = (route: Pick<SiteRoute, 'path'>, language: keyof SiteRoute['path']) =>
  route.path[language] ? `/${language}/${route.path[language]}/` : `/${language}/`

const routes = readRoutes()

/** The address of a page, by its original path. */
export function addressOf(original: string, language: keyof SiteRoute['path']): string {
  const route = routes.find((candidate) => candidate.original === original)
  if (!route) throw new Error(`no route ${original}`)
  return routeAddress(route, language)
}
