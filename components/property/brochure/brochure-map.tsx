/** The location on a static map of our own tiles: a pin, or a circle of about a kilometre where the address is hidden. */
import { useAttribution } from '@/components/map/attribution'
import { tileSize } from '@/lib/domain/map/mercator'
import { placeTiles } from '@/lib/domain/map/still-map'
import { lookName } from '@/lib/domain/map/tile'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { mapSource } from '@/lib/server/map/map-source'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import styles from './brochure-map.module.css'

const size = { width: 480, height: 240 }

/** Zoom: streets around a pin, the town around a circle. */
const zooms = { exact: 14, rounded: 12 } as const

type Props = { property: Pick<PublicProperty, 'latitude' | 'longitude' | 'address'>; name: string; language: Language }

/** Renders nothing where the site has no tiles, such as abroad. */
export function BrochureMap({ property, name, language }: Props) {
  const attribution = useAttribution()
  const isExact = property.address.kind === 'shown'
  const { version, maxZoom } = mapSource()
  const look = lookName({ language, scheme: 'light' }, version)
  const zoom = Math.min(isExact ? zooms.exact : zooms.rounded, maxZoom)
  const tiles = placeTiles(property, zoom, size, tileRegion(), look)
  if (tiles.length === 0) return null
  return (
    <figure className={styles.figure}>
      <div className={styles.map} role="img" aria-label={name}>
        {tiles.map(({ url, left, top, width, height }) => (
          // biome-ignore lint/performance/noImgElement: tiles have one size
          <img
            key={url}
            src={url}
            alt=""
            width={tileSize}
            height={tileSize}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        ))}
        <span className={isExact ? styles.pin : styles.circle} />
      </div>
      <figcaption>{attribution.text}</figcaption>
    </figure>
  )
}
