/** Logs a module view that does not exist (ruling 23). */
import 'server-only'
import { createHash } from 'node:crypto'
import { logError } from '../../../process/log.ts'

/** @param place page, module and view; the same place always logs the same id, so that it can be found again. */
export function reportUnknownView(place: string): void {
  const id = createHash('sha256').update(place).digest('hex').slice(0, 8)
  logError('unknown-view', { id, place })
}
