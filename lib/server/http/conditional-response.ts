/**
 * Responses that programs request repeatedly: unchanged content is answered without a body (conditional requests, RFC 9110
 * section 13).
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { hasTag } from '../../http/has-tag.ts'

/** A text with its ETag. */
export type TaggedText = { text: string; etag: string }

/** Seconds that a response may be used without revalidation. */
const maxAge = 300

/** The ETag is weak: compression by a proxy changes the bytes, not the meaning. */
export function tagText(text: string): TaggedText {
  return { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

/** 304 when the client already has this text, else the text. Pages of any origin may read it, as it is public. */
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
