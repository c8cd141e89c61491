/**
 * How a reading affects the known listings: absent once they stay, absent twice they are archived, and too many absent ones stop
 * the run.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedReading } from '@/lib/feeds/adapter'
import { emptyLedger, feedIdOf, type Ledger, type LedgerEntry } from '@/lib/feeds/ledger'
import { findStopReason, reconcile } from '@/lib/feeds/reconcile'

const reading = (ids: readonly string[], parts: Partial<FeedReading> = {}): FeedReading => ({
  kind: 'read',
  listings: ids.map((id) => ({ id })),
  projects: [],
  isPartial: false,
  remarks: [],
  ...parts,
})

const entry = (state: LedgerEntry['state']): LedgerEntry => ({
  kind: 'property',
  id: 1,
  folder: 'properties',
  state,
  firstSeen: '2026-11-01',
  changedOn: '2026-11-01',
  hash: '',
  prices: [],
  files: [],
})

const ledger = (states: Readonly<Record<string, LedgerEntry['state']>>): Ledger => ({
  version: 1,
  entries: Object.fromEntries(Object.entries(states).map(([id, state]) => [`property ${id}`, entry(state)])),
})

const stopReasonOf = (read: FeedReading, known: Ledger, maxGone = 0.2) =>
  findStopReason(read, reconcile(read, known), known, maxGone)

test('absent once is missing, absent twice archived, and archived stays so', () => {
  const found = reconcile(reading(['a']), ledger({ a: 'present', b: 'present', c: 'missing', d: 'archived' }))
  expect(found).toMatchObject({ missing: ['property b'], archived: ['property c'] })
})

test('in a partial feed an absent listing is not gone, but one marked as deleted is', () => {
  const found = reconcile(reading(['a'], { isPartial: true, gone: ['c', 'x'] }), ledger({ b: 'present', c: 'present' }))
  expect(found).toMatchObject({ missing: [], archived: ['property c'] })
})

test('of two listings with one id the first counts', () => {
  const twice = reading([], {
    listings: [
      { id: 'a', reference: '1' },
      { id: 'a', reference: '2' },
    ],
  })
  const found = reconcile(twice, emptyLedger)
  expect(found.duplicates).toEqual(['a'])
  expect(found.items).toMatchObject([{ record: { reference: '1' } }])
})

test('units of a project in the feed are part of it, those of another project are separate listings', () => {
  const read = reading([], {
    listings: [
      { id: 'u1', projectId: 'p' },
      { id: 'u2', projectId: 'q' },
    ],
    projects: [{ id: 'p' }],
  })
  expect(reconcile(read, ledger({})).items).toMatchObject([{ key: 'property u2' }, { key: 'project p', units: [{ id: 'u1' }] }])
})

test('a listing that became a unit is archived at once and not counted as absent, one that left its project is a listing again', () => {
  const unit = { id: 'u', projectId: 'p' }
  const known = ledger({ u: 'present', v: 'present', w: 'present' })
  const read = reading(['v'], { listings: [unit, { id: 'v', projectId: 'p' }, { id: 'w' }], projects: [{ id: 'p' }] })
  expect(reconcile(read, known)).toMatchObject({ missing: [], archived: ['property u', 'property v'] })
  expect(stopReasonOf(read, known)).toBeUndefined()
  expect(reconcile({ ...read, isPartial: true }, known).archived).toEqual(['property u', 'property v'])
  const left = reading([], { listings: [{ id: 'u' }], projects: [{ id: 'p' }] })
  expect(reconcile(left, ledger({ u: 'archived' }))).toMatchObject({
    items: [{ key: 'property u' }, { units: [] }],
    archived: [],
  })
})

test('an empty feed stops the run, as does one with more than a fifth absent; one listing less never does', () => {
  const ten = Object.fromEntries([...'abcdefghij'].map((id) => [id, 'present' as const]))
  expect(stopReasonOf(reading([]), ledger({ a: 'present' }))).toEqual({ kind: 'empty' })
  expect(stopReasonOf(reading([...'abcdefgh']), ledger(ten))).toBeUndefined()
  expect(stopReasonOf(reading([...'abcdefg']), ledger(ten))).toEqual({ kind: 'too-many-gone', gone: 3, known: 10 })
  expect(stopReasonOf(reading([...'abcdefg']), ledger(ten), 0.3)).toBeUndefined()
  expect(stopReasonOf(reading(['a']), ledger({ a: 'present', b: 'present' }))).toBeUndefined()
})

test('nothing is lost: each known listing is in the feed, missing, or archived now or before', () => {
  const state = fc.constantFrom('present', 'missing', 'archived')
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...'abcdef'), state), fc.subarray([...'abcdef']), (states, ids) => {
      const known = ledger(states)
      const { items, missing, archived } = reconcile(reading(ids), known)
      const before = Object.keys(states).filter((id) => states[id] === 'archived' && !ids.includes(id))
      const accounted = [...items.map(({ key }) => key), ...missing, ...archived].map(feedIdOf).concat(before)
      expect(new Set(accounted)).toEqual(new Set([...ids, ...Object.keys(states)]))
      expect(accounted).toHaveLength(new Set(accounted).size)
    }),
  )
})
