/**
 * Keyed hashes that identify people and things in the database: without the secret nobody can test which address or text is
 * behind one.
 */
import 'server-only'
import { hmac } from './hmac.ts'
import { type FingerprintKey, secretFor } from './secret.ts'

/** The same text always results in the same hash; each use has a key of its own, so that hashes of two uses cannot be matched. */
export const fingerprint = (use: FingerprintKey, text: string, encoding?: 'base64url' | 'hex'): string =>
  hmac(secretFor(use), text, encoding)
