'use client'
/** The visitor's own places: added, changed and removed here, and the properties sorted by their distance. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Spot } from '@/lib/domain/map/distance'
import { type OwnPlace, placeLimit } from '@/lib/domain/places/own-places'
import type { PlacesData, ShownHome } from '@/lib/domain/places/places-data'
import { adoptStyles } from './distance-styles'
import { Failed } from './failed'
import { fetchHomes, pageLanguage } from './fetch-places'
import { NearestHomes } from './nearest-homes'
import { PlaceForm } from './place-form'
import { PlaceRow } from './place-row'
import { type Say, sayWith } from './place-words'
import { type MapSettings, PlacesMap } from './places-map'
import { followOwnPlaces, readOwnPlaces, writeOwnPlaces } from './places-store'
import styles from './places-tool.module.css'
import { useFetched } from './use-fetched'

const none: readonly OwnPlace[] = []

type Props = { map: MapSettings | undefined; failed: string; retry: string }

export function PlacesTool({ map, failed, retry: label }: Props) {
  useLayoutEffect(adoptStyles, [])
  const { answer, hasFailed, again } = useFetched(() => fetchHomes([]), 'words')
  if (hasFailed) return <Failed text={failed} label={label} onRetry={again} />
  return answer ? <Places map={map} data={answer} /> : <div className={styles.waiting} />
}

type Keep = (next: readonly OwnPlace[], text: string) => void

function PlaceRows({ places, say, keep }: { places: readonly OwnPlace[]; say: Say; keep: Keep }) {
  return (
    <ul className={styles.places}>
      {places.map((place, index) => (
        <PlaceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
          key={index}
          place={place}
          index={index}
          say={say}
          onMode={(mode) => keep(places.with(index, { ...place, mode }), say(`modes.${mode}`))}
          onRemove={() => keep(places.toSpliced(index, 1), say('removed', { name: place.name }))}
        />
      ))}
    </ul>
  )
}

function PrivacyNote({ places, say, keep }: { places: readonly OwnPlace[]; say: Say; keep: Keep }) {
  return (
    <p className={styles.private}>
      <Icon of="lock" />
      <span>
        <b>{say('private')}</b> {say('privateMore')}{' '}
        {places.length > 0 && (
          <button type="button" onClick={() => keep([], say('cleared'))}>
            {say('clear')}
          </button>
        )}
      </span>
    </p>
  )
}

/** Focuses the list when the focused button was removed with its place. @param change number of changes so far */
function useFocusBeside(change: number) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (change > 0 && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [change])
  return element
}

function Places({ map, data }: { map: MapSettings | undefined; data: PlacesData }) {
  const places = useSyncExternalStore(followOwnPlaces, readOwnPlaces, () => none)
  const [picked, setPicked] = useState<Spot>()
  const [{ said, change }, setSaid] = useState({ said: '', change: 0 })
  const [sights, setSights] = useState<readonly ShownHome[]>([])
  const [say] = useState(() => sayWith(data.words))
  const language = pageLanguage()
  const own = useFocusBeside(change)
  const keep: Keep = (next, text) =>
    setSaid({ said: writeOwnPlaces(next) ? text : `${text} ${say('noStorage')}`, change: change + 1 })
  const add = (place: OwnPlace) => {
    keep([...places, place], say('added', { name: place.name }))
    setPicked(undefined)
  }
  return (
    <>
      <div className={`wrap ${styles.two}`}>
        <section ref={own} aria-label={say('yours')} tabIndex={-1}>
          <PlaceRows places={places} say={say} keep={keep} />
          {places.length < placeLimit ? (
            <PlaceForm key={places.length} index={places.length} say={say} picked={picked} onAdd={add} />
          ) : (
            <p className={styles.full}>{say('free.0')}</p>
          )}
          <p className="vh" role="status">
            {said}
          </p>
          <PrivacyNote places={places} say={say} keep={keep} />
        </section>
        {map && <PlacesMap {...{ settings: map, places, homes: sights, picked, say, language, onPick: setPicked }} />}
      </div>
      <NearestHomes shown={{ places, rivers: data.rivers, say, language }} onShow={setSights} />
    </>
  )
}
