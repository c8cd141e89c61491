/**
 * A map of the day's stops, numbered in order; a hidden address is a ring. Static tiles of our own, with a second zoom level,
 * without script.
 */
import { useTranslations } from 'next-intl'
import { useAttribution } from '@/components/map/attribution'
import { StillTiles } from '@/components/map/still-tiles'
import { Icon } from '@/components/ui/icon'
import { approximateRadius } from '@/lib/domain/map/map-marker'
import { fitPlaces, placeTiles } from '@/lib/domain/map/still-map'
import { lookName } from '@/lib/domain/map/tile'
import type { PublicProperty } from '@/lib/domain/property/property'
import { formatStreet, formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { boxWords } from '@/lib/i18n/box-words'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
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
  const tilesAt = (zoom: number, scale: number) => {
    const size = { width: daySize.width * scale, height: daySize.height * scale }
    const tilesOf = (scheme: 'light' | 'dark') =>
      placeTiles(fit.middle, zoom, size, tileRegion(), lookName({ language, scheme }, version))
    return { tiles: tilesOf('light'), dark: tilesOf('dark') }
  }
  const whole = tilesAt(fit.zoom, 1)
  const closer = fit.zoom < maxZoom ? tilesAt(fit.zoom + 1, 2) : { tiles: [], dark: [] }
  return whole.tiles.length > 0 ? { whole, closer, zoom: fit.zoom, spots: fit.spots.slice(0, homes.length) } : undefined
}

const at = ({ left, top }: { left: number; top: number }) => ({ left: `${left}%`, top: `${top}%` })

/** @param props.isAbout all its stops have rounded positions. */
function Mark({ mark: { numbers, name, isBefore, ...spot }, isAbout }: { mark: DayMark; isAbout: boolean }) {
  const looks = [styles.mark, isBefore && styles.before, isAbout && styles.about]
  return (
    <span className={looks.filter(Boolean).join(' ')} style={at(spot)}>
      <b>{numbers.join(', ')}</b>
      {name && <small>{name}</small>}
    </span>
  )
}

/** Radio buttons for the two zoom levels; the closer one is moved by scrolling. */
function Zoom() {
  const t = useTranslations('MapFrame')
  return (
    <fieldset className={styles.zoom}>
      <label>
        <input type="radio" name="day-map" value="closer" aria-label={t('zoomIn')} />
        <Icon of="plus" />
      </label>
      <label>
        <input type="radio" name="day-map" value="whole" aria-label={t('zoomOut')} defaultChecked />
        <Icon of="minus" />
      </label>
    </fieldset>
  )
}

export function DayMap({ language, day }: DayProps) {
  const t = useTranslations('ViewingDay')
  const attribution = useAttribution()
  const homes = day.plan.stops.flatMap(({ id }) => getSnapshot().propertyById.get(id) ?? [])
  const names = homes.map((home) => nameOf(home, language))
  const look = useLook(homes, language)
  if (!look) return null
  const { whole, closer, zoom, spots } = look
  const areHidden = homes.map(isHidden)
  const label = t('map', { stops: names.map((name, index) => `${index + 1}. ${name}`).join('; ') })
  return (
    <figure className={`${styles.map} no-print`}>
      <div className={styles.picture}>
        <div className={styles.window} role="img" aria-label={label} tabIndex={closer.tiles.length > 0 ? 0 : undefined}>
          <div className={styles.stage}>
            <div className={styles.whole}>
              <StillTiles {...whole} />
            </div>
            <div className={styles.closer}>
              <StillTiles {...closer} />
            </div>
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
          </div>
        </div>
        {closer.tiles.length > 0 && <Zoom />}
        <small className={styles.source}>{attribution.text}</small>
      </div>
      {areHidden.includes(true) && <figcaption>{t('hidden')}</figcaption>}
    </figure>
  )
}
