/** The country of a listing decides which law is asked of it. */
import { describe, expect, test } from 'vitest'
import { composeProperty } from '@/lib/feeds/compose/property'
import { composeContext, feedSource, wholeListing } from '@/tests/support/feeds'

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

  test('one that the software has no number of is called by its name', () => {
    const { folder, file } = composedIn('HRV')
    expect(folder).toBe('foreign')
    expect(file['Languages']).toContainEqual(expect.objectContaining({ CountryName: 'Kroatië' }))
  })

  test('one that nobody knows holds the listing back, and the source may say which it is', () => {
    expect(composedIn('33').file['CountryID']).toBeUndefined()
    expect(composedIn('33').remarks).toContainEqual(
      expect.objectContaining({ level: 'held-back', field: 'country', found: '33' }),
    )
    expect(composedIn('33').words).toContainEqual({ field: 'country', theirs: '33' })
    expect(composedIn('33', { country: { 33: 'HR' } }).remarks).toEqual([])
  })
})
