/**
 * Finds the files that the content names: in its `media/` folder, then among files of feeds, fetched files and files of the
 * software.
 */
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

/** Files by address, such as `/pictures/s01-1.webp` or `/media/houses/front.jpg`. */
export type MediaFiles = ReadonlyMap<string, MediaFile>

/** Path segments start with a letter, digit or underscore: no `..`, no hidden files, no other spelling of the same folder. */
const safePart = /^[\p{L}\p{N}_][^/\\:\0]*$/u

/**
 * Path segments below `media/` of the content: `/media/a.jpg` and `/a.jpg` are the same file. Undefined for an invalid address.
 */
function partsOf(address: string): readonly string[] | undefined {
  const parts = address.replace(/^\/(media\/)?/, '').split('/')
  return parts.length > 0 && parts.every((part) => safePart.test(part)) ? parts : undefined
}

type Found = { path: string; stats: Stats }

/** A file in a folder; undefined if it does not exist or a link leads outside of the folder. */
function findBelow(root: string, parts: readonly string[]): Found | undefined {
  try {
    // `native`: one system call per file; the JavaScript version makes one per parent folder.
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

/** `fault` together with `file`: what is wrong with the current file; `file` is the last good version. */
export type FoundMedia = { file: MediaFile; fault?: string } | { fault: string }

/** Finds a file by its address in the content, from the root of the site. */
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

/** Creates a finder that looks up each address once. @param contentFolder folder of the content. */
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

/** Finds one file, without a cache. */
export const findMediaFile = (address: string, contentFolder: string): FoundMedia => createFileFinder(contentFolder)(address)

const start = `/(?:${contentFolderNames.join('|')})/`
/** Addresses in JSON strings, and in links and images of Markdown. */
const patterns = [new RegExp(`"(${start}[^"\\\\]+)"`, 'g'), new RegExp(`\\]\\((${start}[^\\s)]+)`, 'g')]

/** Interned copies: a substring would keep the whole text in memory. */
function addressesIn(text: string): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, address]) => address ?? []))
  return [...new Set(found)].map((address) => sameWord(Buffer.from(address).toString()))
}

type Named = Map<string, { hash: string | undefined; addresses: string[] }>

/** Addresses per text, cached while the text is unchanged. */
const holder = globalThis as typeof globalThis & { siteNamedAddresses?: Named }

/** All file addresses in content texts (JSON and Markdown). @param texts by their files. */
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

/** The files behind the addresses. Errors are reported elsewhere, where the address is used. */
export function* findMedia(addresses: Iterable<string>, findFile: FindFile): Steps<MediaFiles> {
  const files = new Map<string, MediaFile>()
  for (const address of addresses) {
    const found = findFile(address)
    if ('file' in found) files.set(address, found.file)
    yield
  }
  return files
}
