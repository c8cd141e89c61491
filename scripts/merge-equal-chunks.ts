/**
 * Keeps one of the files of server code that say the same: the framework writes what many routes share under a name for each of them, and a
 * start then reads it as often, two thirds of all there is. Called by `next build` between compiling and rendering (`next.config.ts`;
 * docs/decisions/063-equal-chunks.md).
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How code, and the lists of files beside it, name a file of server code. */
const named = /chunks\/[^"\\\n]+?\.js(?=["\\])/g

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** The names of files that say what another says, each with the name of that other. */
function findEqual(texts: ReadonlyMap<string, string>): Map<string, string> {
  const kept = new Map<string, string>()
  const equal = new Map<string, string>()
  for (const name of [...texts.keys()].toSorted()) {
    const digest = digestOf(texts.get(name) ?? '')
    const first = kept.get(digest)
    if (first === undefined) kept.set(digest, name)
    else equal.set(name, first)
  }
  return equal
}

const readAll = (folder: string, pattern: string) =>
  new Map(globSync(pattern, { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/** @param folder of a build that is compiled and not yet rendered. */
export function mergeEqualChunks(folder: string): void {
  const server = join(folder, 'server')
  const chunks = readAll(server, 'chunks/**/*.js')
  const others = readAll(server, '{*,app/**/*}.{js,nft.json}')
  // What named different files may now say the same.
  for (let equal = findEqual(chunks); equal.size > 0; equal = findEqual(chunks)) {
    for (const name of equal.keys()) {
      chunks.delete(name)
      rmSync(join(server, name))
    }
    for (const texts of [chunks, others])
      for (const [name, text] of texts) {
        const renamed = text.replace(named, (path) => equal.get(path) ?? path)
        if (renamed === text) continue
        texts.set(name, renamed)
        writeFileSync(join(server, name), renamed)
      }
  }
}
