/** Whether a browser has an answer already. */

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** `If-None-Match` names several, or any, and compares weakly: with or without `W/` (RFC 9110, 13.1.2). */
export const hasTag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
