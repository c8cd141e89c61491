/** Tickets of previews, so that only who got one from the agency sees what is not published (ruling 8). */
import 'server-only'
import type { PreviewTicket } from '../../routing/preview.ts'
import { isSigned, sign } from '../security/signer.ts'

/** @param until seconds since 1970. @throws without PREVIEW_SECRET. */
export function signPreview(path: string, until: number): PreviewTicket {
  return { until, signature: sign('preview', path, new Date(until * 1000)).signature }
}

/** No path begins with a space, and no text has one in its name. */
const draftPayload = (path: string, draft: string) => `text-preview ${draft} ${path}`

/** @param draft text of the office whose draft is to be seen on the page. @param until seconds since 1970. */
export function signDraftPreview(path: string, draft: string, until: number): PreviewTicket {
  const { signature } = sign('text-preview', draftPayload(path, draft), new Date(until * 1000))
  return { until, signature, draft }
}

/** Whether a ticket was signed for this path, and its draft, and has not run out. Without PREVIEW_SECRET none was but for drafts. */
export function isGenuine(path: string, { until, signature, draft }: PreviewTicket, now: Date): boolean {
  const signed = { end: String(until), signature }
  if (draft === undefined) return isSigned('preview', { payload: path, ...signed }, now)
  return isSigned('text-preview', { payload: draftPayload(path, draft), ...signed }, now)
}
