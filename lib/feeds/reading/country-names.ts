/** Countries by their names in the languages of the site, and by the codes that programs use. */
import { languageCodes } from '../../domain/text/language.ts'
import { slugify } from '../../domain/text/slug.ts'

/** Spellings besides the names below: three-letter codes, vehicle registration codes, and other names. */
const others: Readonly<Record<string, string>> = {
  BE: 'bel b',
  NL: 'nld the-netherlands holland',
  LU: 'lux l',
  FR: 'fra f',
  DE: 'deu d',
  ES: 'esp e espana',
  PT: 'prt p',
  IT: 'ita i italia',
  AT: 'aut a osterreich',
  CH: 'che',
  GB: 'gbr uk great-britain groot-brittannie',
  IE: 'irl',
  DK: 'dnk',
  SE: 'swe s',
  NO: 'nor n',
  FI: 'fin',
  PL: 'pol',
  CZ: 'cze czech-republic tsjechische-republiek republique-tcheque',
  SK: 'svk',
  SI: 'svn',
  HU: 'hun h',
  RO: 'rou',
  BG: 'bgr',
  GR: 'grc',
  HR: 'hrv',
  ME: 'mne',
  RS: 'srb',
  AL: 'alb',
  CY: 'cyp',
  MT: 'mlt',
  TR: 'tur turkey turquie',
  MA: 'mar',
  TN: 'tun',
  EG: 'egy',
  US: 'usa united-states-of-america',
  CA: 'can',
  DO: 'dom',
  BR: 'bra',
  ZA: 'zaf',
  TH: 'tha',
  ID: 'idn',
  AE: 'are uae',
}

/** What programs write when no country was chosen. */
const silent = /^(?:0|-|null|undefined|unknown|onbekend|inconnu|unbekannt)$/

/** A name in another script is left unchanged. */
const plain = (name: string): string => slugify(name) || name.trim()

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether it is an ISO 3166-1 code in capitals, `BE`. */
export const isCountryCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regions.of(code) !== undefined

function namedCountries(): ReadonlyMap<string, string> {
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountryCode)
  const named = languageCodes.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    return codes.map((code): [string, string] => [plain(names.of(code) ?? code), code])
  })
  const coded = Object.entries(others).flatMap(([code, words]) => words.split(' ').map((word): [string, string] => [word, code]))
  return new Map([...named, ...coded])
}

/** Built on first use, because it contains about a thousand names. */
let byName: ReadonlyMap<string, string> | undefined

/**
 * `BE` for `Belgium`, `BEL`, `be` and `B`. Undefined if no country is given; an unknown name is returned unchanged, so that it is
 * reported and not taken for Belgium.
 */
export function countryOf(name: string | undefined): string | undefined {
  const key = plain(name ?? '')
  if (name === undefined || key === '' || silent.test(key)) return undefined
  byName ??= namedCountries()
  const code = key.toUpperCase()
  return byName.get(key) ?? (isCountryCode(code) ? code : name.trim())
}
