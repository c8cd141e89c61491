/** A table of items with its filters, for the page and the CSV file. */
import 'server-only'
import { arrangeItems, type ItemQuery, itemQueryPairs, parseItemQuery, type TextOf } from '../../domain/portal/item-query.ts'
import type { ItemKind, PortalItem } from '../../domain/portal/portal-item.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import type { Db } from '../db/client.ts'
import { itemTextsIn } from './item-texts.ts'
import type { OwnedProperty } from './owned-property.ts'
import { findPortalItems } from './portal-items.ts'
import type { Query } from './portal-links.ts'

export type ItemPage = {
  kind: ItemKind
  query: ItemQuery
  /** Query of the address. */
  pairs: Query
  items: PortalItem[]
  /** Number before filtering. */
  total: number
  /** Types that occur, with their labels. */
  types: { value: string; text: string }[]
  textOf: TextOf
}

/** Views that are a table. */
export const tableViews = { visits: 'visit', communications: 'communication', media: 'media' } as const

export type TableView = keyof typeof tableViews

function typesOf(items: readonly PortalItem[], textOf: TextOf) {
  const texts = new Map(items.map((item) => [item.type, textOf(item, 'type')]))
  return [...texts].map(([value, text]) => ({ value, text })).toSorted((a, b) => a.text.localeCompare(b.text))
}

export type ItemPageRequest = { kind: ItemKind; language: Language; query: URLSearchParams; now: Date }

/** @param query filters of the address; invalid ones are ignored @throws database errors. */
export async function getItemPage(
  db: Db,
  owned: OwnedProperty,
  { kind, language, query, now }: ItemPageRequest,
): Promise<ItemPage> {
  const all = await findPortalItems(db, owned, kind, now, language)
  const textOf = itemTextsIn(language)
  const parsed = parseItemQuery(query, kind)
  return {
    kind,
    query: parsed,
    pairs: itemQueryPairs(parsed),
    items: arrangeItems(all, parsed, textOf, locales[language]),
    total: all.length,
    types: typesOf(all, textOf),
    textOf,
  }
}
