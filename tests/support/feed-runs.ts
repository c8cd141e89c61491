/** Runs a source in tests: with a test format, bytes from memory, and files that are always the same picture. */
import sharp from 'sharp'
import type { FeedFormat, FeedPayload, FeedReading } from '@/lib/feeds/adapter'
import type { FeedListing } from '@/lib/feeds/feed-listing'
import type { FeedReport } from '@/lib/feeds/feed-report'
import type { FeedSource } from '@/lib/feeds/feed-source'
import type { Db } from '@/lib/server/db/client'
import type { FetchFile } from '@/lib/server/feeds/feed-files'
import type { FeedSite } from '@/lib/server/feeds/feed-site'
import { runFeed } from '../../lib/server/feeds/run-feed.ts'
import { feedSource } from './feeds.ts'

/** Listings as JSON, or a whole reading; anything that is not a list is unreadable. */
const plainFormat: FeedFormat = {
  name: 'plain',
  read: ([payload]) => {
    try {
      const content: FeedListing[] | Partial<FeedReading> = JSON.parse(new TextDecoder().decode(payload?.bytes))
      const { listings, ...more } = Array.isArray(content) ? { listings: content } : content
      if (!Array.isArray(listings)) throw new Error('no list')
      return { kind: 'read', listings, projects: [], isPartial: false, remarks: [], ...more }
    } catch {
      return { kind: 'unreadable', payload: payload?.name ?? '', message: 'expected a list' }
    }
  },
}

export const feedSite: FeedSite = {
  words: {
    defaultLanguage: 'nl',
    agentsByMail: new Map(),
    kindName: (kind) => kind,
    countryName: (code) => code,
  },
  firstAgent: 11,
  handKept: new Set(),
  check: () => [],
  rules: '',
  saidOf: () => '',
}

const payloadOf = (content: unknown): FeedPayload => ({
  name: 'feed.json',
  bytes: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
})

/** A picture whose colour is derived from its address. */
const drawFile: FetchFile = async (url) => {
  const seed = [...url].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 16_777_216, 1)
  const background = { r: seed % 256, g: Math.floor(seed / 256) % 256, b: Math.floor(seed / 65_536) }
  return {
    bytes: await sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer(),
  }
}

type Options = {
  now?: Date
  source?: FeedSource
  fetchFile?: FetchFile
  isDryRun?: boolean
  acceptsGone?: boolean
  site?: FeedSite
}

/** @param content listings, or an unreadable text. */
export function runOn(db: Db, content: unknown, options: Options = {}): Promise<FeedReport> {
  const {
    now = new Date('2026-11-22T08:00:00Z'),
    source = feedSource(),
    fetchFile = drawFile,
    site = feedSite,
    ...rest
  } = options
  const ports = { read: async () => [payloadOf(content)], fetchFile }
  return runFeed(db, { source, format: plainFormat, site, ports, options: { now, ...rest } })
}
