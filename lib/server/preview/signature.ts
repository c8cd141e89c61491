/** Tickets of previews, so that only who got one from the agency sees what is not published (ruling 8). */
import 'server-only'
import type { PreviewTicket } from '../../routing/preview.ts'
import { isSigned, sign } from '../security/signer.ts'

/** @param until seconds since 1970. @throws without PREVIEW_SECRET. */
export function signPreview(path: string, until: number): PreviewTicket {
  return { until, signature: sign('preview', path, new Date(until * 1000)).signature }
}

/** Whether a ticket was signed for this path and has not run out. Without PREVIEW_SECRET none was. */
export function isGenuine(path: string, { until, signature }: PreviewTicket, now: Date): boolean {
  return isSigned('preview', { payload: path, end: String(until), signature }, now)
}
