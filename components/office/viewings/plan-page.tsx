/**
 * Plans a viewing for someone who called or wrote: the property, a free slot of its agent, the visitor, and the confirmation
 * mail.
 */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { TimeForm } from '@/components/viewings/weeks/time-form.client'
import { useTimeWords } from '@/components/viewings/weeks/use-time-words'
import { WeekSlots } from '@/components/viewings/weeks/week-slots'
import type { MailPreview } from '@/lib/domain/office/mail-preview'
import type { Language } from '@/lib/domain/text/language'
import { hasFree } from '@/lib/domain/viewings/slot-weeks'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { type PlanView, planHref } from '@/lib/server/office/viewings/plan-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { slotLabel } from '@/lib/server/viewings/slot-label'
import { OfficeFields } from '../forms/office-fields'
import { OfficeFrame } from '../frame/office-frame'
import { OfficeThumb } from '../marks/office-thumb'
import styles from './plan-page.module.css'
import { PlanNotice, PlanPerson, PlanTime, planForm } from './plan-person.client'

type Props = { staff: AnyStaff; language: Language; plan: PlanView; mail: MailPreview | undefined }

/** Largest number of properties in the select; with more, the property number is typed. */
const mostProperties = 400

type PlanProps = Pick<Props, 'language' | 'plan'>

function PropertyChoice({ plan, language }: PlanProps) {
  const t = useTranslations('OfficePlan')
  const { properties, query, chosen } = plan
  return (
    <form method="get" action={linkHref('office/plan', language)} className={`${plain.within} ${styles.choice}`}>
      {query.leadId && <input type="hidden" name="lead" value={query.leadId} />}
      {query.agentId !== undefined && <input type="hidden" name="agent" value={query.agentId} />}
      {query.time && <input type="hidden" name="time" value={query.time.toISOString()} />}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside */}
      <label>
        <span>{t('property')}</span>
        {properties.length > mostProperties ? (
          <input
            name="property"
            inputMode="numeric"
            pattern="\d{1,12}"
            required
            autoComplete="off"
            defaultValue={query.propertyId}
          />
        ) : (
          <select name="property" defaultValue={chosen?.property.id}>
            {properties.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </label>
      <Button type="submit" look={chosen ? 'line' : 'primary'}>
        {t('choose')}
      </Button>
      {query.agentId !== undefined && (
        <a href={planHref(language, { ...query, agentId: undefined, propertyId: undefined })}>{t('allProperties')}</a>
      )}
    </form>
  )
}

function Chosen({ plan, language }: PlanProps) {
  const t = useTranslations('OfficePlan')
  const { chosen, query } = plan
  if (!chosen) return null
  return (
    <div className={styles.property}>
      <OfficeThumb property={chosen.property} />
      <span>
        <b>{chosen.property.name}</b>
        <small>{t('withAgent', { agent: chosen.agent, id: String(chosen.property.id) })}</small>
      </span>
      <details>
        <summary>{t('other')}</summary>
        <PropertyChoice plan={{ ...plan, query: { ...query, time: undefined } }} language={language} />
      </details>
    </div>
  )
}

function Person({ plan, language }: PlanProps) {
  const t = useTranslations('OfficePlan')
  const names = useTranslations('LanguageSwitcher.names')
  const writes = useTranslations('OfficeLeads.writes')
  const { source } = plan
  if (source)
    return (
      <div className={styles.source}>
        <b>{source.name || source.email}</b>
        <span>{[source.name && source.email, source.phone, writes(source.language)].filter(Boolean).join(', ')}</span>
        <a href={source.href}>{t('itsLead')}</a>
      </div>
    )
  const words = {
    ...{ FIRST_NAME: t('firstName'), LAST_NAME: t('lastName'), EMAIL: t('email'), PHONE_NUMBER: t('phone') },
    language: t('language'),
  }
  const languages = getSnapshot().languages.map((code) => ({ value: code, label: names(code) }))
  return <PlanPerson words={words} languages={languages} language={language} />
}

function Hidden({ staff, plan, language }: Omit<Props, 'mail'>) {
  return (
    <>
      <OfficeFields form={planForm} language={language} author={staff.author} />
      <input type="hidden" name="property" value={plan.chosen?.property.id} />
      <input type="hidden" name="token" value={plan.token} />
      {plan.source && <input type="hidden" name="lead" value={plan.source.id} />}
      {plan.source && <input type="hidden" name="version" value={plan.source.version} />}
    </>
  )
}

function PlanForm({ staff, plan, language, mail }: Props) {
  const t = useTranslations('OfficePlan')
  const fields = useTranslations('OfficeViewings')
  const own = { submitPlain: t('submit'), submitAt: t('submitAt', { moment: '{moment}' }), foot: t('foot') }
  const words = useTimeWords(plan.source?.language ?? language, own)
  const { slot, chosen } = plan
  if (!chosen) return null
  const isFree = hasFree(chosen.weeks)
  return (
    <TimeForm
      preview="/api/office/plan-preview/"
      most={1}
      look="primary"
      words={plan.source ? words : { ...words, language: '' }}
      mail={mail}
      initial={slot ? [{ value: slot.toISOString(), label: slotLabel(slot, language, 'short'), isPreferred: false }] : []}
      fields={
        <>
          <h2>{t('who')}</h2>
          <Person plan={plan} language={language} />
          <PlanTime time={fields(isFree ? 'otherTime' : 'time')} typed={plan.typed} noteLabel={fields('note')} note={600} />
        </>
      }
    >
      <Hidden staff={staff} plan={plan} language={language} />
      {isFree ? (
        <WeekSlots weeks={chosen.weeks} language={language} most={1} chosen={new Set(slot && [slot.toISOString()])} />
      ) : (
        <p className={styles.none}>{fields('nothingFree')}</p>
      )}
    </TimeForm>
  )
}

export function PlanPage({ staff, language, plan, mail }: Props) {
  const t = useTranslations('OfficePlan')
  const nav = useTranslations('OfficeNav')
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/viewings"
      path="office/plan"
      title={t('title')}
      intro={t('lead')}
      back={{ href: linkHref('office/viewings', language), label: nav('viewings') }}
    >
      <div className={styles.plan}>
        <PlanNotice />
        {plan.chosen ? <Chosen plan={plan} language={language} /> : <PropertyChoice plan={plan} language={language} />}
        <PlanForm staff={staff} plan={plan} language={language} mail={mail} />
      </div>
    </OfficeFrame>
  )
}
