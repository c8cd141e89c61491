/** Looks up a place by its name in the browser: the list of all names is fetched once; the typed name is never sent. */
import { createPlaceIndex, type FoundPlace, type NamedPlace, type PlaceIndex } from '@/lib/domain/search/named-places'
import { inEachLanguage } from '@/lib/domain/text/language'
import { fetchNames } from './fetch-places'

let index: Promise<PlaceIndex> | undefined

async function loadIndex(): Promise<PlaceIndex> {
  const rows = await fetchNames()
  return createPlaceIndex(
    rows.map(([name, also, kind, latitude, longitude]): NamedPlace => {
      return { kind, name: inEachLanguage(() => name), also, latitude, longitude }
    }),
  )
}

export async function lookUp(text: string): Promise<FoundPlace> {
  index ??= loadIndex()
  try {
    return (await index).find(text)
  } catch (error) {
    index = undefined
    throw error
  }
}
