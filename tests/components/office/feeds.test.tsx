/** The pages of the feeds: listings held back and how to correct them, and the report of a run. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FeedsPage } from '@/components/office/feeds/feeds-page'
import { SourcePage } from '@/components/office/feeds/source-page'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { summarize } from '@/lib/feeds/feed-report'
import { emptyReport } from '@/lib/server/feeds/run-report'
import type { SourceView } from '@/lib/server/office/feeds/feeds-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { snapshot } from '../../support/content.ts'
import { feedSource } from '../../support/feeds.ts'
import { renderIn } from '../../support/render.tsx'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})
afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

const staff = staffAtShell('en')
const now = new Date('2026-11-22T08:00:00Z')
const source = feedSource({ everyMinutes: 30, types: { Herenhuis: '1' }, words: { heating: { 'CV gas': 'gas' } } })
const report = {
  ...emptyReport({ source, options: { now } }),
  outcome: 'stopped' as const,
  because: '3 of 10 listings are gone at once; if that is right, run it with --accept-gone',
  changed: [{ id: 4_200_001, feedId: '7f', price: { before: 325_000, after: 299_000 } }],
  remarks: [
    { level: 'held-back' as const, id: '77', field: 'goal', message: 'expected sale, rent or takeover', found: 'erfpacht' },
    { level: 'gap' as const, id: '78', field: 'description', message: 'expected a description in "fr"', language: 'fr' as const },
  ],
  files: [{ url: 'https://a.be/1.jpg', reason: 'the server answered 404' }],
  words: [
    { field: 'heating', theirs: 'CV gas', ours: 'gas', count: 12 },
    { field: 'kind', theirs: 'Loft', count: 2 },
  ],
}
const run = { id: 'r1', source: 'demo', startedAt: now, outcome: report.outcome, summary: summarize(report) }
const row = {
  name: 'demo',
  format: 'Whise',
  href: '/en/office/feeds/demo/',
  everyMinutes: 30,
  isAnnounced: false,
  isRunning: false,
  last: run,
  nextAt: undefined,
}

const view: SourceView = {
  row,
  source,
  runs: [run],
  run,
  report,
  unknownWords: [{ field: 'kind', word: 'Loft', count: 2 }],
  nameOf: (id) => `House ${id}`,
  answerOf: ({ level }) => (level === 'held-back' ? '/en/office/feeds/#held-4200003' : undefined),
}

test('a report lists changes with both prices, errors in the feed’s words, languages, files, and lets a manager accept', () => {
  renderIn('en', <SourcePage staff={staff} language="en" view={view} says="running" />)
  expect(screen.getByText(/The source is being read already/)).toBeTruthy()
  const block = (name: RegExp) => within(screen.getByRole('region', { name }))
  expect(block(/^Changed/).getByText(/House 4200001/)).toBeTruthy()
  expect(block(/^Changed/).getByText(/325\.000/).tagName).toBe('DEL')
  expect(block(/^Held back/).getByText('erfpacht')).toBeTruthy()
  expect(block(/^Missing languages/).getByText(/French/)).toBeTruthy()
  expect(block(/^Pictures and documents/).getByText('the server answered 404')).toBeTruthy()
  expect(block(/^Unknown words/).getByText('"types": { "Loft": "1" }')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Herenhuis 1' })).toBeTruthy()
  expect(block(/^Words of this run/).getByRole('row', { name: 'CV gas Gas 12', hidden: true })).toBeTruthy()
  expect(block(/^Words of this run/).getByRole('row', { name: 'Loft unknown 2' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Answer goal of 77' }).getAttribute('href')).toBe('/en/office/feeds/#held-4200003')
  expect(screen.getByRole('button', { name: 'Import it all the same' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Report as JSON' }).getAttribute('href')).toBe('/api/office/feed-report/r1/')
})

test('an error is corrected by a choice, a field, or a file', () => {
  const fault = (path: string, field?: { name: 'pScore' | 'bedrooms' | 'agentId' }) => ({
    path,
    name: field?.name,
    message: 'expected something else',
    theirs: undefined,
    field: field && { name: field.name, is: propertyFields[field.name] },
  })
  const faults = [
    fault('PScore', { name: 'pScore' }),
    fault('Bedrooms', { name: 'bedrooms' }),
    fault('AgentID', { name: 'agentId' }),
    fault('Pictures.0'),
  ]
  const listing = {
    id: 4_200_003,
    source: 'demo',
    feedId: '7f',
    property: undefined,
    title: 'Huis, GENT',
    showsFormer: false,
    faults,
  }
  renderIn(
    'en',
    <FeedsPage staff={staff} language="en" view={{ sources: [row], held: [listing], heldCount: 3 }} says={undefined} />,
  )
  const [score, agent] = screen.getAllByRole('combobox')
  if (!score || !agent) throw new Error('nothing to choose from')
  expect(within(score).getAllByRole('option')).toHaveLength(5)
  expect(within(agent).getAllByRole('option').length).toBe(snapshot.agents.length + 1)
  expect(screen.getByRole('textbox', { name: 'The office shows' }).getAttribute('inputmode')).toBe('decimal')
  expect(screen.getByText(/overrides\/4200003\.json/)).toBeTruthy()
  expect(screen.getByText(/2 more listings wait/)).toBeTruthy()
})
