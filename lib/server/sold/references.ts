/** Data of the references page: sales and lettings. */
import 'server-only'
import { groupBy } from '../../domain/sold/group-by.ts'
import type { Reference } from '../../domain/sold/sold-case.ts'
import type { ReferenceQuery } from '../../routing/reference-query.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Cards per page. */
const perPage = 12

type TownCount = { town: string; count: number }

export type FoundReferences = {
  items: readonly Reference[]
  total: number
  page: number
  pageCount: number
  /** Of the chosen town. */
  counts: { all: number; sold: number; let: number }
  /** Towns with the chosen deal, most references first. */
  towns: readonly TownCount[]
}

function countTowns(references: readonly Reference[]): TownCount[] {
  return [...groupBy(references, ({ town }) => town)]
    .map(([town, here]) => ({ town, count: here.length }))
    .sort((one, other) => other.count - one.count || one.town.localeCompare(other.town))
}

/** An unknown town is ignored; a page beyond the last shows the last one. */
export function findReferences({ deal, town, page }: ReferenceQuery): FoundReferences {
  const { references } = getSnapshot().market
  const known = references.some((reference) => reference.town === town) ? town : undefined
  const here = known ? references.filter((reference) => reference.town === known) : references
  const ofDeal = (list: readonly Reference[]) => (deal ? list.filter((reference) => reference.deal === deal) : list)
  const found = ofDeal(here)
  const pageCount = Math.max(1, Math.ceil(found.length / perPage))
  const shown = Math.min(page, pageCount)
  const sold = here.filter((reference) => reference.deal === 'sold').length
  return {
    items: found.slice((shown - 1) * perPage, shown * perPage),
    total: found.length,
    page: shown,
    pageCount,
    counts: { all: here.length, sold, let: here.length - sold },
    towns: countTowns(ofDeal(references)),
  }
}
