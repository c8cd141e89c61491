/** `npm run build`: makes the site with `next build` and notes what it was made from. */
import './load-env.ts'
import { recordBuiltContent } from '../lib/process/built-content.ts'
import { readSettings } from '../lib/process/settings.ts'
import { isProgram } from './is-program.ts'
import { describeSources, dropNote, writeNote } from './made-from.ts'
import { runProgram } from './run-command.ts'

/** Builds the site into `.next`. Resolves to the exit code of `next build`. */
export async function buildSite(): Promise<number> {
  const folder = process.cwd()
  dropNote(folder)
  const madeFrom = describeSources(folder)
  const code = await runProgram('next', ['build'])
  if (code === 0) {
    writeNote(folder, madeFrom)
    recordBuiltContent(readSettings(process.env).CONTENT_DIR, readSettings(process.env).SITE_URL)
  }
  return code
}

if (isProgram(import.meta.filename)) process.exitCode = await buildSite()
