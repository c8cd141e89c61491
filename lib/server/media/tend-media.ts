/** What is to be done about files once content has been published: what nobody names is removed. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { isRenderer } from '../../process/renderer.ts'
import { findByFingerprint } from './current-media.ts'
import { wakeMedia } from './elsewhere/media-worker.ts'
import { sweepStore } from './media-store.ts'

/** Milliseconds until what was named before is no longer given out. */
const later = 11 * 60_000

async function tend(): Promise<void> {
  try {
    await sweepStore((fingerprint) => findByFingerprint(fingerprint) !== undefined)
  } catch (error) {
    logError('picture-not-kept', { error })
  }
}

/** Called after each publication; looks again when what was named before may go. Never rejects. */
export async function tendMedia(): Promise<void> {
  if (isRenderer()) return
  await tend()
  void wakeMedia()
  setTimeout(() => void tend(), later).unref()
}
