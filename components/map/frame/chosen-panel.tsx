/** The properties chosen on the map, as links to their pages. */
import { useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { type MapMarker, markerText } from '@/lib/domain/map/map-marker'
import type { ShowMessage } from '@/lib/domain/map/messages'
import styles from './map-overlays.module.css'
import type { MapTexts } from './map-texts'

type Props = { chosen: readonly MapMarker[]; show: ShowMessage; texts: MapTexts; onClose: () => void }

export function ChosenPanel({ chosen, show, texts, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const firstId = chosen[0]?.id
  // The focus moves to the panel; Escape returns it to the marker.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is a new panel
  useEffect(() => {
    if (document.activeElement?.matches('[data-marker]')) list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [firstId])
  return (
    <section className={styles.chosen} aria-label={texts.chosen}>
      <ul ref={list}>
        {chosen.map((property) => (
          <li key={property.id}>
            <a href={property.href} target="_top">
              <b>{markerText(property, show.customMarker, show.ignoreList)}</b>
              <span>{property.title}</span>
              {property.isApproximate && <small>{texts.approximate}</small>}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" aria-label={texts.close} onClick={onClose}>
        <Icon of="x" />
      </button>
    </section>
  )
}
