/** Asks the server where homes are; no place of the visitor is part of any question. */
import type { NameRow, PlacesData, StockData } from '@/lib/domain/places/places-data'
import type { Goal } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'

/** That of the document. */
export function pageLanguage(): Language {
  const [code] = document.documentElement.lang.split('-')
  return (Object.keys(locales) as Language[]).find((language) => language === code) ?? 'nl'
}

async function ask<Answer>(query: string): Promise<Answer> {
  const response = await fetch(`/api/own-places/?lang=${pageLanguage()}&${query}`)
  if (!response.ok) throw new Error(`own places: ${response.status}`)
  return response.json()
}

/** In one order, so that the browser finds again what it asked before. */
export const fetchHomes = (ids: readonly number[]): Promise<PlacesData> =>
  ask(`ids=${[...new Set(ids)].sort((a, b) => a - b).join()}`)

export const fetchStock = (goal: Goal): Promise<StockData> => ask(`goal=${goal}`)

export const fetchNames = (): Promise<readonly NameRow[]> => ask('names=1')
