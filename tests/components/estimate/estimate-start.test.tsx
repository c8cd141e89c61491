/** The form of the instant estimate, after it was returned. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EstimateStart } from '@/components/estimate/estimate-start'
import { readEstimateQuery } from '@/lib/routing/estimate-query'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

test('preserves the typed values, and shows an error at each invalid field', () => {
  const { typed, wrong } = readEstimateQuery(new URLSearchParams('zip=2600&kind=castle&area=9999&bedrooms=3'))
  renderIn('nl', <EstimateStart language="nl" typed={typed} wrong={wrong} isAlone />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Meteen een raming')
  expect(screen.getByRole('combobox', { name: 'Soort' })).toHaveAccessibleDescription('Kies een van de mogelijkheden.')
  const area = screen.getByRole('spinbutton', { name: 'Bewoonbaar, m²' })
  expect(area).toHaveAccessibleDescription('Vul een getal in van 15 tot 1000.')
  expect(area).toHaveValue(9999)
  const bedrooms = screen.getByRole('spinbutton', { name: 'Slaapkamers' })
  expect(bedrooms).toHaveValue(3)
  expect(bedrooms).toBeValid()
})
