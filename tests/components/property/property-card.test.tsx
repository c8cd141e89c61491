/** The card of a property: one link, price by the price rules, facts for screen readers. */
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PropertyCard } from '@/components/property/property-card'
import { RowCard } from '@/components/property/row-card'
import { type PropertyCardData, toPropertyCard } from '@/lib/server/property/property-card'
import { getProperty, snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

const card: PropertyCardData = {
  id: 1,
  href: '/nl/te-koop/antwerpen/burgerhuis/1/',
  title: 'Burgerhuis met stadstuin',
  written: {},
  address: 'Loodsenkaai 12, 2000 Antwerpen',
  town: undefined,
  price: { kind: 'amount', amount: '€ 745.000', isStartingFrom: false, unitText: '' },
  marquee: 1,
  marqueeName: 'Nieuw',
  isUnavailable: false,
  epc: { region: 'flanders', label: 'b', letterText: 'B' },
  picture: { src: '/pictures/s01-1.webp', alt: 'Witte gevel', width: 1360, height: 906 },
  facts: [
    { kind: 'bedrooms', value: '4', count: 4 },
    { kind: 'living', value: '214 m²' },
  ],
}

describe('a property card', () => {
  test('is one link with the heading as its name', () => {
    renderIn('nl', <PropertyCard card={card} sizes="100vw" />)
    const heading = screen.getByRole('heading', { level: 3, name: card.title })
    expect(within(heading).getByRole('link')).toHaveAttribute('href', card.href)
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  test('shows marker, price, address, energy label and picture', () => {
    renderIn('nl', <PropertyCard card={card} sizes="100vw" />)
    for (const text of ['Nieuw', '€ 745.000', card.address]) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('img', { name: 'EPC B' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Witte gevel' })).toHaveAttribute('sizes', '100vw')
  })

  test('names the certificate as usual in the language', () => {
    renderIn('fr', <PropertyCard card={card} sizes="100vw" />)
    expect(screen.getByRole('img', { name: 'PEB B' })).toBeInTheDocument()
  })

  test('has words for its figures', () => {
    renderIn('fr', <PropertyCard card={card} sizes="100vw" />)
    const facts = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(facts).toEqual(['4 chambres', '214 m² surface habitable'])
  })

  test.each([
    ['nl', 's07', '78\u00a0m² winkelruimte'],
    ['fr', 's07', '78\u00a0m² surface commerciale'],
    ['en', 'r03', '240\u00a0m² office area'],
    ['de', 's16', '16\u00a0m² Fläche'],
    ['nl', 's13', '1.120\u00a0m² perceel'],
  ] as const)('in %s names the area of %s correctly: %s', (language, recordFile, text) => {
    globalThis.currentSnapshot = snapshot
    renderIn(language, <PropertyCard card={toPropertyCard(getProperty(recordFile), language)} sizes="100vw" />)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([text])
  })

  test("says 'No photo' in the visitor's language when there is none (specification 8)", () => {
    const { unmount } = renderIn('nl', <PropertyCard card={{ ...card, picture: undefined }} sizes="100vw" />)
    expect(screen.getByText('Geen foto')).toBeVisible()
    unmount()
    renderIn('en', <PropertyCard card={{ ...card, picture: undefined }} sizes="100vw" />)
    expect(screen.getByText('No photo')).toBeVisible()
  })
})

describe('the price on it', () => {
  test.each([
    [
      'starting from stands before it (unit 7)',
      { kind: 'amount', amount: '€ 1.475.000', isStartingFrom: true, unitText: '' },
      'vanaf € 1.475.000',
    ],
    [
      'the unit follows it',
      { kind: 'amount', amount: '€ 1.150', isStartingFrom: false, unitText: 'per maand' },
      '€ 1.150 per maand',
    ],
    ['a marquee takes its place', { kind: 'marquee', name: 'Verkocht' }, 'Verkocht'],
    ['on request when it is not published (ruling 10)', { kind: 'on-request' }, 'Prijs op aanvraag'],
  ] as const)('%s', (_, price, text) => {
    renderIn('nl', <PropertyCard card={{ ...card, marquee: 0, marqueeName: '', price }} sizes="100vw" />)
    expect(screen.getByText((_content, element) => element?.tagName === 'SPAN' && element.textContent === text)).toBeVisible()
  })

  test.each([
    ['a card', PropertyCard],
    ['a row beside the map', RowCard],
  ])('is shown once on %s whose marker is the same text', (_, Card) => {
    const sold = { ...card, marquee: 4, marqueeName: 'Verkocht', price: { kind: 'marquee', name: 'Verkocht' } } as const
    renderIn('nl', <Card card={sold} sizes="100vw" />)
    expect(screen.getAllByText('Verkocht')).toHaveLength(1)
  })
})
