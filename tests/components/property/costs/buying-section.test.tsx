/** The buyer's calculator as visitors find it on the page. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { BuyingSection } from '@/components/property/costs/buying-section'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import type { Language } from '@/lib/domain/text/language'
import { getPropertyDetail } from '@/lib/server/property/property-detail'
import { getProperty, snapshot } from '@/tests/support/content'
import { renderIn } from '@/tests/support/render'

function renderBuying(record: string, change: Partial<ConfidentialProperty> = {}, query = {}, language: Language = 'nl') {
  globalThis.currentSnapshot = snapshot
  return renderIn(language, <BuyingSection detail={getPropertyDetail(getProperty(record, change), language, query)} />)
}

const partOf = (name: string | RegExp) => screen.getByRole('row', { name })

test('begins with the asking price as the only home, every amount in a row', () => {
  renderBuying('s01')
  expect(screen.getByRole('textbox', { name: 'Aankoopprijs (€)' })).toHaveValue('985.000')
  expect(screen.getByRole('radio', { name: 'Mijn enige eigen woning' })).toBeChecked()
  const table = screen.getByRole('table', { name: 'Onderdelen van de totale prijs' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual([
    'OnderdeelMijn enige eigen woningtarief 2 %ingrijpend energetisch te renoverentarief 1 %Een andere woningtarief 12 %',
    'Aankoopprijs€ 985.000€ 985.000',
    'Registratierechten€ 19.700€ 118.200',
    'Ereloon notaris€ 2.868,10€ 2.868,10',
    'Aktekosten, geraamd€ 1.200€ 1.200',
    'Btw op notaris en akte, 21 %€ 854,30€ 854,30',
    'Totaal, kosten inbegrepen€ 1.009.622,40€ 1.108.122,40',
  ])
})

test('updates while typing and choosing', async () => {
  const user = userEvent.setup()
  renderBuying('s01')
  await user.click(screen.getByRole('radio', { name: 'Een andere woning' }))
  expect(partOf(/Registratierechten/)).toHaveTextContent('€ 118.200')
  expect(screen.getByRole('columnheader', { name: /^Een andere woning/ }).className).not.toBe('')
  const price = screen.getByRole('textbox', { name: 'Aankoopprijs (€)' })
  await user.clear(price)
  await user.type(price, '500000')
  expect(partOf(/Registratierechten/)).toHaveTextContent('€ 10.000€ 60.000')
  const contribution = screen.getByRole('textbox', { name: 'Eigen inbreng (€)' })
  await user.clear(contribution)
  await user.type(contribution, '10.000')
  expect(screen.getByText(/Banken lenen zelden meer uit dan 80 % van de prijs/)).toBeInTheDocument()
})

test('shows an error next to the field, preserves its value, and shows no outdated result', async () => {
  const user = userEvent.setup()
  renderBuying('s01')
  const years = screen.getByRole('textbox', { name: 'Looptijd (jaren)' })
  await user.clear(years)
  await user.type(years, 'veel')
  expect(years).toBeValid()
  await user.tab()
  expect(years).toHaveValue('veel')
  expect(years).toBeInvalid()
  expect(years).toHaveAccessibleDescription('Vul een aantal hele jaren in, van 1 tot 40.')
  expect(screen.queryByText('Aflossing per maand')).toBeNull()
  expect(screen.getByText('Verbeter de aangeduide velden om de berekening te zien.')).toBeInTheDocument()
})

test('an invalid price gives no amount, and the choices stay', async () => {
  const user = userEvent.setup()
  renderBuying('s01')
  const price = screen.getByRole('textbox', { name: 'Aankoopprijs (€)' })
  await user.clear(price)
  await user.type(price, 'gratis')
  await user.tab()
  expect(screen.getByRole('table')).not.toHaveTextContent('€ 1')
  expect(partOf(/^Totaal/)).toHaveTextContent('––')
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('a home to be renovated replaces the column of the only home', async () => {
  const user = userEvent.setup()
  renderBuying('s01')
  await user.click(screen.getByRole('radio', { name: /ingrijpend energetisch te renoveren$/ }))
  expect(partOf(/Registratierechten/)).toHaveTextContent('€ 9.850€ 118.200')
})

test('uses the values of the address, valid or not (without script)', () => {
  renderBuying('s01', {}, { price: ['450.000', '1'], use: 'other', contribution: 'genoeg' }, 'fr')
  expect(screen.getByRole('textbox', { name: 'Prix d’achat (€)' })).toHaveValue('450.000')
  expect(screen.getByRole('radio', { name: 'Une autre habitation' })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'Apport personnel (€)' })).toHaveAccessibleDescription(/Indiquez un montant/)
})

describe('the choices offered', () => {
  test.each(['s06', 's07', 's13', 's16'])('%s is not a home: no choice, the ordinary rate', (record) => {
    renderBuying(record)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    expect(screen.getByRole('columnheader', { name: /tarief 12\s%/ })).toBeInTheDocument()
  })

  test('a renovated home is a separate case in Flanders only', () => {
    renderBuying('s01', { zip: '1000' })
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Brussel Fiscaliteit, abattement' })).toBeInTheDocument()
  })

  test.each<[string, Partial<ConfidentialProperty>]>([
    ['a hidden price', { publishPrice: false }],
    ['a sold house', { marquee: 4, availability: 'sold' }],
    ['a takeover', { goal: 'takeover' }],
  ])('%s: nothing at all (ruling 10)', (_case, change) => {
    expect(renderBuying('s01', change).container).toBeEmptyDOMElement()
  })
})

test('gives sources with the date on which they were checked', () => {
  renderBuying('s01')
  const sources = within(screen.getByRole('list', { name: 'Bronnen', hidden: true })).getAllByRole('listitem', { hidden: true })
  for (const source of sources) expect(source).toHaveTextContent(/nagekeken op \d+-\d+-\d{4}$/)
  expect(within(sources[0] ?? document.body).getByRole('link', { hidden: true })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  )
})

test('gives the term of the loan, with the number format of the language', async () => {
  const user = userEvent.setup()
  for (const [language, field, many, one] of [
    ['nl', 'Looptijd (jaren)', 'Over 30 jaar betaalt u', 'Over 1 jaar betaalt u'],
    ['fr', 'Durée (années)', 'En 30 ans, vous payez', 'En 1 an, vous payez'],
    ['en', 'Term (years)', 'Over 30 years you pay', 'Over 1 year you pay'],
  ] as const) {
    const { unmount } = renderBuying('s01', {}, {}, language)
    const years = screen.getByRole('textbox', { name: field })
    await user.clear(years)
    await user.type(years, '30')
    expect(screen.getByText(new RegExp(many))).toBeInTheDocument()
    await user.clear(years)
    await user.type(years, '1')
    expect(screen.getByText(new RegExp(one))).toBeInTheDocument()
    unmount()
  }
})
