/** The light compass with its figures (design, "Light compass"). */
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDetail } from './render-detail'

const unknown = { orientationGarden: undefined, orientationTerrace: undefined, orientationRear: undefined }

/** Labels and values of the list in a section. */
function figuresOf(section: HTMLElement) {
  return within(section)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
}

describe('of a house with a garden', () => {
  test('shows directions and hours of sun in Dutch', () => {
    renderDetail('s01')
    expect(figuresOf(screen.getByRole('region', { name: 'Licht in dit huis' }))).toEqual([
      ['Tuin, terras en achterkant', 'Zuidwesten'],
      ['Straatkant', 'Noordoosten'],
      ['Zon in de tuin, 21\u00a0juni', '12:00 tot 20:40 uur'],
      ['Zon in de tuin, 21\u00a0december', '10:30 tot 14:50 uur'],
    ])
  })

  test('shows them in French', () => {
    renderDetail('s01', 'fr')
    expect(figuresOf(screen.getByRole('region', { name: 'La lumière dans cette maison' }))).toEqual([
      ['Jardin, terrasse et arrière', 'Sud-ouest'],
      ['Côté rue', 'Nord-est'],
      ['Soleil au jardin, 21\u00a0juin', '12:00 à 20:40'],
      ['Soleil au jardin, 21\u00a0décembre', '10:30 à 14:50'],
    ])
  })

  test('lists the rooms by side', () => {
    renderDetail('s01')
    const table = screen.getByRole('table', { name: 'Zon per kant van het gebouw' })
    const rear = within(table).getByRole('row', { name: /^Achterkant Zuidwesten/ })
    expect(rear).toHaveTextContent('Keuken, Eetkamer, Slaapkamer 2, Slaapkamer 412:00 tot 20:40 uur10:30 tot 14:50 uur')
    expect(within(table).getByRole('row', { name: /^Straatkant Noordoosten/ })).toHaveTextContent('Geen zon')
  })
})

test('the compass has a description, and the letters of the language', () => {
  renderDetail('s01', 'fr')
  const compass = screen.getByRole('img', { name: /^Boussole de lumière\. Jardin, terrasse et arrière\u00a0: Sud-ouest\./ })
  expect(compass).toHaveAccessibleName(/Course du soleil le 21\u00a0juin, 5:27 à 22:02\./)
  for (const letter of ['N', 'E', 'S', 'O', '13 h']) expect(within(compass).getByText(letter)).toBeInTheDocument()
})

test('an apartment with a terrace only has no street and no sides', () => {
  renderDetail('s02', 'en')
  const section = screen.getByRole('region', { name: 'Light in this apartment' })
  expect(figuresOf(section)[0]).toEqual(['Terrace', 'South-west'])
  expect(within(section).queryByText('Street')).toBeNull()
  expect(within(section).queryByRole('table')).toBeNull()
})

test('a plot shows its garden and no building', () => {
  renderDetail('s13')
  const section = screen.getByRole('region', { name: 'Licht op dit perceel' })
  expect(figuresOf(section)[0]).toEqual(['Tuin en achterkant', 'Zuidwesten'])
  expect(within(section).queryByText('Gebouw')).toBeNull()
})

test('a rental without a garden shows the sun on its sides', () => {
  renderDetail('r01', 'de', { ...unknown, orientationRear: 'N' })
  const table = screen.getByRole('table', { name: 'Sonne je Seite des Gebäudes' })
  expect(within(table).getByRole('row', { name: /^Rückseite Norden/ })).toHaveTextContent(
    '6:50 bis 9:10 Uhr und 18:20 bis 20:40 Uhr',
  )
})

test('there is no section without a known orientation', () => {
  renderDetail('s01', 'nl', unknown)
  expect(screen.queryByRole('region', { name: 'Licht in dit huis' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Licht' })).toBeNull()
})
