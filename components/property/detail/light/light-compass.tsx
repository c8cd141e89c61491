/** The building with garden and street below the sun's paths on 21 June and 21 December, north at the top. */
import { useFormatter, useTranslations } from 'next-intl'
import { compassArc, compassPoint, compassSector, compassTicks } from '@/lib/domain/light/compass-path'
import { groupPlaces, type Light, type LightDay } from '@/lib/domain/light/light'
import { capitalise } from '@/lib/domain/text/capitalise'
import styles from './light-compass.module.css'
import { LightGround } from './light-ground'
import { usePathTexts } from './use-path-texts'

/** Radius of the two paths; the sunlit sectors are slightly smaller. */
const ring = { june: 90, december: 74 } as const satisfies Record<LightDay, number>

/** Hours marked on the ring whose positions do not overlap the compass letters. */
const shownHours: readonly number[] = [7, 13, 16, 21]

/** Compass letters with their positions; N is on its line, E and W are next to theirs. */
const letters = [
  { wind: 'N', x: 0, y: -105 },
  { wind: 'E', x: 112, y: 4.5 },
  { wind: 'S', x: 0, y: 114 },
  { wind: 'W', x: -112, y: 4.5 },
] as const

/** `Lichtkompas. Tuin en terras: Zuidwesten. Zonnebaan op 21 juni, 5:27 tot 22:02 uur.` and so on. */
function useDescription({ places, paths }: Light): string {
  const t = useTranslations('LightSection')
  const wind = useTranslations('PropertyFacts.words.orientation')
  const format = useFormatter()
  const directions = groupPlaces(places).map(({ names, facing }) =>
    t('direction', { places: capitalise(format.list(names.map((name) => t(`places.${name}`)))), wind: wind(facing) }),
  )
  const ways = usePathTexts(paths).map(({ text }) => text)
  return `${[t('compass'), ...directions, ...ways].join('. ')}.`
}

/** The sectors of the compass from which the sun reaches the garden, or otherwise the terrace. */
function SunSectors({ light: { outdoor } }: { light: Light }) {
  const [first] = outdoor
  if (!first) return null
  return (['june', 'december'] as const).flatMap((day) =>
    first.spans[day].map(({ from, to }) => (
      <path
        key={`${day} ${from.instant}`}
        className={styles[`${day}Sun`]}
        d={compassSector(from.azimuth, to.azimuth, ring[day] - 6)}
      />
    )),
  )
}

function Hours({ hours }: { hours: Light['hours'] }) {
  const t = useTranslations('LightSection')
  return hours
    .filter(({ hour }) => shownHours.includes(hour))
    .map(({ hour, azimuth }) => {
      const { x, y } = compassPoint(azimuth, ring.june)
      const label = compassPoint(azimuth, ring.june + 20)
      return (
        <g key={hour}>
          <circle className={styles.mark} cx={x} cy={y} r="4.5" />
          <text className={styles.hour} x={label.x} y={label.y + 4}>
            {t('hour', { hour })}
          </text>
        </g>
      )
    })
}

export function LightCompass({ light, isPlot }: { light: Light; isPlot: boolean }) {
  const t = useTranslations('LightSection')
  const { june, december } = light.paths
  return (
    <svg className={styles.compass} viewBox="-124 -118 248 236" role="img" aria-label={useDescription(light)}>
      <path className={styles.ticks} d={compassTicks(24, 6, 94)} />
      <SunSectors light={light} />
      {december && <path className={styles.december} d={compassArc(december.riseAzimuth, december.setAzimuth, ring.december)} />}
      {june && <path className={styles.june} d={compassArc(june.riseAzimuth, june.setAzimuth, ring.june)} />}
      <LightGround places={light.places} isPlot={isPlot} />
      <Hours hours={light.hours} />
      {letters.map(({ wind, x, y }) => (
        <text key={wind} className={styles.wind} x={x} y={y}>
          {t(`winds.${wind}`)}
        </text>
      ))}
    </svg>
  )
}
