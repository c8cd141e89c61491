import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDetail } from '../detail/render-detail'

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '))

test('a flat to let shows the amounts before moving in, with the law on deposits', () => {
  renderDetail('r01', 'en')
  expect(screen.getByRole('heading', { name: 'What do you pay before you move in?' })).toBeInTheDocument()
  expect(rowsOf('What you pay before you move in')).toEqual([
    'First month’s rent€ 1.150',
    'First month’s charges€ 125',
    'Deposit, 3 months’ rent€ 3.450',
    'Your share of the inventory€ 145',
    'Total€ 4.870',
  ])
  expect(screen.getByRole('link', { name: 'Government of Flanders, rental deposit' })).toBeInTheDocument()
})

test('an office has the deposit of its contract and amounts without VAT', () => {
  renderDetail('r03')
  expect(rowsOf('Wat u betaalt voor u intrekt').at(-1)).toBe('Totaal€ 11.220')
  expect(screen.getByText(/Bedragen zonder btw/)).toBeInTheDocument()
})

test('a rented property shows none of it (ruling 10)', () => {
  renderDetail('r02')
  expect(screen.queryByRole('heading', { name: 'Wat betaalt u voor u intrekt?' })).toBeNull()
})
