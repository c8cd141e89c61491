/** Size limits of request bodies, in bytes. */
import type { IncomingHttpHeaders } from 'node:http'
import { uploadLimit } from '../../routing/upload-limit.ts'

/**
 * `buffered`: the largest body that a route gets. `read`: the largest that is accepted; a body between both is read and
 * discarded.
 */
export type BodyLimit = { buffered: number; read: number }

/** Limit for everything except forms with files: routes of `/api/` get little data. */
export const smallBody = 64 * 1024

/** The site's own forms use this type, with or without files. */
const isMultipart = ({ 'content-type': type }: IncomingHttpHeaders): boolean => /^multipart\/form-data\b/i.test(type ?? '')

/**
 * A form with files may be up to four times larger than the upload limit: it is then discarded, but the site sees its length and
 * can redirect to the page about files that are too large.
 */
export function bodyLimit(path: string, headers: IncomingHttpHeaders): BodyLimit {
  if (path.startsWith('/api/') || !isMultipart(headers)) return { buffered: smallBody, read: smallBody }
  return { buffered: uploadLimit, read: 4 * uploadLimit }
}

/** Whether the headers announce a body (RFC 9112, 6.3). */
export const announcesBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
