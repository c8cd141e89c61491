/**
 * The secret from which all keys are derived: the setting `SECRET`, or one that is generated at the first start and stored in
 * `VAR_DIR`.
 */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { fileMode, makePrivateFolder } from '../runtime/var-folder.ts'
import { hmac } from './hmac.ts'

/** Keys of signatures, see purposes.ts. */
type SignatureKey = 'link' | 'newsletter' | 'saved-search' | 'shared-list' | 'unwanted-mail' | 'viewing'

/** Keys of hashes that identify somebody or something without revealing who, see fingerprint.ts. */
export type FingerprintKey =
  | 'login attempt'
  | 'mail-recipient'
  | 'second-factor code'
  /** The mail address of a person on a shared list. */
  | 'shared-list address'
  /** A subscriber of saved searches. */
  | 'seeker'
  /** A lead. */
  | 'submission'
  /** A subscriber of the newsletter. */
  | 'subscription'
  /** A visitor's network on one day. */
  | `visitor ${string}`

/** Keys for encrypted data that only this site reads, see encrypt.ts. */
export type EncryptionKey = 'agent-calendar' | 'characters' | 'saved-search-email' | `returned form ${string}`

/** Keys that are passed to libraries. */
type LibraryKey = 'accounts' | 'push' | 'work' | 'work-key'

/** Keys are derived from these names: renaming one invalidates mailed links, cookies and hashes in the database. */
export type KeyName = SignatureKey | FingerprintKey | EncryptionKey | LibraryKey

function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'secret')
  makePrivateFolder(folder)
  try {
    // Fails if the file exists, so that two processes that start at the same time share one secret.
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: fileMode, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}

/** Derives a separate key for each name, so that a signature with one key is invalid for any other. */
export function secretFor(name: KeyName): string {
  const { SECRET, VAR_DIR } = env()
  return hmac(SECRET ?? readOrMakeSecret(VAR_DIR), name, 'hex')
}
