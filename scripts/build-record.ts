/** A record next to the last build of the sources that it was built from. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Sources of the build. Not the content and the address: when those differ, the pages are re-rendered at the start. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'scripts/merge-equal-chunks.ts',
  'scripts/merge-style-sheets.ts',
  'package-lock.json',
]

const recordFile = (folder: string) => join(folder, '.next/made-from')

function listFiles(folder: string, source: string): string[] {
  const path = join(folder, source)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [source]
  return globSync(`${source}/**`, { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
}

/** A digest of all source files. @param folder of the project. */
export function digestSources(folder: string): string {
  const digest = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(folder, source)).sort())
    digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return digest.digest('hex')
}

/** To be called before a build: an unfinished build has no record. */
export const deleteBuildRecord = (folder: string): void => rmSync(recordFile(folder), { force: true })

/** To be called after a successful build. @param digest of the sources before the build. */
export const writeBuildRecord = (folder: string, digest: string): void => writeFileSync(recordFile(folder), digest)

/** Whether the last build succeeded and its sources have not changed since. */
export const isBuildCurrent = (folder: string): boolean =>
  existsSync(recordFile(folder)) && readFileSync(recordFile(folder), 'utf8') === digestSources(folder)

/**
 * An error message when the build cannot be served; undefined when it can. The server loads some code from the build and some
 * from the sources, and different versions are incompatible (lists would be empty, for example). Not checked when some of the
 * sources are missing, as in a deployment of the build.
 */
export function findBuildError(folder: string): string | undefined {
  if (!existsSync(recordFile(folder))) return 'There is no finished build here: run `npm run build` first.'
  if (isBuildCurrent(folder) || sources.some((source) => !existsSync(join(folder, source)))) return undefined
  return 'The sources have changed since the last build: run `npm run build` first, or `npm run site`, which builds when it has to.'
}
