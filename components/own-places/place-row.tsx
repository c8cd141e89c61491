/** One of the visitor's places, with the mode of travel. */
import { Icon } from '@/components/ui/icon'
import { letterOf, type OwnPlace } from '@/lib/domain/places/own-places'
import { type TravelMode, travelModes } from '@/lib/domain/places/travel'
import type { Say } from './place-words'
import styles from './places-tool.module.css'

type Props = { place: OwnPlace; index: number; say: Say; onMode: (mode: TravelMode) => void; onRemove: () => void }

export function PlaceRow({ place, index, say, onMode, onRemove }: Props) {
  return (
    <li>
      <i aria-hidden="true">{letterOf(index)}</i>
      <div>
        <b>{place.name}</b>
        <small>{place.where}</small>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not a part of a form */}
      <div className={styles.modes} role="group" aria-label={`${place.name}, ${say('how')}`}>
        {travelModes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={place.mode === mode}
            aria-label={say(`modes.${mode}`)}
            onClick={() => onMode(mode)}
          >
            <Icon of={mode === 'walking' ? 'footprints' : 'bike'} />
          </button>
        ))}
      </div>
      <button type="button" className={styles.remove} aria-label={say('remove', { name: place.name })} onClick={onRemove}>
        <Icon of="x" />
      </button>
    </li>
  )
}
