/** Conditional requests: compares `If-None-Match` with the ETag of a response. */

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client has this version, so that 304 is enough. Accepts a list and `*`; `W/` is ignored (weak comparison, RFC 9110, 13.1.2). */
export const hasTag = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
