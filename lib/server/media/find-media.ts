/** Finds the files that the content names: in `media/` of its folder, then among what feeds brought and what was fetched, then among those of the software. */
import 'server-only'
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { MediaFile } from '../../domain/media/media.ts'
import { contentFolderNames, publicRoot } from '../../domain/site/public-folders.ts'
import { sameWord } from '../content/disk/cold-listing.ts'
import { hashIn } from '../content/disk/text-store.ts'
import { feedsFolderOf } from '../content/snapshot/feed-items.ts'
import type { Steps } from '../content/thread/steps.ts'
import { env } from '../runtime/env.ts'
import { acceptedCopy } from './accepted-originals.ts'
import { type Inspection, inspectFile, maxSize } from './inspect-file.ts'
import { inspectOnce } from './media-index.ts'
import { fetchedMediaFolder } from './remote/fetched-index.ts'

/** By the address that the content gives: `/pictures/s01-1.webp`, `/media/houses/front.jpg`. */
export type MediaFiles = ReadonlyMap<string, MediaFile>

/** No step upwards, nothing hidden, no other spelling of a folder: each part begins with a letter, a digit or an underscore. */
const safePart = /^[\p{L}\p{N}_][^/\\:\0]*$/u

/** The parts below `media/` of the content: `/media/a.jpg` and `/a.jpg` are one file. Undefined for what can be none. */
function partsOf(address: string): readonly string[] | undefined {
  const parts = address.replace(/^\/(media\/)?/, '').split('/')
  return parts.length > 0 && parts.every((part) => safePart.test(part)) ? parts : undefined
}

type Found = { path: string; stats: Stats }

/** A file, wherever links lead, that lies below the folder. */
function findBelow(root: string, parts: readonly string[]): Found | undefined {
  try {
    // The system's own: one call for each file, where the other looks at each folder above it.
    const home = realpathSync.native(root)
    const path = realpathSync.native(join(home, ...parts))
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

/** A `fault` beside a file is that of the file of now: what was accepted last stands in. */
export type FoundMedia = { file: MediaFile; fault?: string } | { fault: string }

/** What stands behind an address, as the content gives it, from the root of the site. */
export type FindFile = (address: string) => FoundMedia

function lookInto({ path, stats }: Found): FoundMedia {
  const inspection = inspectOnce(stats, () => inspectPath(path, stats))
  return 'fault' in inspection ? inspection : { file: { ...inspection.facts, path } }
}

function findCurrent(roots: readonly string[], address: string): FoundMedia {
  if (!address.startsWith('/')) return { fault: 'expected a slash at the beginning, such as /media/front.jpg; found none' }
  const parts = partsOf(address)
  const found = parts && roots.reduce<Found | undefined>((before, root) => before ?? findBelow(root, parts), undefined)
  if (found) return lookInto(found)
  return { fault: `expected a file media/${(parts ?? [address]).join('/')} in the content folder; found none` }
}

function findStandIn(address: string): MediaFile | undefined {
  const path = acceptedCopy(address)
  try {
    const found = path === undefined ? undefined : lookInto({ path, stats: statSync(path) })
    return found && 'file' in found ? found.file : undefined
  } catch {
    return undefined
  }
}

function lookIn(roots: readonly string[], address: string): FoundMedia {
  const found = findCurrent(roots, address)
  const standIn = 'file' in found ? undefined : findStandIn(address)
  return standIn ? { ...found, file: standIn } : found
}

/** A way to look for many files: each is looked for once. @param contentFolder folder of the content. */
export function createFileFinder(contentFolder: string): FindFile {
  const feeds = join(feedsFolderOf(env().VAR_DIR), 'files', 'media')
  const roots = [join(contentFolder, 'media'), feeds, fetchedMediaFolder(), resolve(publicRoot)]
  const known = new Map<string, FoundMedia>()
  return (address) => {
    const found = known.get(address) ?? lookIn(roots, address)
    known.set(address, found)
    return found
  }
}

/** One file, as it is now. */
export const findMediaFile = (address: string, contentFolder: string): FoundMedia => createFileFinder(contentFolder)(address)

const start = `/(?:${contentFolderNames.join('|')})/`
/** In the strings of JSON, and in the links and pictures of Markdown. */
const patterns = [new RegExp(`"(${start}[^"\\\\]+)"`, 'g'), new RegExp(`\\]\\((${start}[^\\s)]+)`, 'g')]

/** Each one string, however many texts name it; and a copy, as a part of a text would keep the whole of it in memory. */
function addressesIn(text: string): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []))
  return [...new Set(found)].map((address) => sameWord(Buffer.from(address).toString()))
}

type Named = Map<string, { hash: string | undefined; addresses: string[] }>

/** Those of each text as long as that is the same. */
const holder = globalThis as typeof globalThis & { siteNamedAddresses?: Named }

/** Every address of a file in the texts of the content, in JSON and in Markdown. @param texts by their files. */
export function* namedAddresses(texts: ReadonlyMap<string, string>): Steps<Set<string>> {
  const known = holder.siteNamedAddresses
  const next: Named = new Map()
  for (const file of texts.keys()) {
    const before = known?.get(file)
    const hash = hashIn(texts, file)
    next.set(file, before?.hash === hash && before ? before : { hash, addresses: addressesIn(texts.get(file) ?? '') })
    yield
  }
  holder.siteNamedAddresses = next
  const all = new Set<string>()
  for (const { addresses } of next.values()) for (const address of addresses) all.add(address)
  return all
}

/** The files behind the addresses; what is wrong with the others is said where they are named. */
export function* findMedia(addresses: Iterable<string>, findFile: FindFile): Steps<MediaFiles> {
  const files = new Map<string, MediaFile>()
  for (const address of addresses) {
    const found = findFile(address)
    if ('file' in found) files.set(address, found.file)
    yield
  }
  return files
}
