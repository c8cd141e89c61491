'use client'
/**
 * Shows distances for visitors who have own places: on cards, on a property's page, in the comparison. Loaded only for them
 * (`own-distances.client.tsx`); the markup from the server is the same for everyone.
 */
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { OwnPlace } from '@/lib/domain/places/own-places'
import type { HomePoint, PlacesData } from '@/lib/domain/places/places-data'
import { ComparedCells } from './compared-cells'
import { DistanceList, type Shown } from './distance-list'
import { adoptStyles } from './distance-styles'
import { DistanceTable } from './distance-table'
import { fetchHomes, pageLanguage } from './fetch-places'
import { type FoundHomes, findHomes, idsOf } from './find-homes'
import { ListSorter } from './list-sorter'
import { sayWith } from './place-words'
import { followOwnPlaces, readOwnPlaces } from './places-store'
import type { SortedBy } from './sort-bar'

const none: readonly OwnPlace[] = []

/** The positions of the properties; fetched once, and only when the page shows any. */
function useData(found: FoundHomes): PlacesData | undefined {
  const [data, setData] = useState<PlacesData>()
  useEffect(() => {
    const ids = idsOf(found)
    if (ids.length > 0) fetchHomes(ids).then(setData, () => {})
  }, [found])
  return data
}

/** Inserts the host elements into the page as long as there are places. */
function useHosts({ hosts }: FoundHomes, count: number): void {
  useLayoutEffect(() => {
    const shown = count > 0 ? hosts.filter(({ index = 0 }) => index < count) : []
    for (const { element, parent, before } of shown) parent.insertBefore(element, before)
    return () => {
      for (const { element } of shown) element.remove()
    }
  }, [hosts, count])
}

export function Distances() {
  const places = useSyncExternalStore(followOwnPlaces, readOwnPlaces, () => none)
  const [found] = useState(() => findHomes(document))
  const data = useData(found)
  useLayoutEffect(adoptStyles, [])
  useHosts(found, data ? places.length : 0)
  return data && places.length > 0 ? <Drawn places={places} found={found} data={data} /> : null
}

function Drawn({ places, found, data }: { places: readonly OwnPlace[]; found: FoundHomes; data: PlacesData }) {
  const [sortedBy, setSortedBy] = useState<SortedBy>()
  const [say] = useState(() => sayWith(data.words))
  const shown: Shown = { places, rivers: data.rivers, say, language: pageLanguage() }
  const homes = new Map(data.homes.map((home) => [home.id, home]))
  const { cards, home, compared, list } = found
  const own = home && homes.get(home.id)
  return (
    <>
      {cards.map(({ id, host }) => {
        const point = homes.get(id)
        return point && createPortal(<DistanceList shown={shown} home={point} sortedBy={sortedBy} />, host)
      })}
      {home && own && createPortal(<DistanceTable shown={shown} home={own} href={data.href} />, home.host)}
      {compared?.rows.slice(0, places.length).map((row, index) => {
        const columns = compared.ids.map((id): HomePoint | undefined => homes.get(id))
        return createPortal(<ComparedCells shown={shown} index={index} homes={columns} />, row)
      })}
      {list &&
        createPortal(
          <ListSorter
            list={list.element}
            cards={cards}
            homes={homes}
            {...{ shown, href: data.href, by: sortedBy }}
            onSort={setSortedBy}
          />,
          list.host,
        )}
    </>
  )
}
