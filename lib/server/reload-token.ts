/** The secret that `npm run reload-content` shows to the running site: a file that only its user can read. */
import 'server-only'
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env.ts'

const tokenPath = () => join(env().VAR_DIR, 'reload-token')

/** Writes a new token; called once when the site starts. */
export function writeReloadToken(): void {
  mkdirSync(env().VAR_DIR, { recursive: true })
  writeFileSync(tokenPath(), randomBytes(32).toString('hex'), { mode: 0o600 })
}

/** Whether `token` is the one of this start. False when there is none. */
export function isReloadToken(token: string): boolean {
  try {
    const expected = readFileSync(tokenPath())
    const given = Buffer.from(token)
    return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
  } catch {
    return false
  }
}
