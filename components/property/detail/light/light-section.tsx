/** The orientation of garden, terrace and sides, and when they are in the sun (design, "Light compass"). */
import { useFormatter, useTranslations } from 'next-intl'
import { isPlot } from '@/lib/domain/law/notice-property'
import { describeLight, groupPlaces, type Light } from '@/lib/domain/light/light'
import { lowestSun } from '@/lib/domain/light/sun-hours'
import { dwellingKindOf } from '@/lib/domain/property/dwelling-kind'
import { capitalise } from '@/lib/domain/text/capitalise'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactList, FactRow } from '../fact-list'
import { SmallFold } from '../fold'
import { LightCompass } from './light-compass'
import { LightKey } from './light-key'
import styles from './light-section.module.css'
import { LightSides } from './light-sides'
import { SunHours } from './sun-hours'

type Props = { detail: Pick<PropertyDetail, 'property' | 'today'> }

/** "In this house", "in this apartment". */
export function LightTitle({ detail: { property } }: Props) {
  const t = useTranslations('LightSection')
  return t(`titles.${dwellingKindOf(property.webId)}`)
}

function LightFigures({ light }: { light: Light }) {
  const t = useTranslations('LightSection')
  const wind = useTranslations('PropertyFacts.words.orientation')
  const format = useFormatter()
  const directions = groupPlaces(light.places).map(({ names, facing }) => (
    <FactRow key={facing} label={capitalise(format.list(names.map((name) => t(`places.${name}`))))}>
      {wind(facing)}
    </FactRow>
  ))
  const hours = light.outdoor.flatMap(({ place, spans }) =>
    (['june', 'december'] as const).map((day) => (
      <FactRow key={`${place} ${day}`} label={t(`sun.${place}`, { day: t(`days.${day}`) })}>
        <SunHours spans={spans[day]} />
      </FactRow>
    )),
  )
  return <FactList facts={[]} before={directions} after={hours} />
}

export function LightSection({ detail: { property, today } }: Props) {
  const t = useTranslations('LightSection')
  const light = describeLight(property, Number(today.slice(0, 4)))
  const isLand = isPlot(property)
  return (
    <div className={styles.light}>
      <div className={styles.figures}>
        <LightCompass light={light} isPlot={isLand} />
        <div>
          <LightFigures light={light} />
          <LightKey light={light} isPlot={isLand} />
        </div>
      </div>
      <SmallFold title={t(light.sides.length > 0 ? 'sides' : 'how')}>
        {light.sides.length > 0 && <LightSides sides={light.sides} />}
        <p className={styles.note}>{t('note', { height: lowestSun })}</p>
      </SmallFold>
    </div>
  )
}
