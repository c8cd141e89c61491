/** What the built pages were made of, the content and the site's address: a start with another makes them again. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolder } from './code-folder.ts'

/** Beside the built pages. */
const noteFile = () => join(codeFolder(), '.next', 'made-of-content')

/** A digest of every text of the content and of the address; an empty one when the content cannot be read. */
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

/** Called once the pages are built. @param siteUrl the setting SITE_URL; empty without one. */
export function noteBuiltContent(folder: string, siteUrl = ''): void {
  writeFileSync(noteFile(), digestOf(folder, siteUrl))
}

/** Whether the pages were built from other content than this folder holds now, or for another address. False where nothing is noted, as in development. */
export function isBuiltFromOther(folder: string, siteUrl = ''): boolean {
  try {
    return readFileSync(noteFile(), 'utf8') !== digestOf(folder, siteUrl)
  } catch {
    return false
  }
}
