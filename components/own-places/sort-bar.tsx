/** Sorts the page by the distance to one of the visitor's places, or to the farthest of them. */

import { distanceBetween } from '@/lib/domain/map/distance'
import { letterOf, type OwnPlace } from '@/lib/domain/places/own-places'
import type { HomePoint } from '@/lib/domain/places/places-data'
import { styles } from './distance-styles'
import type { Say } from './place-words'

/** Index of a place, the farthest of all, or none. */
export type SortedBy = number | 'worst' | undefined

/** The sort key, in metres. */
export function sortValue(home: HomePoint, places: readonly OwnPlace[], by: SortedBy): number {
  const metres = places.map((place) => distanceBetween(home, place))
  return (typeof by === 'number' ? metres[by] : Math.max(...metres)) ?? 0
}

type Props = {
  places: readonly OwnPlace[]
  say: Say
  label: string
  by: SortedBy
  onChoose: (by: SortedBy) => void
  /** Offers the original order of the page. */
  hasListOrder?: boolean
}

export function SortBar({ places, say, label, by, onChoose, hasListOrder = false }: Props) {
  const choices: { value: SortedBy; letter?: string; text: string }[] = [
    ...places.map(({ name }, index) => ({ value: index, letter: letterOf(index), text: name })),
    ...(places.length > 1 ? [{ value: 'worst' as const, text: say('worst') }] : []),
    ...(hasListOrder ? [{ value: undefined, text: say('listOrder') }] : []),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row
    <div className={styles.sort} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div className={styles.choices}>
        {choices.map(({ value, letter, text }) => (
          <button key={String(value)} type="button" aria-pressed={by === value} onClick={() => onChoose(value)}>
            {letter && <i aria-hidden="true">{letter}</i>}
            {text}
          </button>
        ))}
      </div>
    </div>
  )
}
