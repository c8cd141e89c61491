/** Records from which content and site address the static pages were built: a start with others has to re-render them. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolder } from './code-folder.ts'

/** Next to the built pages. */
const recordFile = () => join(codeFolder(), '.next', 'made-of-content')

/** A digest of all JSON and Markdown files of the content and of the address; empty when the content cannot be read. */
function digestOf(folder: string, siteUrl: string): string {
  const digest = createHash('sha256').update(`${siteUrl}\n`)
  try {
    for (const file of globSync('**/*.{json,md}', { cwd: folder }).sort())
      digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
    return digest.digest('hex')
  } catch {
    return ''
  }
}

/** To be called after the build. @param siteUrl the setting SITE_URL; empty without one. */
export function recordBuiltContent(folder: string, siteUrl = ''): void {
  writeFileSync(recordFile(), digestOf(folder, siteUrl))
}

/**
 * Whether the pages were built from other content than this folder contains now, or for another address. False without a record,
 * as in development.
 */
export function isBuiltFromOther(folder: string, siteUrl = ''): boolean {
  try {
    return readFileSync(recordFile(), 'utf8') !== digestOf(folder, siteUrl)
  } catch {
    return false
  }
}
