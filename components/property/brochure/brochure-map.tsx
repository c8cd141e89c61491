/** The place on a still map of our own tiles: a pin, or a circle of about a kilometre where the address is hidden. */
import { useTranslations } from 'next-intl'
import { tileSize } from '@/lib/domain/map/mercator'
import { placeTiles } from '@/lib/domain/map/still-map'
import type { PublicProperty } from '@/lib/domain/property/property'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { tileSettings } from '@/lib/server/map/tiles/tile-settings'
import styles from './brochure-map.module.css'

const size = { width: 480, height: 240 }

/** Streets around a pin, the town around a circle. */
const zooms = { exact: 14, rounded: 12 } as const

type Props = { property: Pick<PublicProperty, 'latitude' | 'longitude' | 'address'>; name: string }

/** Nothing where the site has no tiles, such as abroad. */
export function BrochureMap({ property, name }: Props) {
  const t = useTranslations('MapFrame')
  const isExact = property.address.kind === 'shown'
  const tiles = placeTiles(property, isExact ? zooms.exact : zooms.rounded, size, tileRegion())
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
      <figcaption>{tileSettings().attribution || t('drawn')}</figcaption>
    </figure>
  )
}
