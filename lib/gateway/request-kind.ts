/** What a request costs, by its address: decides which gate it passes and how many tokens of the visitor it takes. */
import { publicFiles, publicFolderNames } from '../domain/site/public-folders.ts'

/** Tokens of pace.ts, by kind. */
export const prices = {
  /** A file that lies ready. */
  file: 0,
  /** Made once and then kept: sizes of known pictures, squares of the map. */
  picture: 0,
  page: 1,
  /** Rendered or computed for this request. */
  made: 3,
  /** A form: what the site is for, so it never waits behind pages. */
  sending: 3,
} as const

export type RequestKind = keyof typeof prices

const fileFolders: readonly string[] = ['_next/static', ...publicFolderNames].map((folder) => `/${folder}/`)
const singleFiles: readonly string[] = ['robots.txt', ...publicFiles].map((file) => `/${file}`)
const isFile = (path: string) => fileFolders.some((folder) => path.startsWith(folder)) || singleFiles.includes(path)

const pictures = /^\/(_next\/image|tiles)(\/|$)/

/** What watches over the site asks these. */
export const healthPath = /^\/api\/health\/?$/
export const readyPath = /^\/api\/ready\/?$/

const askedOnly = [pictures, healthPath, readyPath]

/** Whether anything may be sent to an address: files and pictures are only asked for. */
export const takesForms = (path: string): boolean => !isFile(path) && !askedOnly.some((pattern) => pattern.test(path))

/** @param query without question mark. */
export function kindOf(method: string, path: string, query: string): RequestKind {
  // That somebody looks comes with each page and is light: it takes no place that a form could need.
  if (path === '/api/view/') return 'page'
  if (method === 'POST') return 'sending'
  if (isFile(path)) return 'file'
  if (pictures.test(path)) return 'picture'
  return query || path.startsWith('/api/') || path.startsWith('/map-frame/') ? 'made' : 'page'
}
