/** Largest body of a form in bytes: a file of five to eight megabytes plus the other fields. */
export const uploadLimit = 12 * 1024 * 1024

/** Original path of the page shown when it is exceeded. */
export const uploadTooLargePath = 'feedback/upload-too-large'

/** @param contentLength request header; browsers always send it with a form. */
export const isTooLarge = (method: string, contentLength: string | null): boolean =>
  method === 'POST' && Number(contentLength ?? 0) > uploadLimit
