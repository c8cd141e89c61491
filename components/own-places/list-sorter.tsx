/** Sorts the cards of the list on the page by distance. */
import { useRef } from 'react'
import type { HomePoint } from '@/lib/domain/places/places-data'
import type { Shown } from './distance-list'
import { styles } from './distance-styles'
import type { FoundHomes } from './find-homes'
import { SortBar, type SortedBy, sortValue } from './sort-bar'

type Props = {
  list: Element
  cards: FoundHomes['cards']
  homes: ReadonlyMap<number, HomePoint>
  shown: Shown
  /** Address of the page of own places. */
  href: string | undefined
  by: SortedBy
  onSort: (by: SortedBy) => void
}

export function ListSorter({ list, cards, homes, shown: { places, say }, href, by, onSort }: Props) {
  /** The order in which the page was loaded. */
  const original = useRef<readonly Element[]>([...list.children])
  const sort = (next: SortedBy) => {
    const homeOf = new Map(cards.map(({ id, item }): [Element | null, HomePoint | undefined] => [item, homes.get(id)]))
    /** Items that are not a property, such as the contact tile, come last. */
    const metresTo = (item: Element) => {
      const home = homeOf.get(item)
      return home ? sortValue(home, places, next) : Number.MAX_VALUE
    }
    const sorted = original.current.toSorted((a, b) => metresTo(a) - metresTo(b))
    list.append(...(next === undefined ? original.current : sorted))
    onSort(next)
  }
  const sorted = by === 'worst' ? say('sortedWorst') : typeof by === 'number' && say('sorted', { name: places[by]?.name ?? '' })
  return (
    <div className={`${styles.sorter} no-print`}>
      <SortBar places={places} say={say} label={say('thisPage')} by={by} onChoose={sort} hasListOrder />
      {href && <a href={href}>{say('all')}</a>}
      <p className="vh" role="status">
        {sorted || say('unsorted')}
      </p>
    </div>
  )
}
