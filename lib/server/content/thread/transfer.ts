/**
 * Messages from the content worker thread to the main thread: per publication only what differs from the one before, in messages
 * small enough that receiving one does not delay requests.
 */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { MediaFile } from '../../../domain/media/media.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import { inBatches } from '../../../process/in-batches.ts'
import type { Filed } from '../check/check-input.ts'
import { type SentListing, toSent } from '../disk/cold-listing.ts'
import type { ContentState } from '../publish/content-state.ts'
import type { Records } from '../snapshot/build-snapshot.ts'
import type { Loaded, Shown } from '../snapshot/load-content.ts'
import type { Listings, LoadedSnapshot } from '../snapshot/snapshot-type.ts'

/** Content folders with properties. */
export const homeFolders = ['properties', 'takeovers', 'foreign'] as const
export type HomeFolder = (typeof homeFolders)[number]
export type Home = Filed<ConfidentialProperty>
export type SentHome = Filed<SentListing>

/**
 * The parts of a snapshot that are sent as they are. Listings are sent as records and rebuilt, since the confidential and the
 * public version have most texts in common.
 */
export type Parts = Omit<LoadedSnapshot, keyof Listings | 'drafts' | 'confidential' | 'media'> & {
  draftArticles: LoadedSnapshot['drafts']['articles']
  projectRecords: Records['projects']
}
type Part = { [Name in keyof Parts]: { kind: 'part'; name: Name; value: Parts[Name] } }[keyof Parts]

export type Message =
  | { kind: 'state'; state: ContentState; shows: 'as-before' | 'nothing' | 'snapshot' }
  | Part
  | { kind: 'homes'; homes: readonly SentHome[] }
  /** File names of a folder, in their order. */
  | { kind: 'order'; folder: HomeFolder; files: readonly string[] }
  | { kind: 'media'; files: readonly (readonly [string, MediaFile])[] }
  | { kind: 'media-gone'; addresses: readonly string[] }

/** Items per message: receiving one takes one or two milliseconds. */
const homesAtOnce = 10
const filesAtOnce = 250

function toParts({ snapshot, records }: Shown): Part[] {
  const { properties, takeovers, foreignProperties, projects, propertyById, projectById, confidential, media, drafts, ...rest } =
    snapshot
  const parts: Parts = { ...rest, draftArticles: drafts.articles, projectRecords: records.projects }
  return Object.entries(parts).map(([name, value]) => ({ kind: 'part', name, value }) as Part)
}

/**
 * Finds what differs from what was sent before, and updates `sent`. A changed value that is deeply equal keeps its old object.
 */
function findDifferences<T>(
  sent: Map<string, T>,
  now: Iterable<readonly [string, T]>,
): { changed: [string, T][]; gone: string[] } {
  const changed: [string, T][] = []
  const there = new Set<string>()
  for (const [key, value] of now) {
    there.add(key)
    const before = sent.get(key)
    if (before !== undefined && (before === value || isDeepStrictEqual(before, value))) continue
    sent.set(key, value)
    changed.push([key, value])
  }
  const gone = [...sent.keys()].filter((key) => !there.has(key))
  for (const key of gone) sent.delete(key)
  return { changed, gone }
}

/** @returns the messages of one publication. */
export type Sender = (loaded: Loaded) => Generator<Message>

/** Keeps track of what it sent: all its messages have to reach one receiver, in their order. */
export function createSender(): Sender {
  const parts = new Map<string, Part>()
  const homes = new Map<string, ConfidentialProperty>()
  const orders = new Map<string, readonly string[]>()
  const media = new Map<string, MediaFile>()

  return function* toMessages({ shows, state }) {
    yield { kind: 'state', state, shows: typeof shows === 'object' ? 'snapshot' : shows }
    if (typeof shows !== 'object') return
    const { snapshot, records } = shows
    for (const [, part] of findDifferences(
      parts,
      toParts(shows).map((part) => [part.name, part] as const),
    ).changed)
      yield part
    const filed = homeFolders.flatMap((folder) => records[folder])
    const newHomes = findDifferences(
      homes,
      filed.map(({ file, item }) => [file, item] as const),
    ).changed
    for (const batch of inBatches(newHomes, homesAtOnce))
      yield { kind: 'homes', homes: batch.map(([file, item]) => ({ file, item: toSent(item) })) }
    for (const folder of homeFolders) {
      const files = records[folder].map(({ file }) => file)
      if (!isDeepStrictEqual(orders.get(folder), files)) yield { kind: 'order', folder, files }
      orders.set(folder, files)
    }
    const { changed, gone } = findDifferences(media, snapshot.media)
    for (const files of inBatches(changed, filesAtOnce)) yield { kind: 'media', files }
    if (gone.length > 0) yield { kind: 'media-gone', addresses: gone }
  }
}
