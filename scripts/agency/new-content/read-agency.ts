/** Reads the agency's data from the command line; missing values are left empty for the agency to fill in. */
import { basename, resolve } from 'node:path'
import { findMunicipality } from '../../../lib/domain/map/belgium.ts'
import { blankMail, blankNumber, notGiven } from '../../../lib/domain/site/given.ts'
import { inEachLanguage, isLanguage, type Language, languageCodes } from '../../../lib/domain/text/language.ts'
import { type Line, UsageError } from '../command.ts'
import type { Agency } from './adapt.ts'

/** @throws UsageError for a language that the software does not support. */
function readLanguages(text: string): Language[] {
  const codes = text.split(',').map((code) => code.trim())
  const unknown = codes.find((code) => !isLanguage(code))
  if (unknown !== undefined) throw new UsageError(`--languages: expected some of ${languageCodes.join(', ')}; found "${unknown}"`)
  return codes.filter(isLanguage)
}

/** @throws UsageError for an unknown municipality of Belgium. */
export function readAgency(folder: string, line: Line): Agency {
  const wanted = line.option('town') ?? 'Gent'
  const town = findMunicipality(wanted)
  if (!town) throw new UsageError(`--town: expected a municipality of Belgium; found "${wanted}"`)
  const own = town.names[town.languages[0] ?? 'nl'] ?? wanted
  return {
    name: line.option('name') ?? basename(resolve(folder)),
    town: inEachLanguage((code) => town.names[code] || own),
    street: line.option('street') ?? notGiven,
    zip: line.option('zip') ?? notGiven,
    phone: line.option('phone') ?? notGiven,
    mail: line.option('mail') ?? blankMail,
    enterpriseNumber: blankNumber,
    latitude: town.latitude,
    longitude: town.longitude,
    languages: readLanguages(line.option('languages') ?? town.languages.join(',')),
  }
}
