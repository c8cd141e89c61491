/** The order of the day: each viewing with its time, and the journey to the next. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { capitalise } from '@/lib/domain/text/capitalise'
import { weekdayInWords } from '@/lib/domain/text/date-in-words'
import { formatFixed } from '@/lib/domain/text/format-number'
import type { DayStop } from '@/lib/domain/viewings/plan-day'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findAgent } from '@/lib/server/property/property-detail'
import { viewingDayHref } from '@/lib/server/viewings/day-links'
import { viewingPlace } from '@/lib/server/viewings/viewing-event'
import styles from './day-route.module.css'
import type { DayProps } from './viewing-day-page'

const clock = (time: number) => toLocalTime(new Date(time)).time

function Way({ way, language }: { way: NonNullable<DayStop['way']> } & Pick<DayProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  const far = formatFixed(way.metres / 1000, way.isAbout ? 0 : 1, language)
  const kind = way.isAbout ? 'wayAbout' : 'way'
  return (
    <li className={styles.way}>
      <span>
        <Icon of={way.isKnown ? 'bike' : 'info'} size={16} />
        {t(way.isKnown ? kind : 'wayUnknown', { minutes: way.minutes, far, slack: way.slack })}
      </span>
    </li>
  )
}

function Stop({ stop, index, language }: { stop: DayStop; index: number } & Pick<DayProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  const property = getSnapshot().propertyById.get(stop.id)
  if (!property) return null
  const start = clock(stop.startsAt)
  return (
    <li className={styles.stop}>
      <time dateTime={start}>{start}</time>
      <span className={styles.mark} aria-hidden="true">
        {index + 1}
      </span>
      <div>
        <b>{property.texts[language].title}</b>
        <small>{viewingPlace(property, language)}</small>
        <small>{t('until', { time: clock(stop.endsAt), agent: findAgent(property, language).name })}</small>
      </div>
    </li>
  )
}

/** Properties that do not fit, with the next day on which more of them do. */
function Left({ language, ids, day }: DayProps) {
  const t = useTranslations('ViewingDay')
  const { plan, days, chosen, order } = day
  if (plan.left.length === 0) return null
  const titles = plan.left.map((id) => getSnapshot().propertyById.get(id)?.texts[language].title ?? '')
  const better = days.filter(({ fits }) => fits > plan.stops.length).toSorted((a, b) => b.fits - a.fits)[0]
  return (
    <div className={styles.left}>
      <Icon of="circle-exclamation-point" />
      <p>
        <b>{t('left', { count: titles.length, titles: titles.join(', ') })}</b>{' '}
        {better && t('better', { day: weekdayInWords(better.date, language), fits: better.fits })}
      </p>
      {better && (
        <ButtonLink look="line" size="s" href={viewingDayHref({ ids, chosen, date: better.date, order }, language)}>
          {t('take')}
        </ButtonLink>
      )}
    </div>
  )
}

export function DayRoute(props: DayProps) {
  const t = useTranslations('ViewingDay')
  const { language, day } = props
  const { stops } = day.plan
  const last = stops.at(-1)
  if (day.date === undefined || !last) return <p className={styles.none}>{t('none')}</p>
  return (
    <section className={styles.route} aria-labelledby="route">
      <h2 id="route">{capitalise(weekdayInWords(day.date, language))}</h2>
      <ol>
        {stops.flatMap((stop, index) => [
          ...(stop.way ? [<Way key={`way-${stop.id}`} way={stop.way} language={language} />] : []),
          <Stop key={stop.id} stop={stop} index={index} language={language} />,
        ])}
        <li className={styles.end}>
          <b>{clock(last.endsAt)}</b>
          <span aria-hidden="true" />
          {t('end')}
        </li>
      </ol>
      <Left {...props} />
      <p className={styles.model}>{t('model')}</p>
    </section>
  )
}
