/** How much a form may send: a file of five or eight megabytes with what stands around it, in bytes. */
export const uploadLimit = 12 * 1024 * 1024

/** Original path of the page that says so. */
export const uploadTooLargePath = 'feedback/upload-too-large'

/** @param contentLength header of the request; browsers always send it with a form. */
export const isTooLarge = (method: string, contentLength: string | null): boolean =>
  method === 'POST' && Number(contentLength ?? 0) > uploadLimit
