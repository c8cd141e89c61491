/** The order of the cards of a list, by distance, on the page that stands. */
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
  /** The page of the places. */
  href: string | undefined
  by: SortedBy
  onSort: (by: SortedBy) => void
}

export function ListSorter({ list, cards, homes, shown: { places, say }, href, by, onSort }: Props) {
  /** As the page came. */
  const original = useRef<readonly Element[]>([...list.children])
  const sort = (next: SortedBy) => {
    const homeOf = new Map(cards.map(({ id, item }): [Element | null, HomePoint | undefined] => [item, homes.get(id)]))
    /** What is no home, such as the tile of the agency, stands last. */
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
