import { describe, expect, test } from 'vitest'
import { formatStreet, formatTown, titleCaseCity } from '../../../../lib/domain/text/address.ts'

describe('formatStreet', () => {
  const address = { kind: 'shown' as const, street: 'Loodsenkaai', houseNumber: '12', boxNr: '601' }

  test('street, number and box, with the word for box in the language (spec 9)', () => {
    expect(formatStreet(address, 'bus')).toBe('Loodsenkaai 12 bus 601')
    expect(formatStreet(address, 'bte')).toBe('Loodsenkaai 12 bte 601')
  })

  test('empty unless PublishAddress is true (spec 9, ruling 10)', () => {
    expect(formatStreet({ kind: 'hidden' }, 'bus')).toBe('')
  })

  test.each([
    [{ boxNr: '' }, 'Loodsenkaai 12'],
    [{ boxNr: '  ' }, 'Loodsenkaai 12'],
    [{ houseNumber: '', boxNr: '' }, 'Loodsenkaai'],
    [{ street: ' Loodsenkaai ', houseNumber: ' 12A ', boxNr: ' 1 ' }, 'Loodsenkaai 12A bus 1'],
  ])('missing parts leave no gaps: %o (spec 9)', (parts, text) => {
    expect(formatStreet({ ...address, ...parts }, 'bus')).toBe(text)
  })
})

describe('formatTown', () => {
  test('postcode and title-cased town, without the home country (spec 9: country 10)', () => {
    expect(formatTown({ zip: '2000', city: 'ANTWERPEN', countryId: 10 }, 'België')).toBe('2000 Antwerpen')
  })

  test('another country is in brackets (spec 9)', () => {
    expect(formatTown({ zip: 'L-1234', city: 'LUXEMBOURG', countryId: 50 }, 'Luxemburg')).toBe('L-1234 Luxembourg (Luxemburg)')
  })
})

describe('titleCaseCity', () => {
  test.each([
    ['KAPELLE-OP-DEN-BOS', 'Kapelle-op-den-Bos'],
    ['ANTWERPEN', 'Antwerpen'],
    ['SINT-NIKLAAS', 'Sint-Niklaas'],
    ['HEIST-OP-DEN-BERG', 'Heist-op-den-Berg'],
    ['SINT-JOB-IN-‘T-GOOR', 'Sint-Job-in-‘t-Goor'],
    ["'S-GRAVENWEZEL", "'s-Gravenwezel"],
    ['DE PANNE', 'De Panne'],
    ['LA LOUVIÈRE', 'La Louvière'],
    ["BRAINE-L'ALLEUD", "Braine-l'Alleud"],
    ['PALMA DE MALLORCA', 'Palma de Mallorca'],
    ['Brasschaat', 'Brasschaat'],
    ['', ''],
  ])('%s becomes %s (spec 9)', (name, title) => {
    expect(titleCaseCity(name)).toBe(title)
  })
})
