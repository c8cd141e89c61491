/** The open tasks of an owner, as text and for screen readers. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OwnerTasksView } from '@/components/portal/tasks/owner-tasks-view'
import { requiredDocuments } from '@/lib/domain/portal/required-documents'
import { sellingSteps } from '@/lib/domain/portal/selling-steps'
import type { OwnerTasks } from '@/lib/server/portal/owner-tasks'
import { findAgent } from '@/lib/server/property/property-detail'
import { getRecord } from '../../support/content'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

const property = getRecord('s01')
const nothing: OwnerTasks = {
  ...{ said: undefined, viewings: [], documents: [], files: [], offers: [], heldOffers: 0, compared: [], interested: undefined },
  steps: sellingSteps({ ...property, offers: 0 }),
}

function show(tasks: Partial<OwnerTasks>, isOffice = false, language: 'nl' | 'fr' = 'nl') {
  const agent = findAgent(property, language)
  const props = { tasks: { ...nothing, ...tasks }, property, language, isOffice, agent }
  return renderIn(language, <OwnerTasksView {...props} />)
}

const startsAt = new Date('2026-11-24T16:30:00Z')

test('a viewing is accepted by one button, and declined with a reason that the visitor never sees', () => {
  show({ viewings: [{ id: 'v1', startsAt, contact: 'S. Janssens', answer: undefined }] })
  expect(screen.getByRole('button', { name: 'Bevestig dinsdag 24 november 2026, 17:30' })).toBeVisible()
  const group = screen.getByRole('group', { name: 'Waarom past het niet?', hidden: true })
  expect(within(group).getAllByRole('radio', { hidden: true })).toHaveLength(3)
  expect(document.querySelector('input[name="startsAt"]')).toHaveValue(startsAt.toISOString())
})

test('for the office it is read-only', () => {
  const viewings = [{ id: 'v1', startsAt, contact: 'S. Janssens', answer: undefined }]
  show({ viewings, documents: requiredDocuments({ ...property, documents: [] }, []) }, true)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('input[type="file"]')).toBeNull()
})

test('required documents are listed with their state, and can be sent while missing', () => {
  const documents = requiredDocuments({ ...property, documents: [] }, ['soil'])
  const files = [{ id: 'f1', kind: 'soil' as const, name: 'bodem.pdf', size: 9, sentAt: startsAt }]
  show({ documents, files })
  const rows = screen.getByRole('region', { name: /Documenten die de wet vraagt/ })
  expect(within(rows).getByRole('link', { name: 'bodem.pdf' })).toHaveAttribute('href', `/api/owner/${property.id}/files/f1/`)
  expect(within(rows).getByLabelText('Bestand voor Stedenbouwkundige inlichtingen')).toHaveAttribute('type', 'file')
  expect(within(rows).queryByLabelText('Bestand voor EPC')).toBeNull()
})

test('an offer is shown without a name, the others are counted', () => {
  const payload = { AMOUNT: 720_000, END_DATE: '2026-11-25', SUSPENSIVE: ['loan'] }
  show({ offers: [{ id: 'o1', payload, isOpen: true, releasedAt: startsAt }], heldOffers: 2 }, false, 'fr')
  const offers = screen.getByRole('region', { name: 'Offres' })
  expect(offers).toHaveTextContent('720.000')
  expect(offers).toHaveTextContent('2 autres offres ne sont pas encore transmises')
})

test('the step in progress is marked as current', () => {
  show({ steps: sellingSteps({ ...property, marquee: 2, offers: 1 }) })
  expect(screen.getByText('Compromis tekenen').closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Bezoeken').closest('li')).toHaveTextContent('gedaan')
})

test('without data to compare or tasks, only the steps are shown', () => {
  show({})
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})

test('viewings with a reply need no action', () => {
  const refused = { answer: 'refused', reason: 'away', suggestion: '' } as const
  const viewing = { id: 'v1', startsAt, contact: 'S. Janssens' }
  const { unmount } = show({ viewings: [{ ...viewing, answer: undefined }] })
  expect(screen.getByRole('region', { name: 'Bezoeken die op u wachten' })).toHaveTextContent('Antwoordt u niet')
  unmount()
  show({ viewings: [{ ...viewing, answer: refused as never }] })
  expect(screen.getByRole('region', { name: 'Bezoeken waarop u antwoordde' })).not.toHaveTextContent('Antwoordt u niet')
})
