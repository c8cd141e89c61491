/**
 * The secret with which `npm run reload-content` authenticates to the running site: in a file that only the site's user can read.
 */
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

/**
 * The token of this start, for calls of the site to itself.
 * @throws when the site has not written one.
 */
export const readReloadToken = () => readFileSync(tokenPath(), 'utf8')

/** False when there is no token. */
function isReloadToken(token: string): boolean {
  try {
    const expected = readFileSync(tokenPath(), 'utf8')
    return expected.length > 0 && isEqual(token, expected)
  } catch {
    return false
  }
}

/**
 * Whether a request may reload the content and render all pages again: with the token, or in the rendering process, which only
 * the gateway can reach.
 */
export function mayReload({ headers }: Request): boolean {
  return isRenderer() || isReloadToken(headers.get('authorization')?.replace('Bearer ', '') ?? '')
}
