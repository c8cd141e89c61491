/** A lead: sender, question, the reply, and next to it what is known about the person (design, `kantoor-aanvraag`). */
import { useTranslations } from 'next-intl'
import { AgeMark } from '@/components/staff/age-mark'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { leadStates } from '@/lib/domain/office/lead-state'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import { inboxHref } from '@/lib/server/office/leads/leads-view'
import { findViewable, planHref } from '@/lib/server/office/viewings/plan-view'
import { OfficeSelect } from '../forms/office-select'
import { OfficeThumb } from '../marks/office-thumb'
import { AnswerPart } from './answer-part'
import { HiddenLeadFields } from './hidden-lead'
import styles from './lead-detail.module.css'
import { LeadChanged } from './lead-news.client'
import { hiddenFor, type LeadProps } from './lead-props'
import { LeadSide } from './lead-side'
import { NotesPart } from './notes-part'
import { StateMark } from './state-mark'

function Contact({ language, view }: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { lead, phone } = view
  return (
    <ul className={styles.contact}>
      {phone && (
        <li>
          <Icon of="phone" size={16} />
          <a href={phone.href}>{phone.text}</a>
        </li>
      )}
      {lead.email && (
        <li>
          <Icon of="mail" size={16} />
          <a href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</a>
        </li>
      )}
      {view.language !== language && <li>{t(`writes.${view.language}`)}</li>}
    </ul>
  )
}

function StateForm(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { lead } = props.view
  return (
    <form method="post" className={styles.choice}>
      <HiddenLeadFields {...hiddenFor('office-lead-state', props)} />
      <OfficeSelect
        name="state"
        value={lead.state}
        label={t('state')}
        keyShortcut="e"
        choices={leadStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
      />
      <Button type="submit" look="line" size="s" aria-label={t('setState')}>
        {t('set')}
      </Button>
    </form>
  )
}

function AssignForm(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { assignee, colleagues } = props.view
  return (
    <form method="post" className={styles.choice}>
      <HiddenLeadFields {...hiddenFor('office-lead-assign', props)} />
      <OfficeSelect
        name="to"
        value={assignee?.id ?? ''}
        label={t('assignee')}
        choices={[{ value: '', label: t('nobody') }, ...colleagues.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Button type="submit" look="line" size="s" aria-label={t('giveTo')}>
        {t('give')}
      </Button>
    </form>
  )
}

function TakeForm(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const me = props.staff.accountId
  if (props.view.assignee || me === undefined) return null
  return (
    <form method="post">
      <HiddenLeadFields {...hiddenFor('office-lead-assign', props)} />
      <input type="hidden" name="to" value={me} />
      <Button type="submit" look="ink" size="s" aria-keyshortcuts="a">
        {t('take')}
      </Button>
    </form>
  )
}

/** Only where there is a mail address; a requested viewing gets its time on its own page. */
function PlanLink({ view, language }: LeadProps) {
  const t = useTranslations('OfficePlan')
  const { lead } = view
  if (lead.email === '' || (lead.form === 'visit' && lead.status !== 'cancelled')) return null
  const propertyId = lead.propertyId !== undefined && findViewable(lead.propertyId) ? lead.propertyId : undefined
  return (
    <ButtonLink look="line" size="s" href={planHref(language, { leadId: lead.id, propertyId })}>
      {t('title')}
    </ButtonLink>
  )
}

function Work(props: LeadProps) {
  return (
    <div className={styles.work}>
      <StateMark state={props.view.lead.state} />
      <StateForm {...props} />
      <AssignForm {...props} />
      <TakeForm {...props} />
      <PlanLink {...props} />
    </div>
  )
}

const sizeOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`

function AskedQuestion({ view, language }: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { lead, message, rows, files, property } = view
  const { date, time } = toLocalTime(lead.createdAt)
  return (
    <section>
      <div className={styles.asked}>
        <h3>{t(`forms.${lead.form}`)}</h3>
        <time dateTime={lead.createdAt.toISOString()}>
          {formatDate(date)}, {time}
        </time>
      </div>
      {message && (
        <p className={styles.message} lang={view.language === language ? undefined : view.language}>
          {message}
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <a href={`/api/office/file/${id}/`} download>
                <Icon of="download" size={16} />
                {name}
                <small>{sizeOf(size)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {property && (
        <div className={styles.property}>
          <OfficeThumb property={property} />
          <span>
            <b>{property.name}</b>
            <small>{t('reference', { id: String(property.id) })}</small>
          </span>
        </div>
      )}
    </section>
  )
}

export function LeadDetail(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const due = useTranslations('OfficeToday')
  const { language, view, query } = props
  const { lead, now, age } = view
  return (
    <article className={styles.lead} aria-labelledby="lead-name">
      <a className={styles.back} href={inboxHref(language, query)}>
        {t('back')}
      </a>
      <div className={styles.top}>
        <h2 id="lead-name">{view.name || t('noName')}</h2>
        {age && <AgeMark age={age} now={now} due={(moment) => due('due.before', { moment })} />}
      </div>
      <Contact {...props} />
      <Work {...props} />
      <LeadChanged since={now.toISOString()} lead={lead.id} version={lead.version} text={t('changedMeanwhile')} />
      <div className={styles.columns}>
        <div>
          <AskedQuestion {...props} />
          <AnswerPart {...props} />
          <NotesPart {...props} />
        </div>
        <LeadSide {...props} />
      </div>
    </article>
  )
}
