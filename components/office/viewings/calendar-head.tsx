/** Chooses agent, range and first day of the calendar: links, so that each view has its address. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { addDays } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { type CalendarQuery, calendarHref } from '@/lib/server/office/viewings/calendar-query'
import type { CalendarView } from '@/lib/server/office/viewings/calendar-view'
import styles from './calendar-head.module.css'

type Props = { calendar: CalendarView; language: Language }

type Choice = { label: string; change: Partial<CalendarQuery>; isChosen: boolean }

function Choices({ calendar: { query }, language, label, choices }: Props & { label: string; choices: readonly Choice[] }) {
  return (
    <nav className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <a
          key={choice.label}
          href={calendarHref(language, { ...query, ...choice.change })}
          aria-current={choice.isChosen ? 'true' : undefined}
        >
          {choice.label}
        </a>
      ))}
    </nav>
  )
}

const firstName = (name: string) => name.split(' ')[0] ?? name

function Steps({ calendar: { query, now }, language }: Props) {
  const t = useTranslations('OfficeViewings')
  const step = query.span === 'day' ? 1 : 7
  const href = (day: string) => calendarHref(language, { ...query, day })
  const words = query.span === 'day' ? 'day' : 'week'
  return (
    <div className={styles.steps}>
      <ButtonLink look="line" size="s" href={href(addDays(query.day, -step))} aria-label={t(`previous.${words}`)}>
        <Icon of="chevron-left" />
      </ButtonLink>
      <ButtonLink look="line" size="s" href={href(toLocalTime(now).date)}>
        {t('today')}
      </ButtonLink>
      <ButtonLink look="line" size="s" href={href(addDays(query.day, step))} aria-label={t(`next.${words}`)}>
        <Icon of="chevron-right" />
      </ButtonLink>
    </div>
  )
}

export function CalendarHead(props: Props) {
  const t = useTranslations('OfficeViewings')
  const { calendar } = props
  const { query, agents, property } = calendar
  const people: Choice[] = agents.map(({ id, name }) => ({
    label: firstName(name),
    change: { agentId: id, propertyId: undefined },
    isChosen: id === query.agentId && query.propertyId === undefined,
  }))
  const all = {
    label: t('all'),
    change: { agentId: undefined, propertyId: undefined },
    isChosen: query.agentId === undefined && query.propertyId === undefined,
  }
  const spans = (['week', 'day'] as const).map((span) => ({
    label: t(`spans.${span}`),
    change: { span },
    isChosen: span === query.span,
  }))
  return (
    <div className={styles.head}>
      <Choices {...props} label={t('whose')} choices={[...people, all]} />
      <div className={styles.moves}>
        <Choices {...props} label={t('span')} choices={spans} />
        <Steps {...props} />
      </div>
      {property && <p className={styles.property}>{t('ofProperty', { name: property.name })}</p>}
    </div>
  )
}
