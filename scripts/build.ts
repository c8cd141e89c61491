/** `npm run build`: makes the site with `next build` and notes what it was made from. */
import './load-env.ts'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { noteBuiltContent } from '../lib/process/built-content.ts'
import { readSettings } from '../lib/process/settings.ts'
import { isProgram } from './is-program.ts'
import { runProgram } from './run-command.ts'

/** What the program is made from. Content and address are none of it: a start with others makes the pages again. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'scripts/merge-style-sheets.ts',
  'package-lock.json',
]

const noteFile = '.next/made-from'

function listFiles(source: string): string[] {
  if (!existsSync(source)) return []
  if (statSync(source).isFile()) return [source]
  return globSync(`${source}/**`).filter((path) => statSync(path).isFile())
}

/** A digest of every source. */
function describeSources(): string {
  const digest = createHash('sha256')
  for (const file of sources.flatMap(listFiles).sort()) digest.update(`${file}\n`).update(readFileSync(file))
  return digest.digest('hex')
}

/** Whether the last build was made from the sources of now. */
export const isBuildCurrent = (): boolean => existsSync(noteFile) && readFileSync(noteFile, 'utf8') === describeSources()

/** Builds the site into `.next`. Resolves to the exit code of `next build`. */
export async function buildSite(): Promise<number> {
  rmSync(noteFile, { force: true })
  const madeFrom = describeSources()
  const code = await runProgram('next', ['build'])
  if (code === 0) {
    writeFileSync(noteFile, madeFrom)
    noteBuiltContent(readSettings(process.env).CONTENT_DIR, readSettings(process.env).SITE_URL)
  }
  return code
}

if (isProgram(import.meta.filename)) process.exitCode = await buildSite()
