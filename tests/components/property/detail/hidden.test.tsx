/** Confidential data does not occur in the markup at all (ruling 10). */
import { describe, expect, test } from 'vitest'
import { toListingData } from '@/lib/domain/syndication/listing-data'
import { languageCodes } from '@/lib/domain/text/language'
import { getRecord } from '@/tests/support/content'
import { getDetail, renderDetail } from './render-detail'

/** All output of a page that could reveal data: markup, and structured data. */
function drawAll(recordFile: string, language: (typeof languageCodes)[number], change = {}) {
  const markup = renderDetail(recordFile, language, change).container.innerHTML
  return (
    markup +
    JSON.stringify(
      toListingData(getDetail(recordFile, language, change), {
        absoluteUrl: (path) => `https://scheldelicht.example${path}`,
        agencyId: 'https://scheldelicht.example/#agency',
      }),
    )
  )
}

describe.each(languageCodes)('in %s', (language) => {
  test('a hidden address: no street, no exact position, no map', () => {
    const page = drawAll('s12', language)
    const { street, latitude, longitude } = getRecord('s12')
    for (const secret of [street, String(latitude), String(longitude), 'openstreetmap.org']) expect(page).not.toContain(secret)
    expect(page).toContain('2930 Brasschaat')
  })

  test.each([
    ['s15', ['795.000', '795000']],
    ['r02', ['1.475', '1475']],
    ['a01', ['372.000', '372000']],
  ])('the hidden price of %s', (recordFile, secrets) => {
    const page = drawAll(recordFile, language)
    for (const secret of secrets) expect(page).not.toContain(secret)
  })

  test('a hidden price also hides its history and the calculations from it', () => {
    const change = { publishPrice: false, registrationRights: 5580, notaryFee: 3120, totalCosts: 287700 }
    const page = drawAll('s08', language, change)
    for (const secret of ['279.000', '279000', '298.000', '298000', '5.580', '3.120', '287.700'])
      expect(page).not.toContain(secret)
  })

  test('a marquee of the ignore list hides a published price', () => {
    expect(drawAll('s01', language, { marquee: 4, availability: 'sold' })).not.toMatch(/985[.]?000/)
  })
})
