/** What programs get of the listings: the documents of partner portals, and the answers of the tools of the Model Context Protocol. */
import { Kysely } from 'kysely'
import { afterAll, beforeAll, vi } from 'vitest'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'
import * as client from '@/lib/server/db/client'
import { migrateToLatest } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { costsTool } from '@/lib/server/mcp/tools/costs-tool'
import { propertyTool } from '@/lib/server/mcp/tools/property-tool'
import { searchTool } from '@/lib/server/mcp/tools/search-tool'
import { slotsTool } from '@/lib/server/mcp/tools/slots-tool'
import { partnerFeeds } from '@/lib/server/syndication/partner-feeds'

const now = new Date('2026-11-23T09:00:00Z')

/** For the tests of the calling file: viewing slots are read from it. */
export function withEmptyDatabase(): void {
  const db = new Kysely<Database>({ dialect: sqliteDialect(':memory:') })
  beforeAll(async () => {
    await migrateToLatest(db)
    vi.spyOn(client, 'getDb').mockResolvedValue(db)
  })
  afterAll(async () => {
    vi.mocked(client.getDb).mockRestore()
    await db.destroy()
  })
}

/** Kyero, OpenImmo and home listings. */
export const partnerDocuments = (language: Language): Promise<unknown[]> =>
  Promise.all(Object.values(partnerFeeds).map((write) => write(language)))

/** Of the tools that are asked about one listing. */
export function toolAnswersAbout(id: number): Promise<unknown[]> {
  const perLanguage = languageCodes.flatMap((language) =>
    [propertyTool, costsTool].map((tool) => tool.call({ id, language }, now)),
  )
  return Promise.all([...perLanguage, slotsTool.call({ id }, now)])
}

/** The tool accepts no others. */
const accepted = (price: number | undefined) => (price !== undefined && price > 0 ? price : undefined)

/** Of the search, by filters and by words. */
export function toolAnswersTo(goal: 'sale' | 'rent', { filter, sort, page }: ListQuery): Promise<unknown[]> {
  const [minPrice, maxPrice] = [accepted(filter.minPrice), accepted(filter.maxPrice)]
  const words = maxPrice ? `huis of appartement tot ${maxPrice} euro` : 'huis of appartement'
  const places = filter.cities.map(({ name, zip }) => name || zip)
  return Promise.all([
    searchTool.call({ goal, minPrice, maxPrice, sort, page }, now),
    searchTool.call({ goal, minPrice, maxPrice, sort, places, types: filter.types.map(Number) }, now),
    searchTool.call({ goal, words }, now),
  ])
}
