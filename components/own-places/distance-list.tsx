/** The distances of a property to the visitor's places, one line each: on cards. */
import { Icon } from '@/components/ui/icon'
import { letterOf, type OwnPlace } from '@/lib/domain/places/own-places'
import type { HomePoint, RiverShape } from '@/lib/domain/places/places-data'
import { journeyBetween } from '@/lib/domain/places/travel'
import type { Language } from '@/lib/domain/text/language'
import { styles } from './distance-styles'
import { distanceText, type Say, timeText } from './place-words'
import type { SortedBy } from './sort-bar'

/** Data shared by all properties of a page. */
export type Shown = {
  places: readonly OwnPlace[]
  rivers: readonly RiverShape[]
  say: Say
  language: Language
}

export function DistanceList({ shown, home, sortedBy }: { shown: Shown; home: HomePoint; sortedBy: SortedBy }) {
  const { places, rivers, say, language } = shown
  const lines = rivers.map(({ line }) => line)
  return (
    <ul className={styles.list} aria-label={say('distances')}>
      {places.map((place, index) => {
        const journey = journeyBetween(home, place, lines)
        const time = timeText(journey, place.mode, home.isAbout, say)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same name
          <li key={index} className={index === sortedBy ? styles.sorted : undefined}>
            <i aria-hidden="true">{letterOf(index)}</i>
            <span>{place.name}</span>
            <span>{distanceText(journey.metres, home.isAbout, say, language)}</span>
            <span>
              {time && <Icon of={place.mode === 'walking' ? 'footprints' : 'bike'} size={16} />}
              {time && <span className="vh">{say(`modes.${place.mode}`)} </span>}
              {time ?? say('noTime')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
