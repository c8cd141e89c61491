/** Where the stops of the day lie, numbered in their order; a hidden address is a ring. A picture of our own tiles, without script. */
import { useTranslations } from 'next-intl'
import { useAttribution } from '@/components/map/attribution'
import { StillTiles } from '@/components/map/still-tiles'
import { approximateRadius } from '@/lib/domain/map/map-marker'
import { fitPlaces, placeTiles } from '@/lib/domain/map/still-map'
import { lookName } from '@/lib/domain/map/tile'
import type { PublicProperty } from '@/lib/domain/property/property'
import { formatStreet, formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { boxWords } from '@/lib/i18n/box-words'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { mapSource } from '@/lib/server/map/map-source'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { isEnabled } from '@/lib/server/pages/feature'
import styles from './day-map.module.css'
import { type DayMark, daySize, ringEnds, ringWidth, toDayMarks } from './day-marks'
import type { DayProps } from './viewing-day-page'

const isHidden = ({ address }: PublicProperty) => address.kind === 'hidden'

const nameOf = (home: PublicProperty, language: Language) =>
  formatStreet(home.address, boxWords[language]) || formatTown(home, home.texts[language].countryName)

/** Undefined where the site has no tiles, such as abroad, or no map at all. */
function useLook(homes: readonly PublicProperty[], language: Language) {
  const { version, maxZoom } = mapSource()
  const places = [...homes, ...homes.filter(isHidden).flatMap((home) => ringEnds(home, approximateRadius))]
  const fit = fitPlaces(places, daySize, { closest: Math.min(15, maxZoom), furthest: 9 })
  if (!fit || !isEnabled('map')) return undefined
  const tilesOf = (scheme: 'light' | 'dark') =>
    placeTiles(fit.middle, fit.zoom, daySize, tileRegion(), lookName({ language, scheme }, version))
  const tiles = tilesOf('light')
  return tiles.length > 0 ? { tiles, dark: tilesOf('dark'), zoom: fit.zoom, spots: fit.spots.slice(0, homes.length) } : undefined
}

const at = ({ left, top }: { left: number; top: number }) => ({ left: `${left}%`, top: `${top}%` })

/** @param props.isAbout only a rounded point is known of all its stops. */
function Mark({ mark: { numbers, name, isBefore, ...spot }, isAbout }: { mark: DayMark; isAbout: boolean }) {
  const looks = [styles.mark, isBefore && styles.before, isAbout && styles.about]
  return (
    <span className={looks.filter(Boolean).join(' ')} style={at(spot)}>
      <b>{numbers.join(', ')}</b>
      {name && <small>{name}</small>}
    </span>
  )
}

export function DayMap({ language, day }: DayProps) {
  const t = useTranslations('ViewingDay')
  const attribution = useAttribution()
  const homes = day.plan.stops.flatMap(({ id }) => getSnapshot().propertyById.get(id) ?? [])
  const names = homes.map((home) => nameOf(home, language))
  const look = useLook(homes, language)
  if (!look) return null
  const { tiles, dark, zoom, spots } = look
  const areHidden = homes.map(isHidden)
  const label = t('map', { stops: names.map((name, index) => `${index + 1}. ${name}`).join('; ') })
  return (
    <figure className={`${styles.map} no-print`}>
      <div className={styles.picture} role="img" aria-label={label}>
        <StillTiles tiles={tiles} dark={dark} />
        {homes.map((home, index) => {
          const spot = spots[index]
          const width = `${ringWidth(home.latitude, zoom, approximateRadius)}%`
          return isHidden(home) && spot && <i key={home.id} className={styles.ring} style={{ ...at(spot), width }} />
        })}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={spots.map(({ left, top }) => `${left.toFixed(2)},${top.toFixed(2)}`).join(' ')} />
        </svg>
        {toDayMarks(spots, names).map((mark) => (
          <Mark key={mark.numbers[0]} mark={mark} isAbout={mark.numbers.every((number) => areHidden[number - 1])} />
        ))}
        <small className={styles.source}>{attribution.text}</small>
      </div>
      {areHidden.includes(true) && <figcaption>{t('hidden')}</figcaption>}
    </figure>
  )
}
