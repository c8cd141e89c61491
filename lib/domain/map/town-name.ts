/** Towns as the content keeps them: in capitals, spelt as the municipality spells itself. */
import { foldName } from '../search/property-filter.ts'
import { getMunicipalities } from './belgium.ts'

const letters = (name: string) => foldName(name).replace(/[^a-z]/g, '')

let known: ReadonlyMap<string, string> | undefined

/** Names in capitals, by their letters alone. */
function spellings(): ReadonlyMap<string, string> {
  known ??= new Map(
    getMunicipalities()
      .flatMap(({ names }) => Object.values(names).filter(Boolean))
      .map((name) => [letters(name), name.toUpperCase()]),
  )
  return known
}

/** `Gent` as `GENT`, `liege` as `LIÈGE`, `sint niklaas` as `SINT-NIKLAAS`; what is no municipality of Belgium keeps its letters. */
export function townInCapitals(town: string, isBelgian: boolean): string {
  return (isBelgian ? spellings().get(letters(town)) : undefined) ?? town.trim().toUpperCase()
}
