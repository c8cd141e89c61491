/**
 * Merges server chunks with equal content: the framework writes code that several routes share once per route, two thirds of all
 * server code, and each copy is loaded at the start. Called by `next build` between compiling and rendering (`next.config.ts`;
 * docs/decisions/063-equal-chunks.md).
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** References to chunks in code and in the lists of traced files (`*.nft.json`). */
const reference = /chunks\/[^"\\\n]+?\.js(?=["\\])/g

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

/** Names of duplicate files, each with the name of the first file with this content. */
function findEqual(texts: ReadonlyMap<string, string>): Map<string, string> {
  const firsts = new Map<string, string>()
  const equal = new Map<string, string>()
  for (const name of [...texts.keys()].toSorted()) {
    const digest = digestOf(texts.get(name) ?? '')
    const first = firsts.get(digest)
    if (first === undefined) firsts.set(digest, name)
    else equal.set(name, first)
  }
  return equal
}

const readAll = (folder: string, pattern: string) =>
  new Map(globSync(pattern, { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

/** @param folder of the build, after compiling and before rendering. */
export function mergeEqualChunks(folder: string): void {
  const server = join(folder, 'server')
  const chunks = readAll(server, 'chunks/**/*.js')
  const others = readAll(server, '{*,app/**/*}.{js,nft.json}')
  // Repeated, since chunks that referred to different files may be equal after the replacement.
  for (let equal = findEqual(chunks); equal.size > 0; equal = findEqual(chunks)) {
    for (const name of equal.keys()) {
      chunks.delete(name)
      rmSync(join(server, name))
    }
    for (const texts of [chunks, others])
      for (const [name, text] of texts) {
        const renamed = text.replace(reference, (path) => equal.get(path) ?? path)
        if (renamed === text) continue
        texts.set(name, renamed)
        writeFileSync(join(server, name), renamed)
      }
  }
}
