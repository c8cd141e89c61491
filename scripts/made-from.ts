/** What the last build was made from, noted beside it. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the program is made from. Content and address are none of it: a start with others makes the pages again. */
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

const noteFile = (folder: string) => join(folder, '.next/made-from')

function listFiles(folder: string, source: string): string[] {
  const path = join(folder, source)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [source]
  return globSync(`${source}/**`, { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile())
}

/** A digest of every source below a folder of the project. */
export function describeSources(folder: string): string {
  const digest = createHash('sha256')
  for (const file of sources.flatMap((source) => listFiles(folder, source)).sort())
    digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return digest.digest('hex')
}

/** Until a build has ended well there is none. */
export const dropNote = (folder: string): void => rmSync(noteFile(folder), { force: true })

export const writeNote = (folder: string, madeFrom: string): void => writeFileSync(noteFile(folder), madeFrom)

/** Whether the last build was made from the sources of now. */
export const isBuildCurrent = (folder: string): boolean =>
  existsSync(noteFile(folder)) && readFileSync(noteFile(folder), 'utf8') === describeSources(folder)

/**
 * Why a build cannot be served, in a sentence; undefined when it can. A server takes half of the program from the build and half from the
 * sources: of two versions they misunderstand each other, and lists show no homes. Where only a part of the sources was copied beside the build
 * nobody can tell.
 */
export function faultOfBuild(folder: string): string | undefined {
  if (!existsSync(noteFile(folder))) return 'There is no finished build here: run `npm run build` first.'
  if (isBuildCurrent(folder) || sources.some((source) => !existsSync(join(folder, source)))) return undefined
  return 'The sources have changed since the last build: run `npm run build` first, or `npm run site`, which builds when it has to.'
}
