/** The request, and what is known about the visitor: above the reply, and next to it or below it (design, `bezoek-antwoord`). */
import { useTranslations } from 'next-intl'
import { AgeMark } from '@/components/staff/age-mark'
import { Fact } from '@/components/ui/fact'
import { ContactFacts } from '@/components/viewings/contact-facts'
import { OtherViewings } from '@/components/viewings/other-viewings'
import { formatMoment, toLocalTime } from '@/lib/domain/text/brussels-time'
import { colon } from '@/lib/domain/text/colon'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import type { ViewingView } from '@/lib/server/office/viewings/viewing-view'
import styles from './requested-part.module.css'

type Props = { view: ViewingView; language: Language }

/** The day in large type; for a request without a time, the preferred hours. */
function When({ view, language }: Props) {
  const t = useTranslations('OfficeViewings')
  const { startsAt, duration, preferred } = view
  if (!startsAt)
    return preferred.length > 0 ? (
      <p className={styles.suits}>{`${t('preferred')}${colon(language)}${preferred.join(', ')}`}</p>
    ) : null
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Europe/Brussels' }).format(startsAt)
  const end = toLocalTime(new Date(startsAt.getTime() + duration * 60_000)).time
  return (
    <div className={styles.when}>
      <strong>{Number(toLocalTime(startsAt).date.slice(-2))}</strong>
      <p>
        <b>
          {part({ weekday: 'long' })}, {toLocalTime(startsAt).time}–{end}
        </b>
        {part({ month: 'long', year: 'numeric' })}
      </p>
    </div>
  )
}

export function RequestedHead({ view, language }: Props) {
  const t = useTranslations('ViewingAnswer')
  const words = useTranslations('OfficeViewings')
  const due = useTranslations('OfficeToday')
  const reference = useTranslations('OfficeLeads')
  const { name, property, propertyId, state, age, now } = view
  const place = property?.name ?? reference('reference', { id: String(propertyId) })
  const values = { name: name || words('noName'), place }
  return (
    <header className={styles.head}>
      <h1>{t(state === 'confirmed' || state === 'past' ? 'comes' : 'wants', values)}</h1>
      <div>
        <When view={view} language={language} />
        <p className={styles.state}>{words(`states.${state}`)}</p>
        {age && <AgeMark age={age} now={now} due={(moment) => due('due.before', { moment })} />}
      </div>
    </header>
  )
}

export function RequestedFacts({ view, language }: Props) {
  const t = useTranslations('OfficeViewings')
  const own = useTranslations('ViewingAnswer')
  const reference = useTranslations('OfficeLeads')
  const languages = useTranslations('OfficeToday.languages')
  const { property, phone, email, preferred, duration, proposals, others, startsAt } = view
  return (
    <section className={styles.facts} aria-label={own('visitor')}>
      <dl>
        <ContactFacts phone={phone} email={email} terms={{ phone: t('phone'), email: t('email') }} />
        <Fact term={own('language')}>{languages(view.language)}</Fact>
        {startsAt && preferred.length > 0 && <Fact term={t('preferred')}>{preferred.join(', ')}</Fact>}
        {proposals.length > 0 && <Fact term={t('kinds.proposed')}>{proposals.map(formatMoment).join(' · ')}</Fact>}
        <Fact term={t('requestedOn')}>{formatMoment(view.requestedAt)}</Fact>
        <Fact term={t('duration')}>{t('minutes', { count: duration })}</Fact>
      </dl>
      {view.remark && <blockquote lang={view.language === language ? undefined : view.language}>{view.remark}</blockquote>}
      {property && (
        <div className={styles.property}>
          {property.picture && (
            // biome-ignore lint/performance/noImgElement: our own sizes need no client code
            <img src={property.picture.url} alt="" width={84} height={56} loading="lazy" decoding="async" />
          )}
          <span>
            <b>{property.name}</b>
            <small>{reference('reference', { id: String(property.id) })}</small>
          </span>
        </div>
      )}
      <OtherViewings others={others} />
    </section>
  )
}
