/** The properties chosen on the map: one, or all of a building whose markers cannot be told apart. */
import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useState } from 'react'
import { notifyPage } from './use-page-messages'

/** The marker of a property, to return the focus to. */
const markerOf = (id: number | undefined) => document.querySelector<HTMLElement>(`[data-marker="${id}"]`)

export function useChosen(map: LeafletMap | null, selectedId: number) {
  const [chosenIds, setChosenIds] = useState<readonly number[]>(selectedId ? [selectedId] : [])

  function choose(ids: readonly number[]): void {
    setChosenIds(ids)
    notifyPage({ kind: 'selection', id: ids[0] ?? 0 })
  }

  function leave(): void {
    markerOf(chosenIds[0])?.focus({ preventScroll: true })
    choose([])
  }

  useEffect(() => {
    if (!map || chosenIds.length === 0) return
    const onEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave()
    }
    const onMapClick = () => choose([])
    document.addEventListener('keydown', onEscape)
    map.on('click', onMapClick)
    return () => {
      document.removeEventListener('keydown', onEscape)
      map.off('click', onMapClick)
    }
  })

  return { chosenIds, choose, leave }
}
