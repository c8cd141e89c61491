/** How the portal shows the address of an owner's property. */
import { expect, test } from 'vitest'
import { ownAddress } from '@/lib/server/portal/property-head'

const place = { street: 'Natiewagenstraat', houseNumber: '9', city: 'ANTWERPEN' }

test.each([
  ['', 'nl', 'Natiewagenstraat 9, Antwerpen'],
  ['3', 'nl', 'Natiewagenstraat 9 bus\u00a03, Antwerpen'],
  ['3', 'fr', 'Natiewagenstraat 9 bte\u00a03, Antwerpen'],
] as const)('box "%s" in %s: %s', (boxNr, language, address) => {
  expect(ownAddress({ ...place, boxNr }, language)).toBe(address)
})
