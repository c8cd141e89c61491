/** What happens at the start, before the first request. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { isRenderer } from '../../process/renderer.ts'
import { publishAndNotify } from '../content/publish/publish-and-notify.ts'
import { startContent } from '../content/publish/start-content.ts'
import { writeReloadToken } from '../security/reload-token.ts'
import { env } from './env.ts'
import { restrictPermissions, writeIfPossible } from './var-folder.ts'
import { startWorkers } from './workers.ts'

/** @throws for invalid settings: they must stop the start, not fail for a visitor. Invalid content is held back instead. */
export async function startSite(): Promise<void> {
  if (isRenderer()) return void (await publishAndNotify())
  const { VAR_DIR } = env()
  writeIfPossible(writeReloadToken)
  // In the background: the tile cache has many files.
  restrictPermissions(VAR_DIR).catch((error: unknown) => logError('folder-open-to-others', { error }))
  await startContent()
  startWorkers()
}
