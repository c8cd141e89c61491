/** Samples of feeds, written for the tests: every field of a format filled, no real data. */
import { readFileSync } from 'node:fs'
import type { Language } from '@/lib/domain/text/language'
import type { FeedFormat, FeedPayload, FeedReading } from '@/lib/feeds/adapter'

export function feedPayload(file: string, language?: Language): FeedPayload {
  const bytes = new Uint8Array(readFileSync(`tests/fixtures/feeds/${file}`))
  return { name: file, bytes, ...(language && { language }) }
}

export const textPayload = (text: string, name = 'feed'): FeedPayload => ({ name, bytes: new TextEncoder().encode(text) })

/** The reading; throws if there is none. */
export function readFeed({ read }: FeedFormat, payloads: readonly FeedPayload[]): FeedReading {
  const reading = read(payloads, { defaultLanguage: 'nl' })
  if (reading.kind === 'unreadable') throw new Error(`${reading.payload}: ${reading.message}`)
  return reading
}
