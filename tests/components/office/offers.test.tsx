/** The pages of purchase offers and applications: comparison, downloads, and consequences before a decision. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ApplicationsPage } from '@/components/office/offers/applications-page'
import { OffersPage } from '@/components/office/offers/offers-page'
import type { Contender, ContendersView } from '@/lib/server/office/offers/contenders-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { snapshot } from '../../support/content.ts'
import { renderIn } from '../../support/render.tsx'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const staff = staffAtShell('en')
const now = new Date('2026-11-22T08:00:00Z')

const contender = (id: string, rest: Partial<Contender>): Contender => ({
  ...{
    id,
    version: 1,
    place: 1,
    status: 'new',
    isOpen: true,
    isReleased: false,
    names: [id],
    language: 'nl',
    createdAt: now,
    viewed: [],
    files: [],
  },
  ...{ href: `/en/office/leads/${id}/`, keptUntil: '2027-02-20', payload: {}, means: undefined, occupants: undefined },
  ...rest,
})

const offer = (amount: number, end: string, suspensive: string[] = []) => ({
  payload: {
    AMOUNT: amount,
    START_DATE: '2026-11-20',
    END_DATE: end,
    SUSPENSIVE: suspensive,
    PLACE: 'Gent',
    SIGN_DATE: '2026-11-20',
  },
})

const view = (rest: Partial<ContendersView>): ContendersView => ({
  ...{ form: 'purchase-offer', propertyId: 4_102_363, property: undefined, price: 649_000, charges: 125, region: 'flanders' },
  ...{ state: 'online', listingVersion: 0, hasOwner: true, contenders: [], asked: [], sheet: undefined, decision: undefined },
  ...rest,
})

test('offers: against the asking price, expiry today, conditions as text, a document, and results of others', () => {
  const contenders = [
    contender('Rik', offer(645_000, '2026-11-22', ['financing'])),
    contender('Grace', { ...offer(649_000, '2026-11-20'), viewed: [new Date('2026-11-12T10:00:00Z')] }),
    contender('Hugo', { ...offer(655_000, '2026-11-30'), isOpen: false, status: 'rejected', place: undefined }),
  ]
  renderIn('en', <OffersPage staff={staff} language="en" view={view({ contenders })} says="newer" now={now} />)
  expect(screen.getByText(/A colleague was faster/)).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Offers side by side' }))
  expect(table.getByText(/−\s€\s4\.000 against the asking price/)).toBeTruthy()
  expect(table.getByText('today')).toBeTruthy()
  expect(table.getByText('expired on 20-11-2026')).toBeTruthy()
  expect(table.getByText('12-11-2026')).toBeTruthy()
  expect(table.getByText('Declined')).toBeTruthy()
  expect(table.getAllByRole('link', { name: 'Offer, PDF' })[0]?.getAttribute('href')).toBe('/api/office/offer/Rik/')
  expect(table.getByRole('link', { name: /^Accept Rik/ }).getAttribute('href')).toBe(
    '/en/office/offers/4102363/?accept=Rik#sheet',
  )
  expect(table.queryByRole('link', { name: /^Accept Hugo/ })).toBeNull()
})

test('the text says correctly who reads a decision in the portal, and buttons are named after their content', () => {
  const rik = contender('Rik', offer(645_000, '2026-11-22'))
  const letter = { subject: 'Uw bod', text: 'Dag Rik,' }
  const sheet = { contender: rik, kind: 'accepted' as const, letter, seen: [], reasons: [], others: [], viewings: [] }
  const show = (hasOwner: boolean) =>
    renderIn(
      'en',
      <OffersPage staff={staff} language="en" view={view({ contenders: [rik], sheet, hasOwner })} says={undefined} now={now} />,
    )
  const { unmount } = show(true)
  expect(screen.getByText(/The owner reads in the portal/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Pass on/ }).textContent).toBe('Pass on')
  unmount()
  show(false)
  expect(screen.queryByText(/The owner reads in the portal/)).toBeNull()
  expect(screen.getByText(/No owner follows the property/)).toBeTruthy()
})

test('applications: in order of arrival, with the share of the income; skipping the first asks for a reason, and all consequences are listed', () => {
  const first = contender('Nadia', { language: 'fr', means: { share: 50, income: 2_550 }, occupants: 1 })
  const second = contender('Samir', { place: 2, keptUntil: '2027-02-22', means: { share: 14, income: 9_000 }, occupants: 3 })
  const letter = { subject: 'Rozenhoutstraat 52 is voor u', text: 'Dag Samir,' }
  const sheet = {
    ...{ contender: second, kind: 'accepted' as const, letter, seen: ['Nadia:1'], reasons: ['withdrawn' as const] },
    others: [{ contender: first, letter: { subject: 'Votre candidature', text: 'Merci, Nadia.' } }],
    viewings: [{ id: 'v', name: 'Lien Verbeke', startsAt: now }],
  }
  const shown = view({ form: 'rental-application', price: 1_150, contenders: [first, second], asked: ['Income a month'], sheet })
  renderIn('en', <ApplicationsPage staff={staff} language="en" view={shown} says={undefined} now={now} />)
  const rows = within(screen.getByRole('table', { name: 'Order of arrival' })).getAllByRole('row')
  expect(rows[1]?.textContent).toMatch(/Nadia.*50%/)
  expect(screen.getByText(/Never asked: origin/)).toBeTruthy()
  const shownSheet = within(screen.getByRole('region', { name: /Accept the application of Samir/ }))
  expect(shownSheet.getByText(/The other candidate hears/)).toBeTruthy()
  expect(shownSheet.getByText(/Merci, Nadia\./)).toBeTruthy()
  // The retention date of candidates not chosen, whenever the other one came.
  expect(shownSheet.getByText(/Whatever was not chosen is erased .* on 20-2-2027/)).toBeTruthy()
  expect(shownSheet.getByText(/1 viewing is cancelled/)).toBeTruthy()
  expect(shownSheet.getByText(/^Lien Verbeke, 22-11-2026/)).toBeTruthy()
  expect(shownSheet.getByText(/20-2-2027/)).toBeTruthy()
  expect(shownSheet.getByRole('combobox', { name: 'Choose a reason' })).toBeTruthy()
  expect((shownSheet.getByRole('checkbox') as HTMLInputElement).required).toBe(true)
  expect(shownSheet.getByDisplayValue('Rozenhoutstraat 52 is voor u').getAttribute('lang')).toBe('nl')
})
