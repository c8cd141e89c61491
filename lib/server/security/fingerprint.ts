/** Names for people and things that say nothing without our secret: whoever reads the database cannot try what may stand behind them. */
import 'server-only'
import { hmac } from './hmac.ts'
import { type FingerprintKey, secretFor } from './secret.ts'

/** The same for the same text each time; a key of its own for each use, so that no two uses can be matched. */
export const fingerprint = (use: FingerprintKey, text: string, encoding?: 'base64url' | 'hex'): string =>
  hmac(secretFor(use), text, encoding)
