/** Answers that programs ask for again and again: unchanged content costs no body (RFC 9110, 13). */
import 'server-only'
import { createHash } from 'node:crypto'

/** A text with its ETag. */
export type TaggedText = { text: string; etag: string }

/** Seconds that an answer may be shown without asking. */
const maxAge = 300

/** The tag is weak: compression on the way changes bytes, not meaning. */
export function tagText(text: string): TaggedText {
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

/** `If-None-Match` compares weakly: with or without `W/`. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  if (ifNoneMatch === null) return false
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** 304 when the asker has this text already, else the text. Any page may read it: it is public. */
export function answerConditionally(request: Request, { text, etag }: TaggedText, type: string): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${maxAge}`,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } })
}
