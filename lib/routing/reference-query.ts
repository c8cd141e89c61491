/** Query parameters of the references page: `?deal=let&town=Berchem&page=2`. */

/** Original path of that page. */
export const referencesPath = 'sold'

export type ReferenceQuery = { deal: 'sold' | 'let' | undefined; town: string | undefined; page: number }

export const emptyReferenceQuery: ReferenceQuery = { deal: undefined, town: undefined, page: 1 }

const keys = ['deal', 'town', 'page'] as const

/** Whether the query filters or pages the list. */
export const hasReferenceQuery = (query: URLSearchParams): boolean => keys.some((key) => query.has(key))

/** Invalid parameters are ignored. */
export function readReferenceQuery(query: URLSearchParams): ReferenceQuery {
  const deal = query.get('deal')
  const page = query.get('page') ?? ''
  return {
    deal: deal === 'sold' || deal === 'let' ? deal : undefined,
    town: query.get('town') || undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** `?town=Berchem&page=2`; empty for the first page without filter. */
export function referenceQueryText({ deal, town, page }: ReferenceQuery): string {
  const query = new URLSearchParams()
  if (deal) query.set('deal', deal)
  if (town) query.set('town', town)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}
