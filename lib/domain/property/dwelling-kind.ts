/** What a text calls the property in "in this house", by its web type (specification 3). */

export type DwellingKind = 'house' | 'apartment' | 'studio' | 'plot' | 'building'

const kinds: Readonly<Record<string, DwellingKind>> = { 1: 'house', 2: 'apartment', 3: 'studio', 4: 'plot' }

/** Shops, offices, garages and yield properties are buildings. */
export function dwellingKindOf(webId: string): DwellingKind {
  return kinds[webId] ?? 'building'
}
