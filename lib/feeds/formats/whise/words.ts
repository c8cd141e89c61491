/** Meaning of the numbers in Whise's lists, from the enumerations of its public clients. */
import type { FeedGoal, FeedKind, FeedState } from '../../feed-listing.ts'
import { type WordOf, type Words, wordsOf } from '../../reading/feed-words.ts'

/**
 * 3 is a life annuity, which is a kind of sale. The feed's word is passed on, so that `words` of a source can map it otherwise.
 */
export const goals: Words<FeedGoal> = { 1: 'sale', 2: 'rent', 3: 'sale' }

/** `purposeStatus`. */
export const states: Words<FeedState> = wordsOf({
  available: [1, 2, 15],
  option: [5, 6, 12, 13, 14, 16, 21, 22],
  sold: [3, 17],
  rented: [4],
  withdrawn: [8, 9, 10, 11],
  draft: [19, 20, 23, 24, 25, 26, 27, 28],
})

export const goalsOfStates: Words<FeedGoal> = wordsOf({
  sale: [1, 3, 5, 8, 10, 12, 14, 15, 16, 17, 19, 20, 21, 22, 24, 26, 28],
  rent: [2, 4, 6, 9, 11, 13, 23, 25, 27],
})

/** `category`. */
export const kinds: Words<FeedKind> = {
  1: 'house',
  2: 'apartment',
  3: 'plot',
  4: 'office',
  5: 'shop',
  6: 'industrial',
  7: 'garage',
}

/** `subCategory`, where it is more specific than the category. */
export const subKinds: Words<FeedKind> = wordsOf({
  villa: [2, 9, 12, 13, 14, 71, 155],
  house: [5, 7, 10, 70, 87, 89, 90, 96, 154, 158, 173, 174],
  farm: [4],
  investment: [3, 8, 171, 172],
  studio: [21, 93, 160],
  apartment: [17, 18, 19, 20, 22, 23, 25, 69, 72, 73, 74, 94, 95, 97, 156, 165, 176, 177, 178, 179, 180, 181, 182, 183],
  plot: [26, 27, 28, 29, 30, 31, 32, 33, 34, 63, 78, 88, 159, 161],
  garage: [6, 48, 49, 50, 51, 52, 66, 84, 85, 86, 157, 167, 170],
  office: [35, 37, 38, 40, 41, 64, 76, 77, 82, 83],
  industrial: [46, 47, 53, 61, 79, 80, 81, 168, 169],
})

/** Sub-categories of new build. */
export const newBuilds = new Set(['96', '97', '161'])

/** `state`. */
export const interiors: Words<WordOf<'interior'>> = wordsOf(
  {
    new: [1, 11, 13, 20, 21],
    excellent: [2, 10, 15],
    good: [3, 4],
    'to-refresh': [5, 14],
    'to-renovate': [6, 7, 8],
    shell: [12, 19],
  },
  [9, 16, 17, 18, 22, 23, 24],
)
/** States of homes that are not built yet, or have just been built. */
export const newStates = new Set(['11', '12', '13', '18', '19', '20', '21'])

export const countries: Readonly<Record<string, string>> = {
  1: 'BE',
  2: 'NL',
  3: 'FR',
  4: 'DE',
  5: 'LU',
  6: 'GB',
  7: 'ES',
  8: 'IT',
  9: 'PT',
}

type Enumerated = {
  readonly [Key in 'heating' | 'kitchen' | 'glazing' | 'frame' | 'roof' | 'electricityCertificate' | 'destination']: Words<
    WordOf<Key>
  >
}

/** Details with a word of a list, by the number of the word, which is unique over all lists. */
export const enumerations: Enumerated = {
  heating: wordsOf(
    {
      'gas-condensing': [1547],
      gas: [659, 1014, 1036, 660, 1015, 1037, 668, 1023, 1045, 670, 1025, 1047],
      oil: [661, 1016, 1038, 669, 1024, 1046, 671, 1026, 1048, 1168, 1169, 1170],
      electric: [662, 1017, 1039, 675, 1030, 1052],
      'heat-pump': [667, 1022, 1044, 1490, 1492, 1494],
      district: [674, 1029, 1051],
      pellet: [1000, 1032, 1054],
      none: [658, 1013, 1035],
    },
    [663, 664, 665, 666, 672, 673, 676, 1001, 1002, 1027, 1049, 1491],
  ),
  kitchen: wordsOf({
    none: [683],
    'semi-equipped': [684, 687],
    equipped: [685, 688],
    'fully-equipped': [686, 689],
  }),
  glazing: wordsOf(
    { single: [1003, 1007], double: [1004, 1008], triple: [1005, 1009], mixed: [1006, 1010] },
    [1297, 1298, 1299, 1300],
  ),
  frame: wordsOf({ wood: [734], pvc: [735], aluminium: [736, 737], steel: [1295] }, [738, 1296]),
  roof: wordsOf({ mansard: [797, 800], hipped: [801, 804, 808], flat: [802], pitched: [803, 809, 799, 806] }, [805, 807]),
  electricityCertificate: wordsOf({ conform: [1454], 'not-conform': [1455], none: [1456] }),
  destination: wordsOf(
    {
      Ag: [1, 18],
      Igb: [2, 6, 19],
      Ng: [5, 10, 17, 16],
      Rg: [7, 8],
      Wg: [9, 12, 1871],
      Wche: [13],
      Wp: [14, 11],
      Wug: [15],
      Wglk: [999],
    },
    [3, 4, 1839],
  ),
}

export const orientations: Words<WordOf<'orientationRear'>> = wordsOf({
  N: [27, 35, 43, 978, 987],
  NE: [28, 36, 44, 979, 988],
  E: [29, 37, 45, 980, 989],
  SE: [30, 38, 46, 981, 990],
  S: [31, 39, 47, 982, 991],
  SW: [32, 40, 48, 983, 992],
  W: [33, 41, 49, 984, 993],
  NW: [34, 42, 50, 985, 994],
})

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', EURO: 'EUR', '£': 'GBP', $: 'USD' }

/** An unknown currency symbol is returned unchanged, so that the amount is not taken for euro. */
export function currencyOf(said: string | undefined): string | undefined {
  const sign = said?.toUpperCase()
  return sign && (currencies[sign] ?? sign)
}
