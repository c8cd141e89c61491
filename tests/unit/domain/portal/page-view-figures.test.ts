/** Page view statistics for owners (specification 3: today, week, month, total). */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dailyCounts, graphCounts, mondayOf, sourceShares, summariseViews } from '@/lib/domain/portal/page-view-figures'
import { dayMs } from '@/lib/domain/text/date'

// A Friday.
const today = '2026-11-20'

test('today, this week from Monday, last week, this month and all', () => {
  const counts = [
    { day: '2026-10-22', count: 100 },
    { day: '2026-11-08', count: 10 },
    { day: '2026-11-09', count: 20 },
    { day: '2026-11-15', count: 30 },
    { day: '2026-11-16', count: 4 },
    { day: today, count: 5 },
    { day: today, count: 1 },
  ]
  const summary = { today: 6, week: 10, lastWeek: 50, month: 70, monthDays: 20, total: 170, since: '2026-10-22' }
  expect(summariseViews(counts, today)).toEqual(summary)
  expect(summariseViews([], today)).toMatchObject({ total: 0, since: undefined })
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test('days without views are included, and no view is lost when days are grouped into weeks', () => {
  const period = { from: '2026-01-01', to: today }
  const count = fc.record({ day: fc.integer({ min: 0, max: 323 }), count: fc.nat(50) })
  fc.assert(
    fc.property(fc.array(count), (list) => {
      const start = Date.parse('2026-01-01T00:00:00Z')
      const views = list.map(({ day, count }) => ({ day: new Date(start + day * dayMs).toISOString().slice(0, 10), count }))
      const days = dailyCounts(views, period)
      const total = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0)
      expect(days).toHaveLength(324)
      const { step, counts } = graphCounts(days)
      expect(step).toBe('week')
      expect([total(days), total(counts)]).toEqual([total(views), total(views)])
    }),
  )
})

test('up to three months each day has a bar', () => {
  expect(graphCounts(dailyCounts([], { from: '2026-10-22', to: today }))).toMatchObject({ step: 'day', counts: { length: 30 } })
})

test('sources by number, in whole per cent', () => {
  const period = { from: '2026-11-01', to: today }
  const counts = [
    { day: today, source: 'google', count: 1 },
    { day: '2026-11-02', source: 'immoweb', count: 1 },
    { day: today, source: 'immoweb', count: 2 },
    { day: '2026-10-31', source: 'zimmo', count: 90 },
  ]
  expect(sourceShares(counts, period)).toEqual([
    { source: 'immoweb', count: 3, percent: 75, ofMost: 100 },
    { source: 'google', count: 1, percent: 25, ofMost: 100 / 3 },
  ])
})

test('sources with equal numbers are sorted by name, and those without views left out', () => {
  const day = '2026-11-10'
  const counts = ['whatsapp', 'google', 'mail'].map((source) => ({ source, day, count: source === 'mail' ? 0 : 2 }))
  const shares = sourceShares([...counts, { source: 'immoweb', day: '2026-10-31', count: 9 }], {
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(shares).toEqual([
    { source: 'google', count: 2, percent: 50, ofMost: 100 },
    { source: 'whatsapp', count: 2, percent: 50, ofMost: 100 },
  ])
  expect(sourceShares([], { from: '2026-11-01', to: '2026-11-30' })).toEqual([])
})
