/** What happens before the first request. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { writeReloadToken } from '../security/reload-token.ts'
import { env } from './env.ts'
import { writeSiteAddress } from './site-address.ts'
import { closeToOthers } from './var-folder.ts'
import { startWorkers } from './workers.ts'

/** @throws for settings or content that do not hold: they must stop the start, not a visitor. */
export function startSite(): void {
  const { VAR_DIR } = env()
  writeReloadToken()
  // In the background: a cache of tiles has many files.
  closeToOthers(VAR_DIR).catch((error: unknown) => logError('folder-open-to-others', { error }))
  getSnapshot()
  writeSiteAddress()
  startWorkers()
}
