/** Day, hour, property, address and agent of a viewing (design, `bezoek-bevestigd`; ruling 29). */
import { useTranslations } from 'next-intl'
import { OutcomeNote } from '@/components/ui/outcome'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import type { ViewingPage, ViewingTime } from '@/lib/server/viewings/viewing-page'
import styles from './viewing.module.css'

/** Day and hours, in large type. */
export function When({ time: { day, weekday, from, to, month }, isOff = false }: { time: ViewingTime; isOff?: boolean }) {
  const t = useTranslations('Viewing')
  const hours = t('time', { from, to })
  return (
    <p className={isOff ? `${styles.when} ${styles.off}` : styles.when}>
      <strong>{day}</strong>
      <span>
        {weekday}
        <br />
        {isOff ? <s>{hours}</s> : hours}
        <small>{month}</small>
      </span>
    </p>
  )
}

/** A link to its page, where there is one. */
export function HomeName({ page: { property, propertyHref, language } }: { page: ViewingPage }) {
  const { title } = property.texts[language]
  return propertyHref ? <a href={propertyHref}>{title}</a> : title
}

function Preferred({ hours }: { hours: readonly string[] }) {
  const t = useTranslations('Viewing')
  return (
    <div>
      <dt>{t('preferred')}</dt>
      <dd>{hours.length > 0 ? hours.join(', ') : t('noPreference')}</dd>
    </div>
  )
}

/** States in which the time is struck through. */
const offStates: readonly ViewingPage['state'][] = ['cancelled', 'withdrawn', 'lapsed', 'gone']

export function ViewingFacts({ page }: { page: ViewingPage }) {
  const t = useTranslations('Viewing')
  const { state, time, property, agent } = page
  const isOff = offStates.includes(state)
  return (
    <>
      {time && <When time={time} isOff={isOff} />}
      <dl className={time ? styles.facts : `${styles.facts} ${styles.first}`}>
        {state === 'requested' && <Preferred hours={page.preferred} />}
        <div>
          <dt>{t('property')}</dt>
          <dd>
            <HomeName page={page} />
          </dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>{page.place}</dd>
        </div>
        <div>
          <dt>{t('agent')}</dt>
          <dd>
            {agent.name},{' '}
            <a className="nowrap" href={phoneHref(agent.phone)}>
              {formatPhone(agent.phone)}
            </a>
          </dd>
        </div>
      </dl>
      {property.address.kind === 'hidden' && !isOff && <OutcomeNote>{t('addressLater')}</OutcomeNote>}
    </>
  )
}
