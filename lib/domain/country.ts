/** The two countries the rules know by number (specification 9; ruling 14). */

/** Belgium, the home country: regions by postcode, no country name behind the town. */
export const belgiumId = 10

/** Whether a property lies in another country than the agency's own (ruling 14). */
export function isAbroad({ countryId }: { countryId: number }): boolean {
  return countryId !== belgiumId
}

/** Luxembourg: energy label pictures of its own. */
export const luxembourgId = 50
