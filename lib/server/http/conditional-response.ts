/** Answers that programs ask for again and again: unchanged content costs no body (RFC 9110, 13). */
import 'server-only'
import { createHash } from 'node:crypto'
import { hasTag } from '../../http/has-tag.ts'

/** A text with its ETag. */
export type TaggedText = { text: string; etag: string }

/** Seconds that an answer may be shown without asking. */
const maxAge = 300

/** The tag is weak: compression on the way changes bytes, not meaning. */
export function tagText(text: string): TaggedText {
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

/** 304 when the asker has this text already, else the text. Any page may read it: it is public. */
export function answerConditionally(request: Request, { text, etag }: TaggedText, type: string): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': `public, max-age=${maxAge}`,
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
  }
  if (hasTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': `${type}; charset=utf-8` } })
}
