/** The slots of a viewing: first a day, then an hour; taken slots are visible but cannot be chosen. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ViewingFormBody } from '@/components/forms/viewing-slots/viewing-form.client'
import { viewingForm } from '@/lib/forms/definitions/visit'
import type { Choice } from '@/lib/forms/form-props'
import { getFormProps } from '@/lib/server/forms/form-props'
import { findSubject } from '@/lib/server/leads/find-subject'
import { getProperty } from '../../support/content'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

const at = (date: string, group: string, label: string, isTaken = false): Choice => ({
  value: `${date}T${label}:00.000Z`,
  label,
  group,
  date,
  isTaken,
})

const slots = [
  at('2026-11-24', 'dinsdag 24-11-2026', '10:00', true),
  at('2026-11-26', 'donderdag 26-11-2026', '16:30'),
  at('2026-11-26', 'donderdag 26-11-2026', '17:00', true),
  at('2026-12-08', 'dinsdag 8-12-2026', '17:30'),
  { value: 'other', label: 'Geen van deze momenten past mij' },
]

beforeEach(() => {
  setSnapshot()
  sessionStorage.clear()
})

/** @returns the group of the hours of a day, after hydration. */
async function showForm(SLOT: readonly Choice[] = slots, language: 'nl' | 'fr' = 'nl') {
  const subject = findSubject('property', getProperty('r01').id, language)
  renderIn(language, <ViewingFormBody {...getFormProps('visit', language, subject, { SLOT })} />)
  await screen.findByRole('group', { name: /^(Moment van het bezoek|Créneau de visite)/ })
  return (name: string) => screen.getByRole('group', { name })
}

test('the strip shows the free slots of each day, and begins with the first day that has one', async () => {
  const hoursOf = await showForm()
  const strip = within(await screen.findByRole('radiogroup', { name: 'Dag' }))
  expect(strip.getAllByRole('radio')).toHaveLength(7)
  expect(strip.getByRole('radio', { name: 'ma 23 geen' })).toBeDisabled()
  expect(strip.getByRole('radio', { name: 'di 24 volzet' })).toBeDisabled()
  expect(strip.getByRole('radio', { name: 'do 26 nog 1' })).toBeChecked()
  expect(hoursOf('donderdag 26-11-2026')).not.toHaveAttribute('data-off')
  expect(hoursOf('dinsdag 8-12-2026')).toHaveAttribute('data-off')
  expect(within(hoursOf('donderdag 26-11-2026')).getByRole('radio', { name: '17:00 volzet' })).toBeDisabled()
})

test('in French a day has "créneaux", so "none" is masculine', async () => {
  await showForm(slots, 'fr')
  const strip = within(await screen.findByRole('radiogroup', { name: 'Jour' }))
  expect(strip.getByRole('radio', { name: 'lun. 23 aucun' })).toBeDisabled()
})

test('a chosen hour is shown next to the button; the strip itself is not part of the form', async () => {
  const user = userEvent.setup()
  await showForm()
  await user.click(await screen.findByRole('radio', { name: '16:30 vrij' }))
  expect(screen.getByRole('radio', { name: '16:30 gekozen' })).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('donderdag 26-11-2026, 16:30')
  const form = screen.getByRole('radio', { name: '16:30 gekozen' }).closest('form')
  expect(form && new FormData(form).get('SLOT')).toBe('2026-11-26T16:30:00.000Z')
  expect(Object.keys(viewingForm.fields)).not.toContain('visit-SLOT-day')
})

test('weeks follow each other, also one without free slots; the choice is preserved', async () => {
  const user = userEvent.setup()
  const hoursOf = await showForm()
  await user.click(await screen.findByRole('radio', { name: '16:30 vrij' }))
  const later = screen.getByRole('button', { name: 'Volgende week' })
  expect(screen.getByRole('button', { name: 'Vorige week' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(later)
  expect(screen.getByText('30-11 tot 6-12-2026')).toBeVisible()
  expect(screen.getByText('In deze week is er geen vrij moment.')).toBeVisible()
  await user.click(later)
  expect(hoursOf('dinsdag 8-12-2026')).not.toHaveAttribute('data-off')
  expect(later).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('donderdag 26-11-2026, 16:30')
})

test('the error summary links to the first hour that can be chosen', async () => {
  const user = userEvent.setup()
  await showForm()
  await user.click(screen.getByRole('button', { name: 'Plan mijn bezoek' }))
  const link = await screen.findByRole('link', { name: 'Kies een vrij uur, of geef aan dat geen enkel moment past.' })
  expect(link).toHaveAttribute('href', '#visit-SLOT')
  expect(screen.getByRole('radio', { name: '16:30 vrij' })).toHaveAttribute('id', 'visit-SLOT')
})

test('without free slots the waiting list is the only choice', async () => {
  await showForm([{ value: 'waiting-list', label: 'Zet mij op de wachtlijst' }])
  expect(await screen.findByRole('radio', { name: 'Zet mij op de wachtlijst' })).toHaveAttribute('id', 'visit-SLOT')
  expect(screen.queryByRole('radiogroup', { name: 'Dag' })).toBeNull()
})
