/** Countries by their names in the languages of feeds; of codes, the two letters of ISO 3166-1. */
const names: Readonly<Record<string, readonly string[]>> = {
  BE: ['belgium', 'belgië', 'belgie', 'belgique', 'belgien', 'bel', 'b'],
  NL: ['netherlands', 'the netherlands', 'nederland', 'pays-bas', 'niederlande', 'nld'],
  LU: ['luxembourg', 'luxemburg', 'lux', 'l'],
  FR: ['france', 'frankrijk', 'frankreich', 'fra', 'f'],
  DE: ['germany', 'duitsland', 'allemagne', 'deutschland', 'deu', 'd'],
  ES: ['spain', 'spanje', 'espagne', 'spanien', 'españa', 'esp', 'e'],
  PT: ['portugal', 'prt', 'p'],
  IT: ['italy', 'italië', 'italie', 'italien', 'italia', 'ita', 'i'],
  AT: ['austria', 'oostenrijk', 'autriche', 'österreich', 'aut', 'a'],
  CH: ['switzerland', 'zwitserland', 'suisse', 'schweiz', 'che'],
  GB: ['united kingdom', 'uk', 'verenigd koninkrijk', 'royaume-uni', 'gbr'],
}

const byName = new Map(Object.entries(names).flatMap(([code, known]) => known.map((name) => [name, code])))

/** `BE` of `Belgium`, `BEL`, `be` and `B`; undefined for a country that nobody knows. */
export function countryOf(name: string | undefined): string | undefined {
  const lower = name?.trim().toLowerCase() ?? ''
  return byName.get(lower) ?? (/^[a-z]{2}$/.test(lower) ? lower.toUpperCase() : undefined)
}
