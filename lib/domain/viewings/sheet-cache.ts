/** Names around a sheet that a browser keeps, which the page and its service worker share. */

/** Parameter of the sheet's address that opens it. */
export const sheetParameter = 'sheet'

/** Parameter beside it that leads to a document: below the sheet's address, so that the same service worker answers it. */
export const documentParameter = 'document'

/** The script of the service worker. */
export const sheetWorkerHref = '/api/sheet-worker/'

const cachePrefix = 'sheet '

/** The cache of one sheet. @param address full one of the sheet: the scope of its service worker. */
export const sheetCacheName = (address: string): string => cachePrefix + address

/** Under this a cache holds what is known of itself: `KeptSheet`. */
export const sheetNoteAddress = (address: string): string => `${address}&note`

/** Under this a cache holds what its owner wrote, by the number of the stop. */
export const sheetWordsAddress = (address: string): string => `${address}&words`

/** Milliseconds since 1970, and bytes. */
export type KeptSheet = { until: number; keptAt: number; bytes: number }
