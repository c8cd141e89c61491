/** The secret behind signed links and challenges: `SECRET` of the environment, else one made once and kept in `VAR_DIR`. */
import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../runtime/env.ts'
import { fileMode, makeOwnFolder } from '../runtime/var-folder.ts'
import { isEqual } from './is-equal.ts'

function readOrMakeSecret(folder: string): string {
  const path = join(folder, 'secret')
  makeOwnFolder(folder)
  try {
    // Fails when the file is there, so that two processes that start together share one secret.
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: fileMode, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8')
}

/** A key for one purpose, so that what is signed for one is worth nothing for another. */
export function secretFor(purpose: string): string {
  const { SECRET, VAR_DIR } = env()
  return createHmac('sha256', SECRET ?? readOrMakeSecret(VAR_DIR))
    .update(purpose)
    .digest('hex')
}

/** URL-safe signature of a text. */
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', secretFor(purpose)).update(text).digest('base64url')
}

/** Compares in constant time. */
export function isSignature(purpose: string, text: string, signature: string): boolean {
  return isEqual(signature, sign(purpose, text))
}
