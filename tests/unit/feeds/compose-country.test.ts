/** The country of a listing determines which law applies to it. */
import { describe, expect, test } from 'vitest'
import { fillDerived } from '@/lib/content/fill-derived'
import { fillLanguages } from '@/lib/content/fill-languages'
import { recordSchema } from '@/lib/content/record-schema'
import { propertyFields } from '@/lib/domain/property/property-fields'
import { composeProperty } from '@/lib/feeds/compose/property'
import { derivedWordsOf } from '@/lib/server/content/snapshot/derived-words'
import { composeContext, feedSource, wholeListing } from '@/tests/support/feeds'

const schemaFaults = (file: unknown) => {
  const filled = fillLanguages(file, { inUse: ['nl'], defaultLanguage: 'nl' })
  const { error } = recordSchema(propertyFields, '2026-11-22').safeParse(fillDerived(filled.document, derivedWordsOf).document)
  return error?.issues ?? []
}

describe('the country', () => {
  const composedIn = (country: string, words = {}) => {
    const { address } = wholeListing()
    const countryName = (code: string) => new Intl.DisplayNames('nl', { type: 'region' }).of(code) ?? code
    const listing = { ...wholeListing(), address: { ...address, country } }
    return composeProperty(listing, composeContext({ countryName, source: feedSource({ words }) }))
  }

  test.each([
    ['Belgique', 10],
    ['L', 50],
    ['ESP', 70],
  ])('%s is the one of number %i', (country, id) => expect(composedIn(country).file['CountryID']).toBe(id))

  test.each([
    ['NL', '1011 ab', '1011 AB'],
    ['NL', '1011AB', '1011AB'],
    ['PT', '1000-001', '1000-001'],
    ['GB', 'SW1A 1AA', 'SW1A 1AA'],
    // The B is not that of Belgium.
    ['GB', 'B1  1AA', 'B1 1AA'],
    ['CH', '8001', '8001'],
    ['FR', '83440', '83440'],
    ['LU', 'L - 8019', 'L-8019'],
    ['PL', '00-950', '00-950'],
    ['CA', 'K1A 0B1', 'K1A 0B1'],
  ])('%s has the postcode %s', (country, zip, written) => {
    const { address } = wholeListing()
    const { file, remarks } = composeProperty(
      { ...wholeListing(), address: { ...address, country, zip } },
      composeContext({ countryName: () => 'Land' }),
    )
    expect(file['Zip']).toBe(written)
    expect(remarks).toEqual([])
    expect(schemaFaults(file)).toEqual([])
  })

  test.each([
    [undefined, '20001'],
    ['BE', '1011 AB'],
    ['BE', '0999'],
    ['NL', 'onbekend'],
    ['NL', '-'],
  ])('in %s, %s is no postcode', (country, zip) => {
    const { address } = wholeListing()
    const listing = { ...wholeListing(), address: { ...address, zip, ...(country && { country }) } }
    expect(composeProperty(listing, composeContext()).remarks).toContainEqual(
      expect.objectContaining({ level: 'held-back', field: 'zip', found: zip }),
    )
  })

  test('a country without a number in the software is given by name', () => {
    const { folder, file } = composedIn('HRV')
    expect(folder).toBe('foreign')
    expect(file['Languages']).toContainEqual(expect.objectContaining({ CountryName: 'Kroatië' }))
  })

  test('an unknown country holds the listing back, unless the source translates it', () => {
    expect(composedIn('33').file['CountryID']).toBeUndefined()
    expect(composedIn('33').remarks).toContainEqual(
      expect.objectContaining({ level: 'held-back', field: 'country', found: '33' }),
    )
    expect(composedIn('33').words).toContainEqual({ field: 'country', theirs: '33' })
    expect(composedIn('33', { country: { 33: 'HR' } }).remarks).toEqual([])
  })
})
