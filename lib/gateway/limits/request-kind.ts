/**
 * The kind of a request, by its address: it decides which concurrency limit applies and how many tokens of the rate limit it
 * takes.
 */
import { contentFolderNames, publicFiles, publicFolderNames } from '../../domain/site/public-folders.ts'
import { findOwnHandler, findOwnRoute, isApart } from '../../routing/match-route.ts'
import type { Cost, HandlerRoute } from '../../routing/route-entry.ts'

/** Tokens of rate-limit.ts, by kind. */
export const tokenCosts = {
  /** A static file. */
  file: 0,
  /** Created once and then cached on disk: sizes of pictures, map tiles. */
  picture: 0,
  page: 1,
  /** Rendered or computed for this request. */
  dynamic: 3,
  /** Has a queue of its own and so never waits behind pages. */
  form: 3,
} as const satisfies Record<Exclude<Cost, 'free'> | 'form', number>

export type RequestKind = keyof typeof tokenCosts

/** Liveness check of monitoring; the gateway answers it itself. */
export const healthPath = /^\/api\/health\/?$/

const fileFolders: readonly string[] = ['_next/static', ...publicFolderNames].map((folder) => `/${folder}/`)
const singleFiles: readonly string[] = publicFiles.map((file) => `/${file}`)
/** Folders of the content whose pictures are resized at the first request. */
const pictures = new RegExp(`^/(${contentFolderNames.join('|')})/`)

/** Addresses that are not in the table of routes are pages of the content. */
function findRoute(path: string): Pick<HandlerRoute, 'cost' | 'posted'> {
  if (fileFolders.some((folder) => path.startsWith(folder)) || singleFiles.includes(path)) return { cost: 'file' }
  if (pictures.test(path)) return { cost: 'picture' }
  if (healthPath.test(path)) return { cost: 'free' }
  return findOwnRoute(path) ?? { cost: 'page' }
}

/**
 * Whether an address accepts POST: not those of files and pictures, and not unknown addresses in folders without pages
 * (`isApart`). The middleware does not pass those to the form route, and the framework would look for a server action.
 */
export function takesForms(path: string): boolean {
  const { cost } = findRoute(path)
  return (cost === 'page' || cost === 'dynamic') && (!isApart(path) || findOwnRoute(path) !== undefined)
}

/** Whether a POST to this address may change every page (`renews` in the table of routes). */
export const renewsContent = (path: string): boolean => findOwnHandler(path)?.renews === true

/** @param query without question mark. @returns `free` for addresses without any limit. */
export function kindOf(method: string, path: string, query: string): RequestKind | 'free' {
  const { cost, posted } = findRoute(path)
  if (method === 'POST') return posted ?? 'form'
  return cost === 'page' && query ? 'dynamic' : cost
}
