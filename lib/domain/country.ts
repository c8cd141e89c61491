/** The two countries the rules know by number (specification 9). */

/** Belgium, the home country: regions by postcode, no country name behind the town. */
export const belgiumId = 10

/** Luxembourg: energy label pictures of its own. */
export const luxembourgId = 50
