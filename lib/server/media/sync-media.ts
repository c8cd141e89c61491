/** After each publication, removes unused pictures and starts fetching missing remote files. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { isRenderer } from '../../process/renderer.ts'
import { findByFingerprint } from './current-media.ts'
import { sweepStore } from './media-store.ts'
import { wakeMedia } from './remote/media-worker.ts'

/** Milliseconds after which pictures of the previous content are no longer served, see `current-media.ts`. */
const secondSweepDelay = 11 * 60_000

async function sweep(): Promise<void> {
  try {
    await sweepStore((fingerprint) => findByFingerprint(fingerprint) !== undefined)
  } catch (error) {
    logError('picture-not-kept', { error })
  }
}

/** Called after each publication; sweeps a second time once pictures of the previous content may be removed. Never rejects. */
export async function syncMedia(): Promise<void> {
  if (isRenderer()) return
  await sweep()
  void wakeMedia()
  setTimeout(() => void sweep(), secondSweepDelay).unref()
}
