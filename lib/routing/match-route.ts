/** Finds the entry in the table of routes for a path of `app/`. */
import { contentFolderNames, publicFolderNames } from '../domain/site/public-folders.ts'
import { handlerRoutes, pageRoutes } from './app-routes.ts'
import type { HandlerRoute, PageRoute } from './route-entry.ts'

type Params = Readonly<Record<string, string | undefined>>

type Pattern<R> = { folder: string; route: R; expression: RegExp; rank: string }

/** Precedence of the framework: `[lang]` and literals, `[id]`, `[...page]`, `[[...page]]`. */
const segmentKinds = [
  { form: /^\[\[\.\.\.(\w+)\]\]$/, rank: '3', write: (name: string) => `(?:/(?<${name}>.+))?` },
  { form: /^\[\.\.\.(\w+)\]$/, rank: '2', write: (name: string) => `/(?<${name}>.+)` },
  { form: /^\[(lang)\]$/, rank: '0', write: (name: string) => `/(?<${name}>\\w{2})` },
  { form: /^\[(\w+)\]$/, rank: '1', write: (name: string) => `/(?<${name}>[^/]+)` },
  { form: /^(.*)$/, rank: '0', write: (name: string) => `/${name.replaceAll('.', '\\.')}` },
] as const

function compileSegment(segment: string): { rank: string; text: string } {
  for (const { form, rank, write } of segmentKinds) {
    const name = form.exec(segment)?.[1]
    if (name !== undefined) return { rank, text: write(name) }
  }
  return { rank: '0', text: '' }
}

function compile<R>(folder: string, route: R, end: string): Pattern<R> {
  const segments = folder.split('/').map(compileSegment)
  const expression = new RegExp(`^${segments.map(({ text }) => text).join('')}${end}$`)
  return { folder, route, expression, rank: segments.map(({ rank }) => rank).join('') }
}

const compileAll = <R>(routes: Readonly<Record<string, R>>, end: string) =>
  Object.entries(routes)
    .map(([folder, route]) => compile(folder, route, end))
    .sort((a, b) => a.rank.localeCompare(b.rank))

const pages = compileAll<PageRoute>(pageRoutes, '/')
const handlers = compileAll<HandlerRoute>(handlerRoutes, '/?')

const hasOwnAddress = ({ folder }: { folder: string }) => !folder.startsWith('[lang]/')
/** Pages addressed by the path of their folder: the middleware does not rewrite to them. */
const ownPages = pages.filter(hasOwnAddress)
const ownHandlers = handlers.filter(hasOwnAddress)

/** Whether the page may contain a CSP nonce: only a page rendered per request and never cached for others. */
export const holdsNonce = ({ rendering, caching = 'never' }: Pick<PageRoute, 'rendering' | 'caching'>): boolean =>
  rendering === 'dynamic' && caching === 'never'

const find = <R>(patterns: readonly Pattern<R>[], path: string) => patterns.find(({ expression }) => expression.test(path))?.route

/** `folder`: of its route in `app/`. */
export type FoundPage = PageRoute & { folder: string; params: Params }

/**
 * The page rendered at a path. @param path after the rewrite of the middleware, with leading and trailing slash:
 * `/nl/property/4102311/`.
 */
export function findPageRoute(path: string): FoundPage | undefined {
  for (const { folder, expression, route } of pages) {
    const found = expression.exec(path)
    if (found) return { ...route, folder, params: found.groups ?? {} }
  }
  return undefined
}

/** A page addressed by the path of its folder. */
export const findOwnPage = (path: string): PageRoute | undefined => find(ownPages, path)

/** A route handler addressed by the path of its folder. */
export const findOwnHandler = (path: string): HandlerRoute | undefined => find(ownHandlers, path)

/** First path segments that are excluded from the middleware's matcher (`middleware.ts`). */
const foldersWithoutMiddleware: ReadonlySet<string | undefined> = new Set([
  '_next',
  ...publicFolderNames,
  ...contentFolderNames,
  ...ownHandlers.flatMap(({ folder }) => (folder.includes('/') ? folder.split('/')[0] : [])),
])

/** Whether a path is in a folder without pages. */
export function isApart(path: string): boolean {
  const [, folder, ...inside] = path.split('/')
  return inside.length > 0 && foldersWithoutMiddleware.has(folder)
}

/** The route for a public path that the middleware does not rewrite; undefined for the pages of the site. */
export const findOwnRoute = (path: string): Pick<HandlerRoute, 'cost' | 'posted'> | undefined =>
  findOwnHandler(path) ?? findOwnPage(path)

type OriginalPage = { internal: string; route: PageRoute }

const byOriginal = new Map<string, OriginalPage>(
  pages.flatMap(({ folder, route }) =>
    Object.entries(route.originals ?? {}).map(([original, value]) => {
      const internal = folder.replace(/^\[lang\]\//, '').replace(/\[\w+\]$/, value)
      return [original, { internal, route }] as const
    }),
  ),
)

/** The folder below `app/[lang]/` that renders an original path, unless it is a page of the content. */
export const findOriginalPage = (original: string): OriginalPage | undefined => byOriginal.get(original)

/** Folders below `app/[lang]/` of item pages, without their last segment, such as `lead` for the list of leads. */
const belowOriginal = new Map<string, OriginalPage>(
  pages.flatMap(({ folder, route }) =>
    route.below === undefined
      ? []
      : [[route.below, { internal: folder.replace(/^\[lang\]\//, '').replace(/\/\[\w+\]$/, ''), route }] as const],
  ),
)

/** The item page of the list at an original path. */
export const findPageBelow = (original: string): OriginalPage | undefined => belowOriginal.get(original)

/** Inverse of `findOriginalPage`. @param internal path below `app/[lang]/`: `saved-search/manage`. */
export const originalAt = (internal: string): string | undefined =>
  originalPages.find((original) => byOriginal.get(original)?.internal === internal)

/** The original paths of all of these. */
export const originalPages: readonly string[] = [...byOriginal.keys()]

/** `/api/`: folders that `robots.txt` disallows. */
export const blockedFolders: readonly string[] = [
  ...new Set(
    Object.entries<HandlerRoute>(handlerRoutes).flatMap(([folder, { indexing }]) =>
      indexing === 'blocked' ? `/${folder.split('/')[0]}/` : [],
    ),
  ),
]
