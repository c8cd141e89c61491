/** Files that the next start of the site begins with. A process that only makes pages leaves them to the server beside it. */
import 'server-only'
import { isRenderer } from '../../process/renderer.ts'
import { replaceFile } from './replace-file.ts'

/** As `replaceFile`; does nothing where somebody else writes them. */
export const writeStartupFile: typeof replaceFile = async (...args) => {
  if (!isRenderer()) await replaceFile(...args)
}
