/** The noun for a property in a sentence such as "in this house", by web type (specification 3). */

export type DwellingKind = 'house' | 'apartment' | 'studio' | 'plot' | 'building'

const kinds: Readonly<Record<string, DwellingKind>> = { 1: 'house', 2: 'apartment', 3: 'studio', 4: 'plot' }

/** Shops, offices, garages and investment properties are called buildings. */
export function dwellingKindOf(webId: string): DwellingKind {
  return kinds[webId] ?? 'building'
}
