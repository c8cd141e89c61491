/** The secret behind everything signed, encrypted or hashed: `SECRET` of the environment, else one made once and kept in `VAR_DIR`. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { fileMode, makePrivateFolder } from '../runtime/var-folder.ts'
import { hmac } from './hmac.ts'

/** Keys of signatures, see purposes.ts. */
type SignatureKey = 'link' | 'newsletter' | 'saved-search' | 'shared-list' | 'unwanted-mail' | 'viewing'

/** Keys of hashes that name somebody or something without telling who, see fingerprint.ts. */
export type FingerprintKey =
  | 'login attempt'
  | 'mail-recipient'
  | 'second-factor code'
  /** An address that somebody of a shared list typed. */
  | 'shared-list address'
  /** A subscriber of saved searches. */
  | 'seeker'
  /** A lead. */
  | 'submission'
  /** A subscriber of the newsletter. */
  | 'subscription'
  /** A network on one day. */
  | `visitor ${string}`

/** Keys of what only this site reads, see encrypt.ts. */
export type EncryptionKey = 'agent-calendar' | 'characters' | 'saved-search-email' | `returned form ${string}`

/** Keys that libraries sign with. */
type LibraryKey = 'accounts' | 'push' | 'work' | 'work-key'

/** The words are part of what mails, cookies and the database hold: another word ends all of it. */
export type KeyName = SignatureKey | FingerprintKey | EncryptionKey | LibraryKey

function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'secret')
  makePrivateFolder(folder)
  try {
    // Fails when the file is there, so that two processes that start together share one secret.
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: fileMode, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}

/** A key of its own for each name, so that what is signed with one is worth nothing for another. */
export function secretFor(name: KeyName): string {
  const { SECRET, VAR_DIR } = env()
  return hmac(SECRET ?? readOrMakeSecret(VAR_DIR), name, 'hex')
}
