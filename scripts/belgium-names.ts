/**
 * Data that the file of municipalities lacks: their official languages (law of 18 July 1966 on the use of languages), and names
 * in other languages.
 */

/** Municipalities of the German-speaking community. */
const german = ['63001', '63012', '63013', '63023', '63040', '63048', '63061', '63067', '63087']
/** With facilities for German. */
const frenchAndGerman = ['63049', '63080']
/** In Flanders with facilities for French. */
const dutchAndFrench = '23009 23098 23099 23100 23101 23102 23103 33016 34043 45041 73028 73109'.split(' ')
/** In Wallonia with facilities for Dutch. */
const frenchAndDutch = '51017 51019 51067 57096 57097'.split(' ')

const isBrussels = (nis: string) => nis.startsWith('21')
const isFlemish = (nis: string) => /^([1347]|2[34])/.test(nis)

/** Official languages of a municipality by its NIS code, the one of the majority first. */
export function localLanguages(nis: string): string[] {
  if (german.includes(nis)) return ['de', 'fr']
  if (frenchAndGerman.includes(nis)) return ['fr', 'de']
  if (frenchAndDutch.includes(nis)) return ['fr', 'nl']
  if (isBrussels(nis)) return ['fr', 'nl']
  if (dutchAndFrench.includes(nis)) return ['nl', 'fr']
  return [isFlemish(nis) ? 'nl' : 'fr']
}

/**
 * German names of municipalities where German is an official language, and of those with a German name of their own, by NIS code.
 */
export const germanNames: Readonly<Record<string, string>> = {
  '21004': 'Brüssel',
  '12025': 'Mecheln',
  '24062': 'Löwen',
  '31005': 'Brügge',
  '35013': 'Ostende',
  '62063': 'Lüttich',
  '63001': 'Amel',
  '63012': 'Büllingen',
  '63013': 'Bütgenbach',
  '63023': 'Eupen',
  '63040': 'Kelmis',
  '63048': 'Lontzen',
  '63049': 'Malmedy',
  '63061': 'Raeren',
  '63067': 'Sankt Vith',
  '63080': 'Weismes',
  '63087': 'Burg-Reuland',
  '81001': 'Arel',
}

export const englishNames: Readonly<Record<string, string>> = {
  '11002': 'Antwerp',
  '21004': 'Brussels',
  '31005': 'Bruges',
  '35013': 'Ostend',
  '44021': 'Ghent',
}
