/** What the programs of the office share: files and figures for its staff alone. */
import 'server-only'
import type { Right } from '../../../domain/office/rights.ts'
import { notFound, uncached } from '../../bot-protection/uncached.ts'
import { authorizeRequest, type Staff } from '../staff/staff.ts'

/** To everybody else there is nothing. @param run what is done for somebody with the right. */
export async function respondToStaff<R extends Right>(
  request: Request,
  right: R,
  run: (staff: Staff<R>) => Promise<Response>,
): Promise<Response> {
  const authorization = await authorizeRequest(request.headers, right)
  return authorization.kind === 'in' ? run(authorization.staff) : notFound()
}

/** A file is downloaded, never shown: what strangers sent runs nowhere. The name is cleaned when it comes in. */
export const download = (name: string) => ({
  ...uncached,
  'X-Robots-Tag': 'noindex',
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
})

/**
 * Of a mail that is looked at before it is sent: it may load pictures of ours, and nothing runs. The gateway puts hashes of style
 * attributes in the place of the first 'unsafe-inline'; a mail has a style element, too.
 */
export const previewPolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; style-src-elem 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
