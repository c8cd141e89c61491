/** The location of the properties of a landing page: a static map of our own tiles that links to the map of the list. */
import { useTranslations } from 'next-intl'
import { useAttribution } from '@/components/map/attribution'
import { StillTiles } from '@/components/map/still-tiles'
import { fitPlaces, placeTiles } from '@/lib/domain/map/still-map'
import { lookName } from '@/lib/domain/map/tile'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { mapSource } from '@/lib/server/map/map-source'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { isEnabled } from '@/lib/server/pages/feature'
import styles from './landing-map.module.css'

const size = { width: 520, height: 240 }
/** Zoom levels; below the smallest, a region is too small to distinguish places. */
const zooms = { closest: 14, furthest: 9 } as const

type Props = { homes: readonly PublicProperty[]; href: string; language: Language }

/** Renders nothing where the site has no tiles, such as abroad, or no map at all. */
export function LandingMap({ homes, href, language }: Props) {
  const t = useTranslations('LandingPage')
  const attribution = useAttribution()
  const { version, maxZoom } = mapSource()
  const fit = fitPlaces(homes, size, { closest: Math.min(zooms.closest, maxZoom), furthest: zooms.furthest })
  if (!fit || !isEnabled('map')) return null
  const tilesOf = (scheme: 'light' | 'dark') =>
    placeTiles(fit.middle, fit.zoom, size, tileRegion(), lookName({ language, scheme }, version))
  const tiles = tilesOf('light')
  if (tiles.length === 0) return null
  return (
    <a className={`${styles.map} no-print`} href={href} rel="nofollow">
      <StillTiles tiles={tiles} dark={tilesOf('dark')} />
      {homes.map(({ id, address }, index) => (
        <span
          key={id}
          className={address.kind === 'shown' ? styles.exact : styles.about}
          style={{ left: `${fit.spots[index]?.left}%`, top: `${fit.spots[index]?.top}%` }}
        />
      ))}
      <b>{t('map', { count: homes.length })}</b>
      <small>{attribution.text}</small>
    </a>
  )
}
