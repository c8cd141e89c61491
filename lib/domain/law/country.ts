/** The two countries the rules know by number (specification 9; ruling 14). */

/** Belgium, the home country: regions by postcode, no country name behind the town. */
export const belgiumId = 10

/** Whether a property lies in another country than the agency's own (ruling 14). */
export function isAbroad({ countryId }: { countryId: number }): boolean {
  return countryId !== belgiumId
}

/** Luxembourg: energy label pictures of its own. */
export const luxembourgId = 50

/** ISO 3166-1 by the CRM's number. */
const codes: Readonly<Record<number, string>> = { [belgiumId]: 'BE', [luxembourgId]: 'LU', 70: 'ES' }

/** `BE`; undefined for a country whose number the software does not know. */
export function countryCode(countryId: number): string | undefined {
  return codes[countryId]
}
