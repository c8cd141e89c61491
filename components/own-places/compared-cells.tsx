/** A row of the comparison: the distance of each property to one of the visitor's places. */
import { letterOf } from '@/lib/domain/places/own-places'
import type { HomePoint } from '@/lib/domain/places/places-data'
import { journeyBetween } from '@/lib/domain/places/travel'
import type { Shown } from './distance-list'
import { styles } from './distance-styles'
import { distanceText, timeText } from './place-words'

/** @param homes in the order of the columns; undefined for unknown properties. */
type Props = { shown: Shown; index: number; homes: readonly (HomePoint | undefined)[] }

export function ComparedCells({ shown: { places, rivers, say, language }, index, homes }: Props) {
  const place = places[index]
  if (!place) return null
  const lines = rivers.map(({ line }) => line)
  const textOf = (home: HomePoint) => {
    const journey = journeyBetween(home, place, lines)
    const time = timeText(journey, place.mode, home.isAbout, say)
    const how = say(`modes.${place.mode}`).toLowerCase()
    return [distanceText(journey.metres, home.isAbout, say, language), time ? `${time} ${how}` : say('noTime')].join(' · ')
  }
  return (
    <>
      <th scope="row" className={styles.row}>
        <i aria-hidden="true">{letterOf(index)}</i>
        {place.name}
      </th>
      {homes.map((home, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change order
        <td key={column}>{home ? textOf(home) : '–'}</td>
      ))}
    </>
  )
}
