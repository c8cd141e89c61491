/** How much may be sent where, in bytes. */
import type { IncomingHttpHeaders } from 'node:http'
import { uploadLimit } from '../routing/upload-limit.ts'

/** `kept`: the most that a route is given. `read`: the most that is taken in at all; what is more than `kept` is thrown away. */
export type BodyLimit = { kept: number; read: number }

/** Nothing but a form with files is larger: routes of `/api/` are sent next to nothing. */
export const smallBody = 64 * 1024

/** Forms come as this, with files or without. */
const isMultipart = ({ 'content-type': type }: IncomingHttpHeaders): boolean => /^multipart\/form-data\b/i.test(type ?? '')

/**
 * A form with files may send somewhat more than the site takes, so that the site can lead to its page about files that are too
 * large; of such a form it sees the length alone.
 */
export function bodyLimit(path: string, headers: IncomingHttpHeaders): BodyLimit {
  if (path.startsWith('/api/') || !isMultipart(headers)) return { kept: smallBody, read: smallBody }
  return { kept: uploadLimit, read: 4 * uploadLimit }
}

/** Whether a request says that something follows its head. Its length is known only when nothing is chunked. */
export const announcesBody = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
