/** The sections of the detail page: rooms, energy, law, costs, documents, location. */
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDetail } from './render-detail'

/** The value next to a label in the section under a heading. */
function textBeside(heading: string, label: string) {
  const section = screen.getByRole('region', { name: heading })
  const term = within(section)
    .getAllByText(label)
    .find(({ tagName }) => tagName === 'DT')
  return term?.nextElementSibling
}

describe('rooms', () => {
  const storey = (name: string) => screen.getByText(name, { selector: 'summary b' }).closest('details')

  test('are listed by storey with their areas; the first is open, the total living area is at the head', () => {
    renderDetail('r01')
    const third = storey('3e verdieping')
    expect(third).toHaveAttribute('open')
    expect(third).toHaveTextContent('Slaapkamer 210,5 m²Eenpersoonsbed, bureau')
    expect(third?.querySelector('summary')).toHaveTextContent('82 m²')
    const cellar = storey('Kelder')
    expect(cellar).not.toHaveAttribute('open')
    expect(cellar).toHaveTextContent('Afgesloten berging, niet meegeteld')
    expect(screen.getByRole('region', { name: 'Indeling' })).toHaveTextContent('82 m² samen')
  })
})

describe('energy', () => {
  test('shows the value on the scale, label and certificate', () => {
    renderDetail('s01')
    expect(screen.getByRole('img', { name: 'Energielabel C, 241\u00a0kWh/m² per jaar' })).toBeInTheDocument()
    expect(textBeside('Energie', 'Unieke code EPC')).toHaveTextContent('20260422-0003418826-RES-1')
    expect(textBeside('Energie', 'Elektrische keuring')).toHaveTextContent('Conform, 14-11-2019')
  })

  test.each(['s08', 's14'])('%s, label E or F, must be renovated within six years (belgium.md)', (recordFile) => {
    renderDetail(recordFile)
    expect(screen.getByText('Renovatieplicht')).toBeInTheDocument()
    expect(screen.getByText(/binnen 6 jaar na de akte/)).toBeInTheDocument()
  })

  test('label C has no renovation duty', () => {
    renderDetail('s01')
    expect(screen.queryByText('Renovatieplicht')).toBeNull()
  })

  test('in print the region’s own picture replaces the drawing', () => {
    const { container } = renderDetail('s01')
    expect(container.querySelector('img[src^="/images/epc/flanders/c.png"]')).toHaveAttribute('alt', 'Energielabel C')
  })
})

describe('law', () => {
  test('shows the planning information in words and abbreviations, with the legend', () => {
    renderDetail('s01')
    expect(textBeside('Juridisch en stedenbouw', 'Stedenbouwkundige vergunning')).toHaveTextContent('Vergunning uitgereikt (Vg)')
    expect(textBeside('Juridisch en stedenbouw', 'Dagvaarding of herstelmaatregel')).toHaveTextContent(
      'Geen stedenbouwkundige dagvaarding (Gdv), geen maatregel opgelegd (Gmo)',
    )
    expect(textBeside('Juridisch en stedenbouw', 'Voorkooprecht')).toHaveTextContent('Geen voorkooprecht (Gvkr)')
    expect(screen.getByRole('link', { name: 'Uitleg bij de afkortingen' })).toHaveAttribute(
      'href',
      '/nl/stedenbouwkundige-termen/',
    )
  })

  test('a summons by the housing inspectorate has a row of its own, outside the planning information', () => {
    renderDetail('s06')
    expect(textBeside('Juridisch en stedenbouw', 'Dagvaarding van de wooninspectie')).toHaveTextContent('Ja')
    expect(textBeside('Juridisch en stedenbouw', 'Dagvaarding of herstelmaatregel')).toHaveTextContent('(Gdv)')
  })

  test('flood scores are in words; class D has the symbol', () => {
    renderDetail('s14')
    expect(textBeside('Juridisch en stedenbouw', 'P-score, perceel')).toHaveTextContent(
      'D Middelgrote kans bij het huidige klimaat',
    )
    expect(screen.getByRole('img', { name: 'Waarschuwing voor overstroming' })).toBeInTheDocument()
  })

  test('other classes have no symbol', () => {
    renderDetail('s01')
    expect(screen.queryByRole('img', { name: 'Waarschuwing voor overstroming' })).toBeNull()
  })
})

describe('costs', () => {
  test('of a rental: rent, charges, deposit, income, persons, inventory, date', () => {
    renderDetail('r01')
    const head = screen.getByRole('region', { name: 'Samenvatting' })
    expect(head).toHaveTextContent('Huurprijs€ 1.150 per maand')
    expect(head).toHaveTextContent('plus € 125 lasten per maand')
    const section = 'Wat betaalt u voor u intrekt?'
    expect(screen.getByRole('region', { name: section })).toHaveTextContent('Huurwaarborg, 3 maanden huur')
    expect(textBeside(section, 'Maximaal aantal bewoners')).toHaveTextContent('3 personen')
    expect(screen.getByText('Beschikbaar vanaf').nextElementSibling).toHaveTextContent('15-12-2026')
  })

  const historyRows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

  test('of a new price: the price history', () => {
    renderDetail('s08')
    expect(historyRows('Verloop')).toEqual([
      'DatumWatPrijs',
      '17-8-2026Nieuw in ons aanbod€ 298.000',
      '15-11-2026Nieuwe prijs€ 279.000− € 19.000',
    ])
  })

  test('under option, and sold: since when, without a hidden price', () => {
    renderDetail('s03', 'fr')
    expect(historyRows('Historique').at(-1)).toBe('15-11-2026Sous option')
    cleanup()
    renderDetail('s15', 'en')
    expect(historyRows('History')).toEqual(['DateEvent', '1-7-2026Newly listed', '19-10-2026Sold'])
  })

  test('of a takeover', () => {
    renderDetail('t01')
    expect(screen.getByRole('region', { name: 'Samenvatting' })).toHaveTextContent('Prijs€ 95.000 overnamesom')
  })
})

describe('documents', () => {
  test('are listed with their dates and requested by a form', () => {
    renderDetail('s01')
    const section = screen.getByRole('region', { name: 'Documenten' })
    expect(within(section).getAllByRole('listitem')[0]).toHaveTextContent('EPC-attest22-4-2026Op aanvraag')
    expect(within(section).getByRole('link', { name: 'Vraag de documenten' }).getAttribute('href')).toMatch(
      /\/4102311\/documenten\/$/,
    )
  })

  test('one without a date is listed by its name', () => {
    const name = { nl: 'Bodemattest', fr: 'Attestation du sol', en: 'Soil certificate', de: 'Bodenbescheinigung' }
    renderDetail('s01', 'nl', { documents: [{ id: 1, kind: 'soil', name }] })
    const section = screen.getByRole('region', { name: 'Documenten' })
    expect(within(section).getByRole('listitem')).toHaveTextContent(/^BodemattestOp aanvraag$/)
  })

  test('none at all is stated (spec 8, "No documents")', () => {
    renderDetail('s01', 'en', { documents: [] })
    expect(screen.getByText('No documents')).toBeInTheDocument()
  })
})

describe('location', () => {
  test('a published address links to the map, in a new tab', () => {
    renderDetail('s01')
    const link = screen.getByRole('link', { name: /OpenStreetMap/ })
    expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/?mlat=51.2117&mlon=4.39842#map=17/51.2117/4.39842')
    expect(link).toHaveAccessibleName('Bekijk op OpenStreetMap (opent in een nieuw tabblad)')
  })

  test('nearby points of interest are in a table', () => {
    renderDetail('r01')
    const table = screen.getByRole('table', { name: 'In de buurt' })
    expect(
      within(table).getByRole('row', { name: /^Lagere school Plantin en Moretuslei 330\sm · 5\smin\. te voet$/ }),
    ).toBeInTheDocument()
  })

  test('for a hidden address nothing is measured: the data of the agency is shown', () => {
    renderDetail('s12')
    expect(
      within(screen.getByRole('table', { name: 'In de buurt' })).queryByRole('row', { name: /\sm · / }),
    ).not.toBeInTheDocument()
  })
})
