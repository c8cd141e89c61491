/** Builds snapshots from the messages of the content worker thread, see `transfer.ts`. */
import 'server-only'
import type { MediaFile } from '../../../domain/media/media.ts'
import { fromSent } from '../disk/cold-listing.ts'
import type { ContentState } from '../publish/content-state.ts'
import { publishRecords, type Records } from '../snapshot/build-snapshot.ts'
import type { LoadedSnapshot } from '../snapshot/snapshot-type.ts'
import { inSteps, type Steps } from './steps.ts'
import type { Home, HomeFolder, Message, Parts } from './transfer.ts'

export type Received = { shows: LoadedSnapshot | 'as-before' | 'nothing'; state: ContentState }

/** Call `take` for each part of the messages, then `finish`, which returns the result. */
export type Receiver = { take: (messages: Iterable<Message>) => Steps<void>; finish: () => Steps<Received> }

type Known = {
  parts: Partial<Parts>
  homes: Map<string, Home>
  orders: Record<HomeFolder, readonly string[]>
  media: Map<string, MediaFile>
  /** A copy of `media` that is replaced only when files changed, so that its identity shows a change. */
  sentMedia: ReadonlyMap<string, MediaFile>
}

const takers: { [Kind in Message['kind']]: (known: Known, message: Extract<Message, { kind: Kind }>) => void } = {
  state: () => undefined,
  part: ({ parts }, { name, value }) => void Object.assign(parts, { [name]: value }),
  homes: (known, { homes }) => {
    for (const { file, item } of homes) known.homes.set(file, { file, item: fromSent(item) })
  },
  order: ({ orders }, { folder, files }) => void Object.assign(orders, { [folder]: files }),
  media: ({ media }, { files }) => {
    for (const [address, file] of files) media.set(address, file)
  },
  'media-gone': ({ media }, { addresses }) => {
    for (const address of addresses) media.delete(address)
  },
}

function take<Kind extends Message['kind']>(known: Known, message: Extract<Message, { kind: Kind }>): void {
  const taker: (known: Known, message: Extract<Message, { kind: Kind }>) => void = takers[message.kind as Kind]
  taker(known, message)
}

function* removeUnlisted({ homes, orders }: Known): Steps<void> {
  const files = Object.values(orders).flat()
  // Each file in `orders` is also in `homes`: with equal counts there is nothing to remove.
  if (files.length === homes.size) return
  const there = new Set(files)
  for (const file of homes.keys()) {
    if (!there.has(file)) homes.delete(file)
    yield
  }
}

function* toRecords({ homes, orders, parts }: Known): Steps<Records> {
  function* of(folder: HomeFolder): Steps<Home[]> {
    return (yield* inSteps(orders[folder], (file) => homes.get(file))).filter((home) => home !== undefined)
  }
  return {
    properties: yield* of('properties'),
    takeovers: yield* of('takeovers'),
    foreign: yield* of('foreign'),
    projects: parts.projectRecords ?? [],
  }
}

/** The first publication sends every part before a snapshot is built. */
const isWhole = (parts: Partial<Parts>): parts is Parts => parts.site !== undefined && parts.draftArticles !== undefined

function* assemble(known: Known): Steps<LoadedSnapshot> {
  const { parts, sentMedia: media } = known
  if (!isWhole(parts)) throw new Error('the thread said less than a snapshot')
  const { draftArticles, projectRecords: _, ...rest } = parts
  const { listings, drafts, confidential } = yield* publishRecords(yield* toRecords(known), parts.site)
  return { ...rest, ...listings, drafts: { ...drafts, articles: draftArticles }, confidential, media }
}

/**
 * Receives the messages of one sender, in their order. Parts that did not change are the same objects in successive snapshots.
 */
export function createReceiver(): Receiver {
  const known: Known = {
    parts: {},
    homes: new Map(),
    orders: { properties: [], takeovers: [], foreign: [] },
    media: new Map(),
    sentMedia: new Map(),
  }
  let header: Extract<Message, { kind: 'state' }> | undefined
  let hasMedia = false
  return {
    take: function* (messages) {
      for (const message of messages) {
        if (message.kind === 'state') header = message
        hasMedia ||= message.kind === 'media' || message.kind === 'media-gone'
        take(known, message)
        yield
      }
    },
    finish: function* () {
      if (!header) throw new Error('the thread said nothing of the content')
      const { state, shows } = header
      header = undefined
      if (shows !== 'snapshot') return { shows, state }
      if (hasMedia) known.sentMedia = new Map(known.media)
      hasMedia = false
      yield* removeUnlisted(known)
      return { shows: yield* assemble(known), state }
    },
  }
}
