/** The labels on the map: a property, the number of properties of a cluster, or the position on a detail page. */
import { type MapMarker, markerText } from '@/lib/domain/map/map-marker'
import type { ShowMessage } from '@/lib/domain/map/messages'
import styles from './map-frame.module.css'
import { countMark, type MapTexts } from './map-texts'

const looks = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** `isOn`: chosen, or its card is hovered or focused. */
type MarkerProps = {
  property: MapMarker
  show: ShowMessage
  isOn: boolean
  /** Dimmed: sold, or outside the searched areas. */
  isOff: boolean
  isChosen: boolean
  texts: MapTexts
  onChoose: () => void
}

export function MarkerButton({ property, show, isOn, isOff, isChosen, texts, onChoose }: MarkerProps) {
  const { id, isApproximate, title } = property
  const text = markerText(property, show.customMarker, show.ignoreList)
  return (
    <button
      type="button"
      data-marker={id}
      className={looks(styles.pin, isOn ? styles.on : isOff && styles.off, isApproximate && styles.loose)}
      aria-label={[text, title, isApproximate && texts.approximate].filter(Boolean).join(', ')}
      data-on={isOn || undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {text}
    </button>
  )
}

type ClusterProps = { id: number; count: number; isOn: boolean; isOff: boolean; texts: MapTexts; onOpen: () => void }

export function ClusterButton({ id, count, isOn, isOff, texts, onOpen }: ClusterProps) {
  const name = texts.cluster.replace(countMark, String(count))
  return (
    <button
      type="button"
      data-marker={id}
      className={looks(styles.pin, styles.cluster, isOn ? styles.on : isOff && styles.off)}
      aria-label={name}
      onClick={onOpen}
    >
      {count}
    </button>
  )
}

/** The label on a detail page, where there is nothing to choose. */
export function PlaceLabel({ property, show }: { property: MapMarker; show: ShowMessage }) {
  return (
    <span className={looks(styles.pin, styles.on, property.isApproximate && styles.loose)}>
      {markerText(property, show.customMarker, show.ignoreList)}
    </span>
  )
}
