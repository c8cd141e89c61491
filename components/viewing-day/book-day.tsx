/** A summary of the day, and the form that books all its viewings or none. */
import { useTranslations } from 'next-intl'
import { LazyViewingForm } from '@/components/forms/lazy-form.client'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatFixed } from '@/lib/domain/text/format-number'
import { type DayStop, writeDay } from '@/lib/domain/viewings/plan-day'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getFormProps } from '@/lib/server/forms/form-props'
import { subjectOf } from '@/lib/server/leads/find-subject'
import { findAgent } from '@/lib/server/property/property-detail'
import { formatViewingDay } from '@/lib/server/viewings/viewing-day'
import styles from './book-day.module.css'
import type { DayProps } from './viewing-day-page'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

function Figures({ stops, language }: { stops: readonly DayStop[] } & Pick<DayProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  const ways = stops.flatMap(({ way }) => way ?? [])
  const agents = new Set(
    stops.flatMap(({ id }) => {
      const property = getSnapshot().propertyById.get(id)
      return property ? [findAgent(property, language).name] : []
    }),
  )
  const [first, last] = [stops[0], stops.at(-1)]
  const clock = (time: number | undefined) => toLocalTime(new Date(time ?? 0)).time
  // Distances from a rounded position are in whole kilometres.
  const digits = ways.some(({ isAbout }) => isAbout) ? 0 : 1
  const far = formatFixed(sum(ways.map(({ metres }) => metres)) / 1000, digits, language)
  const rows = {
    time: t('fromTo', { from: clock(first?.startsAt), to: clock(last?.endsAt) }),
    way: t('onTheWay', { minutes: sum(ways.map(({ minutes }) => minutes)), far }),
    slack: t('minutes', { minutes: sum(ways.map(({ slack }) => slack)) }),
    agents: [...agents].join(', '),
  }
  return (
    <dl>
      {(['time', 'way', 'slack', 'agents'] as const).map((row) => (
        <div key={row}>
          <dt>{t(`rows.${row}`)}</dt>
          <dd>{rows[row]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The first viewing is the form's own; the others are added. */
function BookingForm({ first, others, language }: { first: DayStop; others: readonly DayStop[] } & Pick<DayProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  const property = getSnapshot().propertyById.get(first.id)
  if (!property) return null
  const startsAt = new Date(first.startsAt)
  const [value, { date, time }] = [startsAt.toISOString(), toLocalTime(startsAt)]
  const choices = { SLOT: [{ value, label: time, group: formatViewingDay(startsAt, language), date }] }
  const day = writeDay(others.map((stop) => ({ propertyId: stop.id, startsAt: new Date(stop.startsAt) })))
  const props = getFormProps('visit', language, subjectOf(property, language), choices, { SLOT: value, DAY: day })
  return <LazyViewingForm {...props} texts={{ ...props.texts, submit: t('book', { count: others.length + 1 }) }} />
}

export function BookDay({ language, day }: DayProps) {
  const t = useTranslations('ViewingDay')
  const [first, ...others] = day.plan.stops
  if (!first) return null
  return (
    <aside className={styles.book} aria-labelledby="book">
      <h2 id="book">{t('book', { count: others.length + 1 })}</h2>
      <Figures stops={day.plan.stops} language={language} />
      <p className={styles.promise}>
        <b>{t('allOrNone')}</b> {t('promise')}
      </p>
      <BookingForm first={first} others={others} language={language} />
    </aside>
  )
}
