/** The page of a property: legal requirements, overrides, and the consequences of a state. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ListingPage } from '@/components/office/listings/listing-page'
import { countByPrice, findPriceSteps } from '@/lib/domain/search/demand-by-price'
import { findListingPath } from '@/lib/server/office/listings/listing-paths'
import type { ListingView } from '@/lib/server/office/listings/listing-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { snapshot } from '../../support/content.ts'
import { renderIn } from '../../support/render.tsx'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const staff = staffAtShell('en')
const record = snapshot.confidential.propertyById.get(4_102_311)
const demand = countByPrice(
  [
    { min: undefined, max: 1_000_000 },
    { min: undefined, max: 900_000 },
  ],
  985_000,
)
const file = {
  folder: 'properties' as const,
  file: 'properties/4102311.json',
  theirs: { PScore: 'A' },
  override: { PScore: 'B' },
  isFromFeed: true,
}
const place = findListingPath('properties', 'PScore')

const view: ListingView = {
  ...{
    id: 4_102_311,
    version: 3,
    property: undefined,
    name: 'Schildersgildestraat 24',
    record,
    state: 'online',
    stateOfRecord: 'online',
  },
  ...{
    faults: [],
    epc: undefined,
    agent: { name: 'Lotte Verhaegen', isMe: true },
    owners: [],
    plans: [],
    file,
    edited: place,
    demand,
  },
  figures: {
    week: 189,
    weekBefore: 297,
    favourites: 26,
    leads: { all: 21, open: 1 },
    viewings: { all: 9, coming: 5 },
    fitting: 1,
  },
  law: [
    { field: 'pScore', rule: 'P-score', level: 'error', isMissing: false, path: 'PScore', value: 'B', source: 'office', place },
    {
      field: 'gScore',
      rule: 'G-score',
      level: 'error',
      isMissing: true,
      path: 'GScore',
      value: undefined,
      source: 'feed',
      place,
    },
  ],
  steps: findPriceSteps(demand),
  overrides: [
    {
      ...{ path: 'PScore', place, theirs: 'A', ours: 'B', isChangedSince: true },
      note: { path: 'PScore', theirs: 'C', untilChanged: true, name: 'Elise Dumont', at: new Date('2026-11-18T10:00:00Z') },
    },
  ],
  preview: undefined,
  publicHref: '/en/for-sale/antwerpen/x/4102311/',
  sheet: { to: 'sold', viewings: [{ id: 'v', name: 'An Peeters', startsAt: undefined }], openLeads: 1, fitting: 1 },
}

test('a property: missing requirements first, authors of overrides, consequences of "sold", and the relevant price step', () => {
  renderIn('en', <ListingPage staff={staff} language="en" view={view} says="held" />)
  expect(screen.getByText(/The content check would then hold the property back/)).toBeTruthy()
  const law = within(screen.getByRole('region', { name: /^What the law asks/ }))
  expect(law.getAllByRole('listitem')[0]?.textContent).toContain('G-score of the building')
  expect(law.getByText('1 missing, 0 recommended, 1 in order')).toBeTruthy()
  const said = within(screen.getByRole('region', { name: /^What differs from the CRM/ }))
  expect(said.getByText('A').tagName).toBe('DEL')
  expect(said.getByText('Elise Dumont, 18-11-2026')).toBeTruthy()
  expect(said.getByText(/has changed since/)).toBeTruthy()
  expect(said.getByRole('button', { name: /^Undo P-score/ })).toBeTruthy()
  const sheet = within(screen.getByRole('region', { name: 'Schildersgildestraat 24: Sold' }))
  expect(sheet.getByText(/1 viewing is cancelled/)).toBeTruthy()
  expect(sheet.getByText('An Peeters, no time yet')).toBeTruthy()
  expect(screen.getByText(/falls below a limit/).textContent).toMatch(/\+\u00a01 search$/)
  expect(screen.getByRole('combobox', { name: 'P-score of the plot' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Poster with QR code' }).getAttribute('href')).toBe(
    '/api/office/paper/poster/4102311/?language=en',
  )
})

test('what takes the page off says beforehand that its viewings stay, and who can move or cancel them', () => {
  const sheet = { ...view.sheet, to: 'withheld', viewings: [{ id: 'v', name: 'An Peeters', startsAt: undefined }] } as const
  renderIn('en', <ListingPage staff={staff} language="en" view={{ ...view, sheet } as typeof view} says={undefined} />)
  expect(screen.getByText(/1 viewing stays in the calendar, with its reminder; you can move or cancel it/)).toBeTruthy()
})
