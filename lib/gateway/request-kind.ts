/** What a request costs, by its address: decides which concurrency limit it counts for and how many tokens of the visitor it takes. */
import { contentFolderNames, publicFiles, publicFolderNames } from '../domain/site/public-folders.ts'
import { findOwnHandler, findOwnRoute, isApart } from '../routing/match-route.ts'
import type { Cost, HandlerRoute } from '../routing/route-entry.ts'

/** Tokens of rate-limit.ts, by kind. */
export const prices = {
  /** A file that lies ready. */
  file: 0,
  /** Made once and then cached: sizes of known pictures, squares of the map. */
  picture: 0,
  page: 1,
  /** Rendered or computed for this request. */
  dynamic: 3,
  /** What the site is for, so it never waits behind pages. */
  form: 3,
} as const satisfies Record<Exclude<Cost, 'free'> | 'form', number>

export type RequestKind = keyof typeof prices

/** What watches over the site asks this; the gateway answers it itself. */
export const healthPath = /^\/api\/health\/?$/

const fileFolders: readonly string[] = ['_next/static', ...publicFolderNames].map((folder) => `/${folder}/`)
const singleFiles: readonly string[] = publicFiles.map((file) => `/${file}`)
/** Made when first asked for, and then kept. */
const pictures = new RegExp(`^/(${contentFolderNames.join('|')})/`)

/** Addresses outside the table of routes are pages of the site. */
function findRoute(path: string): Pick<HandlerRoute, 'cost' | 'posted'> {
  if (fileFolders.some((folder) => path.startsWith(folder)) || singleFiles.includes(path)) return { cost: 'file' }
  if (pictures.test(path)) return { cost: 'picture' }
  if (healthPath.test(path)) return { cost: 'free' }
  return findOwnRoute(path) ?? { cost: 'page' }
}

/**
 * Whether anything may be sent to an address: files and pictures are only asked for. Nor is it where nothing stands in a folder
 * without pages: the middleware leads nobody from there to the route that takes forms, and the framework would look for an action.
 */
export function takesForms(path: string): boolean {
  const { cost } = findRoute(path)
  return (cost === 'page' || cost === 'dynamic') && (!isApart(path) || findOwnRoute(path) !== undefined)
}

/** Whether every page may be another one after something was posted there. */
export const isRenewing = (path: string): boolean => findOwnHandler(path)?.renews === true

/** @param query without question mark. @returns `free` for what is neither counted nor kept waiting. */
export function kindOf(method: string, path: string, query: string): RequestKind | 'free' {
  const { cost, posted } = findRoute(path)
  if (method === 'POST') return posted ?? 'form'
  return cost === 'page' && query ? 'dynamic' : cost
}
