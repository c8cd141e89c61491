/** Properties in the office, on content that tests may write. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, vi } from 'vitest'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { getDb } from '@/lib/server/db/client'
import { getListingView } from '@/lib/server/office/listings/listing-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { writeContent } from './changed-content.ts'
import { checkedDemo } from './checked-demo.ts'
import { getProperty, snapshot } from './content.ts'

export const now = new Date('2026-11-21T10:00:00Z')

export const today = '2026-11-21'

export const house = getProperty('s01')

export const rental = getProperty('r01')

export const staff = staffAtShell('nl')

/** A separate content folder for each test, and the office's view of a property in it. */
export function prepareListings() {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    globalThis.currentSnapshot = snapshot
    globalThis.contentState = undefined
    const db = await getDb()
    for (const table of [
      'lead',
      'audit',
      'office_listing',
      'listing_override',
      'property_figure',
      'subscriber',
      'former_state',
    ] as const)
      await db.deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
      globalThis.currentSnapshot = snapshot
    }
  })

  const overrideOf = (id: number): unknown => JSON.parse(readFileSync(join(content, 'overrides', `${id}.json`), 'utf8'))

  const record = (id: number): { Price: number; Street: string } =>
    JSON.parse(readFileSync(join(content, 'properties', `${id}.json`), 'utf8'))

  /** Does what the watcher does when a file has changed. */
  function reload() {
    globalThis.currentSnapshot = loadSnapshot(content, today, checkedDemo(today)).snapshot
  }

  const look = { staff, language: 'nl' as const, now, edit: undefined, becomes: undefined }

  async function view(id: number, becomes?: string) {
    const found = await getListingView(await getDb(), id, { ...look, becomes })
    if (!found) throw new Error('no such property')
    return found
  }

  const seen = async (id: number) => ({ id, version: (await view(id)).version })

  const trail = async () =>
    (await (await getDb()).selectFrom('audit').select(['action', 'subject', 'subject_id', 'detail']).orderBy('at').execute()).map(
      ({ action, subject, subject_id, detail }) => [action, subject, subject_id, detail],
    )

  return { content: () => content, overrideOf, record, reload, view, seen, trail }
}
