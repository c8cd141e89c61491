/** Items with a page of their own below a list page: agents and branches. */
import type { Branch } from '../../../domain/agency/branch.ts'
import type { ItemList } from '../../../routing/href.ts'
import type { Snapshot } from './snapshot-type.ts'

type Item = { slug: string; picture?: Branch['picture'] }

const itemsOf: Record<ItemList, (snapshot: Snapshot) => readonly Item[]> = {
  agents: ({ agents }) => agents,
  offices: ({ branches }) => branches,
}

export const listItems = (snapshot: Snapshot, list: ItemList): readonly Item[] => itemsOf[list](snapshot)

/** @param slug last segment of an address. */
export const hasItem = (snapshot: Snapshot, list: ItemList, slug: string): boolean =>
  listItems(snapshot, list).some((item) => item.slug === slug)
