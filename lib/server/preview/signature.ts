/** Signed tokens for previews, so that only recipients of a link see unpublished content (ruling 8). */
import 'server-only'
import type { PreviewTicket } from '../../routing/preview.ts'
import { isSigned, sign } from '../security/signer.ts'

/** @param until seconds since 1970. @throws without PREVIEW_SECRET. */
export function signPreview(path: string, until: number): PreviewTicket {
  return { until, signature: sign('preview', path, new Date(until * 1000)).signature }
}

/** Separator: paths do not start with a space, and names of texts contain none. */
const draftPayload = (path: string, draft: string) => `text-preview ${draft} ${path}`

/** @param draft text whose draft is shown on the page. @param until seconds since 1970. */
export function signDraftPreview(path: string, draft: string, until: number): PreviewTicket {
  const { signature } = sign('text-preview', draftPayload(path, draft), new Date(until * 1000))
  return { until, signature, draft }
}

/**
 * Whether a token was signed for this path and draft, and has not expired. Without PREVIEW_SECRET only tokens for drafts are
 * valid.
 */
export function isGenuine(path: string, { until, signature, draft }: PreviewTicket, now: Date): boolean {
  const signed = { end: String(until), signature }
  if (draft === undefined) return isSigned('preview', { payload: path, ...signed }, now)
  return isSigned('text-preview', { payload: draftPayload(path, draft), ...signed }, now)
}
