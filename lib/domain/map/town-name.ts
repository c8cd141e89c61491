/** Town names as the content stores them: in capitals, in the official spelling of the municipality. */
import { foldName } from '../search/property-filter.ts'
import { getMunicipalities } from './belgium.ts'

const letters = (name: string) => foldName(name).replace(/[^a-z]/g, '')

let known: ReadonlyMap<string, string> | undefined

/** Official names in capitals, by their letters alone. */
function spellings(): ReadonlyMap<string, string> {
  known ??= new Map(
    getMunicipalities()
      .flatMap(({ names }) => Object.values(names).filter(Boolean))
      .map((name) => [letters(name), name.toUpperCase()]),
  )
  return known
}

/** `Gent` → `GENT`, `liege` → `LIÈGE`, `sint niklaas` → `SINT-NIKLAAS`; other names are only put in capitals. */
export function townInCapitals(town: string, isBelgian: boolean): string {
  return (isBelgian ? spellings().get(letters(town)) : undefined) ?? town.trim().toUpperCase()
}
