/** Formats addresses (specification 9, "Addresses"). */
import { belgiumId } from '../law/country.ts'
import type { PublicAddress, PublicProperty } from '../property/property.ts'

/** Words in lower case within a Dutch or French town name, as in Heist-op-den-Berg or Braine-l'Alleud. */
const smallWords = new Set('aan bij de den der en in op ten ter s t te van voor la le les lez l d du des sous sur et'.split(' '))

/**
 * `Loodsenkaai 12 bus 601`; empty while the address is hidden.
 * @param boxWord translation of "box" ("bus", "bte", "box")
 */
export function formatStreet(address: PublicAddress, boxWord: string): string {
  if (address.kind === 'hidden') return ''
  const box = address.boxNr.trim() === '' ? '' : `${boxWord} ${address.boxNr.trim()}`
  return [address.street, address.houseNumber, box]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

/** `2000 Antwerpen`; outside Belgium with the country in brackets: `L-1234 Luxembourg (Luxemburg)`. */
export function formatTown(property: Pick<PublicProperty, 'zip' | 'city' | 'countryId'>, countryName: string): string {
  const town = `${property.zip} ${titleCaseCity(property.city)}`.trim()
  return property.countryId === belgiumId ? town : `${town} (${countryName})`
}

/**
 * `ANTWERPEN` → `Antwerpen`, `SINT-NIKLAAS` → `Sint-Niklaas`. The specification names one special case, Kapelle-op-den-Bos; the
 * same rule (small words in lower case) is applied to all similar names.
 */
export function titleCaseCity(name: string): string {
  return name.toLowerCase().replace(/\p{L}[\p{L}\p{M}]*/gu, (word, offset: number) => {
    const isSmall = offset > 0 && smallWords.has(word)
    return isSmall ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}
