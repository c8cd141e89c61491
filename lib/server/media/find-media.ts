/** Finds the files that the content names: in `media/` of its folder, then among those of the software. */
import 'server-only'
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { MediaFile } from '../../domain/media/media.ts'
import { contentFolderNames, publicRoot } from '../../domain/site/public-folders.ts'
import { type Inspection, inspectFile, maxSize } from './inspect-file.ts'
import { inspectOnce } from './media-index.ts'

/** By the address that the content gives: `/pictures/s01-1.webp`, `/media/houses/front.jpg`. */
export type MediaFiles = ReadonlyMap<string, MediaFile>

/** No step upwards, nothing hidden, no other spelling of a folder: each part begins with a letter, a digit or an underscore. */
const safePart = /^[\p{L}\p{N}_][^/\\:\0]*$/u

/** The parts below `media/` of the content: `/media/a.jpg` and `/a.jpg` are one file. Undefined for what can be none. */
function partsOf(address: string): readonly string[] | undefined {
  const parts = address.replace(/^\/(media\/)?/, '').split('/')
  return parts.length > 0 && parts.every((part) => safePart.test(part)) ? parts : undefined
}

/** A file, wherever links lead, that lies below the folder. */
function findBelow(root: string, parts: readonly string[]): { path: string; stats: Stats } | undefined {
  try {
    const home = realpathSync(root)
    const path = realpathSync(join(home, ...parts))
    const stats = statSync(path)
    return path.startsWith(`${home}${sep}`) && stats.isFile() ? { path, stats } : undefined
  } catch {
    return undefined
  }
}

function inspectPath(path: string, stats: Stats): Inspection {
  if (stats.size > maxSize)
    return { fault: `expected at most ${maxSize / 1_000_000} MB; found ${Math.round(stats.size / 1_000_000)} MB` }
  try {
    return inspectFile(readFileSync(path))
  } catch {
    return { fault: 'expected a file that can be read; found one that cannot' }
  }
}

export type FoundMedia = { file: MediaFile } | { fault: string }

/**
 * @param address as the content gives it, from the root of the site.
 * @param contentFolder folder of the content.
 */
export function findMediaFile(address: string, contentFolder: string): FoundMedia {
  const parts = partsOf(address)
  const found = parts && (findBelow(join(contentFolder, 'media'), parts) ?? findBelow(resolve(publicRoot), parts))
  if (!found) return { fault: `expected a file media/${(parts ?? [address]).join('/')} in the content folder; found none` }
  const inspection = inspectOnce(found.stats, () => inspectPath(found.path, found.stats))
  return 'fault' in inspection ? inspection : { file: { ...inspection.facts, path: found.path } }
}

const start = `/(?:${contentFolderNames.join('|')})/`
/** In the strings of JSON, and in the links and pictures of Markdown. */
const patterns = [new RegExp(`"(${start}[^"\\\\]+)"`, 'g'), new RegExp(`\\]\\((${start}[^\\s)]+)`, 'g')]

/** Every address of a file in the texts of the content, in JSON and in Markdown. */
export function namedAddresses(texts: Iterable<string>): Set<string> {
  const found = new Set<string>()
  for (const text of texts)
    for (const pattern of patterns) for (const [, address] of text.matchAll(pattern)) if (address) found.add(address)
  return found
}

/** The files behind the addresses; what is wrong with the others is said where they are named. */
export function findMedia(addresses: Iterable<string>, contentFolder: string): MediaFiles {
  const files = new Map<string, MediaFile>()
  for (const address of addresses) {
    const found = findMediaFile(address, contentFolder)
    if ('file' in found) files.set(address, found.file)
  }
  return files
}
