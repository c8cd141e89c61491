/** `npm run build`: builds the site with `next build` and records from which sources and content. */
import './load-env.ts'
import { recordBuiltContent } from '../lib/process/built-content.ts'
import { readSettings } from '../lib/process/settings.ts'
import { deleteBuildRecord, digestSources, writeBuildRecord } from './build-record.ts'
import { isProgram } from './is-program.ts'
import { runProgram } from './run-command.ts'

/** Builds the site into `.next`. @returns the exit code of `next build`. */
export async function buildSite(): Promise<number> {
  const folder = process.cwd()
  deleteBuildRecord(folder)
  const sources = digestSources(folder)
  const code = await runProgram('next', ['build'])
  if (code === 0) {
    writeBuildRecord(folder, sources)
    recordBuiltContent(readSettings(process.env).CONTENT_DIR, readSettings(process.env).SITE_URL)
  }
  return code
}

if (isProgram(import.meta.filename)) process.exitCode = await buildSite()
