/** Reads the characters of a challenge as their maker does: with the secret of the site under test. */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const code = `
import { readCharacters } from './lib/server/robots/character-challenge.ts'
process.stdout.write(readCharacters(process.argv[1], new Date())?.digits ?? '')
`

/** @param token the challenge's own. */
export function solveCharacters(token: string): string {
  const args = ['--conditions=react-server', '--input-type=module', '--eval', code, token]
  return execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, VAR_DIR: 'test-results/var' } }).toString()
}
