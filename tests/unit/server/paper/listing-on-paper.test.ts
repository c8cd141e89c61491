import { expect, test } from 'vitest'
import { listingOnPaper } from '@/lib/server/paper/listing-on-paper'
import { getProperty, getRecord } from '../../../support/content'

const valuesOf = (...[property, language = 'nl']: [Parameters<typeof listingOnPaper>[0], ('nl' | 'fr')?]) => {
  const { rows, ...listing } = listingOnPaper(property, language)
  return { ...listing, rows: Object.fromEntries(rows.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')])) }
}

test('contains price, address, main facts and energy label, and what the law requires in a notice', () => {
  const listing = valuesOf(getProperty('s01'))
  expect(listing.price.replaceAll('\u00a0', ' ')).toBe('€ 985.000')
  expect(listing.address).toBe('Schildersgildestraat 24, 2000 Antwerpen')
  expect(listing.rows).toEqual({ Slaapkamers: '5', 'Bewoonbare oppervlakte': '265 m²', Tuin: '60 m²' })
  expect(listing.energy).toEqual({ letter: 'C', figure: '241\u00a0kWh/m²', fill: '#F4E01F', ink: '#0E1A20' })
  expect(listing.legal).toMatch(/^EPC C, 241\u00a0kWh\/m², 2026.*\. P-score A, G-score A\. .*BIV 999\.101\.$/)
  expect(listing.legal).toContain(
    'Vergunning uitgereikt (Vg), woongebied met culturele, historische of esthetische waarde (Wche), geen stedenbouwkundige dagvaarding (Gdv), geen maatregel opgelegd (Gmo), geen voorkooprecht (Gvkr), geen verkavelingsvergunning (Gvv). ',
  )
})

test('hides a hidden price and a hidden address (ruling 10)', () => {
  const hidden = getProperty('s12')
  const text = JSON.stringify(listingOnPaper(hidden, 'nl'))
  expect(text).not.toContain(getRecord('s12').street)
  const priced = getProperty('s01', { publishPrice: false })
  expect(listingOnPaper(priced, 'nl').price).toBe('Prijs op aanvraag')
  expect(JSON.stringify(listingOnPaper(priced, 'nl'))).not.toContain('985')
})

test('a rent is shown with the charges on top of it, a sale without', () => {
  const { chargesRenter } = getRecord('r01')
  expect(Object.keys(valuesOf(getProperty('r01')).rows)).toContain('Lasten per maand')
  expect(chargesRenter).toBeGreaterThan(0)
  expect(valuesOf(getProperty('r01', { chargesRenter: undefined })).rows['Lasten per maand']).toBe('op aanvraag')
  expect(Object.keys(valuesOf(getProperty('s02'), 'fr').rows)).not.toContain('Charges par mois')
})

test('contains the next open day, no past one, and none of a sold property', () => {
  const day = (date: string) => ({ date, from: '10:00', to: '12:30' })
  const openHouses = [day('2100-12-04'), day('2100-11-27'), day('2026-11-01')]
  const listing = listingOnPaper(getProperty('s02', { openHouses }), 'nl')
  expect(listing.openDay).toEqual({ day: 'Zaterdag 27 november 2100', hours: '10:00 tot 12:30 uur' })
  expect(listing.scan).toBe('openDay')
  expect(listingOnPaper(getProperty('s02', { openHouses: [day('2026-11-01')] }), 'nl').scan).toBe('visit')
  const sold = listingOnPaper(getProperty('s15', { openHouses }), 'nl')
  expect(sold).toMatchObject({ openDay: undefined, scan: 'look', price: 'Verkocht' })
})

test('links by the id only, so that everyone gets a page in their language', () => {
  const { link } = listingOnPaper(getProperty('s01'), 'fr')
  expect(link.address).toMatch(/^https?:\/\/.+\/property\/4102311\/$/)
  expect(link.shown).toBe(link.address.replace(/^https?:\/\//, '').slice(0, -1))
})
