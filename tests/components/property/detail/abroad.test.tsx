/** The detail of a property in another country (ruling 14). */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDetail } from './render-detail'

test('the country is in brackets after the town', () => {
  renderDetail('f01', 'fr')
  expect(screen.getAllByText(/Rue du Verger 18, L-8019 Strassen \(Luxembourg\)/).length).toBeGreaterThan(0)
})

test('Belgian legal information is not shown, even when the record has some', () => {
  renderDetail('f01', 'nl', { pScore: 'D', gScore: 'D', permit: true, destination: 'Wg', cadastralIncome: 1000 })
  expect(screen.queryByRole('heading', { name: 'Juridisch en stedenbouw' })).toBeNull()
  expect(screen.queryByText(/Woongebied|Overstroming|Kadastraal/)).toBeNull()
})

test('a hidden address abroad is the town only, without a map', () => {
  const { container } = renderDetail('f02')
  expect(container.textContent).not.toContain('Marinada')
  expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).toBeNull()
  expect(container.querySelector('iframe')).toBeNull()
})

test('a Spanish energy label is text', () => {
  const { container } = renderDetail('f02', 'en')
  expect(container.querySelector('img[src*="/images/epc/"]')).toBeNull()
  expect(screen.getAllByText(/label D/i).length).toBeGreaterThan(0)
})

test('the link to further properties leads to the whole list', () => {
  renderDetail('f01')
  expect(screen.getByRole('heading', { name: 'Ook in het buitenland' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Alle panden in het buitenland' })).toHaveAttribute('href', '/nl/buitenland/')
})
