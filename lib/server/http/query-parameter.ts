/** Reads the query parameters of a page. */
import 'server-only'

/** A query parameter, unless it is given several times. */
export const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)
