/**
 * Writes files that the next start of the site reads. A process that only renders pages leaves them to the server that it belongs
 * to.
 */
import 'server-only'
import { isRenderer } from '../../process/renderer.ts'
import { replaceFile } from './replace-file.ts'

/** Like `replaceFile`; does nothing in a process that only renders pages. */
export const writeStartupFile: typeof replaceFile = async (...args) => {
  if (!isRenderer()) await replaceFile(...args)
}
