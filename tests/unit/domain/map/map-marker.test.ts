/** Text of a marker (ruling 9). */
import { expect, test } from 'vitest'
import { markerText } from '@/lib/domain/map/map-marker'

const sold = { label: '€ 480.000', marquee: 4, marqueeName: 'Verkocht' }

test.each([
  ['the price', { ...sold, marquee: 0, marqueeName: '' }, '', [4], '€ 480.000'],
  ['the marquee of the ignore list instead of the price', sold, '', [4], 'Verkocht'],
  ['the price for a marquee that is not on the list', { ...sold, marquee: 1, marqueeName: 'Nieuw' }, '', [4], '€ 480.000'],
  ['the price when the list is empty', sold, '', [], '€ 480.000'],
  ['the custom text', sold, 'Loodsenkaai 3', [4], 'Loodsenkaai 3'],
])('%s', (_name, marker, customMarker, ignoreList, text) => {
  expect(markerText(marker, customMarker, ignoreList)).toBe(text)
})
