/**
 * Writes characters beyond Latin-1 in server chunks as escapes: Node holds the code of a file in memory, with two bytes for every
 * character if a single one of them needs two. Called by `next build` between compiling and rendering (`next.config.ts`;
 * docs/decisions/063-equal-chunks.md).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'

const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A template whose text is read as it is written, in which an escape is not its character. */
const rawTemplate = /\braw\s*`[^`]*[^\0-\xff]/

/**
 * The same code without characters beyond U+00FF. An escape means the same as its character in strings, templates, regular
 * expressions and names; a backslash before the character has no meaning, and would be one before the escape. Line separators
 * stay, as they end a line of code, and code with such a character in `String.raw` stays as it is.
 */
export const narrowCode = (code: string): string =>
  rawTemplate.test(code)
    ? code
    : code.replace(
        /(?<!\\)((?:\\\\)*)\\?([^\0-\xff\u2028\u2029])/g,
        (_, backslashes: string, unit: string) => backslashes + toEscape(unit),
      )

/** @param folder of the build, after compiling and before rendering. @throws SyntaxError if an escape is not valid where it is. */
export function narrowChunks(folder: string): void {
  const server = join(folder, 'server')
  for (const name of globSync('chunks/**/*.js', { cwd: server })) {
    const path = join(server, name)
    const code = readFileSync(path, 'utf8')
    const narrow = narrowCode(code)
    if (narrow === code) continue
    new Script(narrow, { filename: name })
    writeFileSync(path, narrow)
  }
}
