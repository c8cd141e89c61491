/** Requirements for every format, including future ones: pure, and never failing whatever the bytes are. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeedFormat } from '@/lib/feeds/adapter'
import { feedFormats } from '@/lib/feeds/formats'

const formats: Readonly<Record<string, FeedFormat>> = feedFormats
const options = { defaultLanguage: 'nl' } as const

test('names of formats have lower-case letters, digits and hyphens', () => {
  for (const id of Object.keys(formats)) expect(id).toMatch(/^[a-z0-9-]+$/)
})

test('docs/feeds.md describes how to connect each format', () => {
  const rows = readFileSync('docs/feeds.md', 'utf8').split('\n')
  for (const [id, { keys = [] }] of Object.entries(formats)) {
    const row = rows.find((line) => line.startsWith(`| \`${id}\` `))
    for (const key of keys) expect(row, id).toContain(`\`${key}\``)
    expect(row, id).toBeDefined()
  }
})

describe('for any bytes', () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.json().map((text) => new TextEncoder().encode(text)),
    fc.string({ maxLength: 200 }).map((text) => new TextEncoder().encode(`<root>${text}</root>`)),
  )

  test('a format reads them deterministically, or reports them as unreadable', () => {
    for (const [id, { read }] of Object.entries(formats))
      fc.assert(
        fc.property(bytes, (content) => {
          const payloads = [{ name: 'feed', bytes: content }]
          const reading = read(payloads, options)
          expect(['read', 'unreadable'], id).toContain(reading.kind)
          expect(read(payloads, options), id).toEqual(reading)
        }),
        { numRuns: 50 },
      )
  })

  test('no payload is not an empty feed', () => {
    for (const [id, { read }] of Object.entries(formats)) expect(read([], options).kind, id).toBe('unreadable')
  })
})
