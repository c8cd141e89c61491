/** Fetches the positions of properties from the server; requests never contain a place of the visitor. */
import type { NameRow, PlacesData, StockData } from '@/lib/domain/places/places-data'
import type { Goal } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'

/** Language of the document. */
export function pageLanguage(): Language {
  const [code] = document.documentElement.lang.split('-')
  return (Object.keys(locales) as Language[]).find((language) => language === code) ?? 'nl'
}

async function ask<Answer>(query: string): Promise<Answer> {
  const response = await fetch(`/api/own-places/?lang=${pageLanguage()}&${query}`)
  if (!response.ok) throw new Error(`own places: ${response.status}`)
  return response.json()
}

/** Ids sorted, so that the browser's cache recognizes the same request. */
export const fetchHomes = (ids: readonly number[]): Promise<PlacesData> =>
  ask(`ids=${[...new Set(ids)].sort((a, b) => a - b).join()}`)

export const fetchStock = (goal: Goal): Promise<StockData> => ask(`goal=${goal}`)

export const fetchNames = (): Promise<readonly NameRow[]> => ask('names=1')
