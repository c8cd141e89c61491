/** Names used for a sheet stored in the browser, shared by the page and its service worker. */

/** Query parameter with the token of the sheet. */
export const sheetParameter = 'sheet'

/** Additional query parameter that selects a document: an address within the scope of the sheet's service worker. */
export const documentParameter = 'document'

/** Address of the service worker's script. */
export const sheetWorkerHref = '/api/sheet-worker/'

const cachePrefix = 'sheet '

/** Name of the cache of one sheet. @param address full address of the sheet, which is the scope of its service worker */
export const sheetCacheName = (address: string): string => cachePrefix + address

/** Key in the cache for its metadata: `KeptSheet`. */
export const sheetNoteAddress = (address: string): string => `${address}&note`

/** Key in the cache for the visitor's notes, by number of the stop. */
export const sheetWordsAddress = (address: string): string => `${address}&words`

/** Milliseconds since 1970, and bytes. */
export type KeptSheet = { until: number; keptAt: number; bytes: number }
