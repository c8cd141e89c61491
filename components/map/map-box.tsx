/** A map and its place on the page; without script a sentence (docs/decisions/010-map-frame-and-tiles.md). */
import { useTranslations } from 'next-intl'
import { mapFrameHref } from '@/lib/domain/map/frame-address'
import type { ShowMessage } from '@/lib/domain/map/messages'
import type { Language } from '@/lib/domain/text/language'
import { LaterMap } from './later-map.client'
import styles from './map-box.module.css'

/** `label`: accessible name of the map. `className` sets its size; without it, it fills its column at a height of 440 px. */
type Props = { language: Language; label: string; message: ShowMessage; className?: string | undefined }

export function MapBox({ language, label, message, className }: Props) {
  const t = useTranslations('PropertyMap')
  return (
    <div className={`${styles.map} ${className ?? styles.height} no-print`}>
      <LaterMap src={mapFrameHref(language)} label={label} message={message}>
        <p className={styles.withoutScript}>{t(`withoutScript.${message.mapType}`)}</p>
      </LaterMap>
    </div>
  )
}
