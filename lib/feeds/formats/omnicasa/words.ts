/** Meaning of the numbers in Omnicasa's lists, from the enumerations of its public clients. */
import type { FeedGoal, FeedKind, FeedState } from '../../feed-listing.ts'
import type { FeedAnswer } from '../../feed-parts.ts'
import { type WordOf, type Words, wordsOf } from '../../reading/feed-words.ts'

export const goals: Words<FeedGoal> = wordsOf({ sale: [0], rent: [1], takeover: [2] })

export const states: Words<FeedState> = wordsOf({
  draft: [0],
  available: [1],
  sold: [2],
  withdrawn: [3, 5, 6],
  rented: [4],
})

/** `WebID`: the types of an agency's own site, in the order in which Omnicasa delivers them. */
export const kinds: Words<FeedKind> = wordsOf(
  { house: [1], apartment: [2], studio: [3], plot: [4], investment: [5], shop: [6], garage: [7] },
  // "New build or to be renovated" does not give the kind of property.
  [8],
)

/** `MainTypeID`. */
export const mainKinds: Words<FeedKind> = wordsOf({
  apartment: [1, 7, 10, 12, 14, 15, 131],
  studio: [11, 17, 128],
  plot: [3, 27, 30, 137, 138],
  office: [42, 127, 134],
  investment: [125, 129, 132, 135, 162],
  shop: [133, 159, 165],
  industrial: [136, 157],
  house: [139, 140, 143, 145, 146, 148, 151, 153, 155, 163, 164],
  farm: [141, 142, 147],
  villa: [144, 149, 150, 152, 154, 156],
  garage: [158],
})

export const heatings: Words<WordOf<'heating'>> = wordsOf(
  { none: [1], electric: [2, 13], gas: [3, 9], oil: [4, 8], 'heat-pump': [15], pellet: [17] },
  [5, 6, 7, 10, 11, 12, 14, 18],
)
export const kitchens: Words<WordOf<'kitchen'>> = wordsOf({
  none: [1, 6, 9, 15],
  'semi-equipped': [2, 8, 11],
  equipped: [3, 4, 7, 12, 14],
  'fully-equipped': [5, 10, 13],
})
export const roofs: Words<WordOf<'roof'>> = wordsOf(
  { mansard: [1, 4], flat: [6], pitched: [3, 5, 7, 10, 12], hipped: [9, 11] },
  [2, 8],
)
export const roofMaterials: Words<WordOf<'roofMaterial'>> = wordsOf(
  { tiles: [1, 5], bitumen: [2], thatch: [3], epdm: [4], slate: [6] },
  [7, 8, 9],
)
export const frames: Words<WordOf<'frame'>> = wordsOf({ wood: [1], pvc: [2], aluminium: [3, 4] })
export const glazings: Words<WordOf<'glazing'>> = wordsOf({ single: [1], double: [2], triple: [3] })
export const interiors: Words<WordOf<'interior'>> = wordsOf({
  good: [1],
  new: [2, 3],
  'to-renovate': [4, 6, 8],
  excellent: [5, 7],
  'to-refresh': [9],
})
/** Conditions of new build, or of homes sold to be renovated: Omnicasa's web type 8. */
export const newConditions = new Set(['2', '3'])

export const destinations: Words<WordOf<'destination'>> = wordsOf(
  {
    Wg: [1, 2],
    Igb: [3, 4, 16],
    Rg: [5, 14, 15, 23],
    Ng: [6, 7, 11, 12, 18],
    Ag: [8, 17],
    Wche: [19],
    Wp: [20],
    Wug: [21],
    Wglk: [22],
  },
  [9, 10, 13, 1000, 1001],
)
export const facades: Words<WordOf<'facades'>> = { 1: 4, 2: 2, 3: 3 }
export const orientations: Words<WordOf<'orientationRear'>> = wordsOf(
  { E: [1], W: [2], S: [3], N: [4], SW: [5], SE: [6], NW: [7], NE: [8] },
  [9, 10],
)

/** `…ID` of a question: unknown, yes, no, or requested from an authority. */
export const answers: Words<FeedAnswer> = wordsOf(
  { yes: [1, 'true', 'ja', 'oui', 'yes'], no: [2, 'false', 'nee', 'neen', 'non', 'no'], requested: [1000, 1001] },
  [0],
)
