/** What is to be done about files once content has been published: what is known of them is kept, what nobody names is removed. */
import 'server-only'
import { logError } from '../../process/log.ts'
import { findByFingerprint } from './current-media.ts'
import { keepIndex } from './media-index.ts'
import { sweepStore } from './media-store.ts'

/** Milliseconds until what was named before is no longer given out. */
const later = 11 * 60_000

async function tend(): Promise<void> {
  try {
    await keepIndex()
    await sweepStore((fingerprint) => findByFingerprint(fingerprint) !== undefined)
  } catch (error) {
    logError('picture-not-kept', { error })
  }
}

/** Called after each publication; looks again when what was named before may go. Never rejects. */
export async function tendMedia(): Promise<void> {
  await tend()
  setTimeout(() => void tend(), later).unref()
}
