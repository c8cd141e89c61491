/** Which content the built pages were made of: a start with another one makes them again. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beside the built pages. */
const noteFile = () => join(process.cwd(), '.next', 'made-of-content')

/** A digest of every text of the content. @param folder of the content; an empty digest when it cannot be read. */
function digestOf(folder: string): string {
  const digest = createHash('sha256')
  try {
    for (const file of globSync('**/*.{json,md}', { cwd: folder }).sort())
      digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
    return digest.digest('hex')
  } catch {
    return ''
  }
}

/** Called once the pages are built. */
export function noteBuiltContent(folder: string): void {
  writeFileSync(noteFile(), digestOf(folder))
}

/** Whether the pages were built from other content than this folder holds now. False where nothing is noted, as in development. */
export function isBuiltFromOther(folder: string): boolean {
  try {
    return readFileSync(noteFile(), 'utf8') !== digestOf(folder)
  } catch {
    return false
  }
}
