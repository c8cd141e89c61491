/** The two countries that rules refer to by number (specification 9; ruling 14). */

/** Belgium, the home country: Regions follow from the postcode, and no country name is shown after the town. */
export const belgiumId = 10

/** Whether a property lies outside Belgium (ruling 14). */
export function isAbroad({ countryId }: { countryId: number }): boolean {
  return countryId !== belgiumId
}

/** Luxembourg: has its own energy label pictures. */
export const luxembourgId = 50

/** ISO 3166-1 code by the CRM's country number. */
const codes: Readonly<Record<number, string>> = { [belgiumId]: 'BE', [luxembourgId]: 'LU', 70: 'ES' }

/** `BE`; undefined for an unknown country number. */
export function countryCode(countryId: number): string | undefined {
  return codes[countryId]
}
