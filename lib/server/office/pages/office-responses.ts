/** Responses of the office's route handlers: files and figures, for staff only. */
import 'server-only'
import type { Right } from '../../../domain/office/rights.ts'
import { notFound, uncached } from '../../http/uncached.ts'
import { authorizeRequest, type Staff } from '../staff/staff.ts'

/** Anyone else gets a 404. @param run called with the `Staff` value of the right */
export async function respondToStaff<R extends Right>(
  request: Request,
  right: R,
  run: (staff: Staff<R>) => Promise<Response>,
): Promise<Response> {
  const authorization = await authorizeRequest(request.headers, right)
  return authorization.kind === 'in' ? run(authorization.staff) : notFound()
}

/**
 * Headers that make browsers download a file instead of showing it: uploads by strangers must not run. The name was cleaned at
 * upload.
 */
export const download = (name: string) => ({
  ...uncached,
  'X-Robots-Tag': 'noindex',
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
})

/**
 * Content-Security-Policy of a mail preview: only images of this site, no scripts. The gateway replaces the first
 * 'unsafe-inline' by hashes of style attributes; a mail has a style element, too.
 */
export const previewPolicy =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; style-src-elem 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
