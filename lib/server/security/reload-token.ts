/** The secret that `npm run reload-content` shows to the running site: a file that only its user can read. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRenderer } from '../../process/renderer.ts'
import { env } from '../runtime/env.ts'
import { fileMode, makePrivateFolder } from '../runtime/var-folder.ts'
import { isEqual } from './hmac.ts'

const tokenPath = () => join(env().VAR_DIR, 'reload-token')

/** Writes a new token; called once when the site starts. */
export function writeReloadToken(): void {
  makePrivateFolder(env().VAR_DIR)
  writeFileSync(tokenPath(), randomBytes(32).toString('hex'), { mode: fileMode })
}

/** The token of this start, for the site's own calls. @throws when the site did not write one. */
export const readReloadToken = () => readFileSync(tokenPath(), 'utf8')

/** Whether `token` is the one of this start. False when there is none. */
function isReloadToken(token: string): boolean {
  try {
    const expected = readFileSync(tokenPath(), 'utf8')
    return expected.length > 0 && isEqual(token, expected)
  } catch {
    return false
  }
}

/** Whether a request may let everything be read and made again: by its token, or in the process that only the gateway can ask. */
export function mayReload({ headers }: Request): boolean {
  return isRenderer() || isReloadToken(headers.get('authorization')?.replace('Bearer ', '') ?? '')
}
