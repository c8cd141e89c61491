/** An owner: use of the portal, their properties, and what they can read in the portal (design, `kantoor-eigenaar`). */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Fact } from '@/components/ui/fact'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { tableHref } from '@/lib/server/office/pages/table-responses'
import { type OpenedOwner, type OwnedItem, ownersHref, readOwnerQuery } from '@/lib/server/office/people/owners-view'
import { OfficeBlock } from '../frame/office-block'
import detail from '../leads/lead-detail.module.css'
import { CsvLink } from '../lists/csv-link'
import { OfficeThumb } from '../marks/office-thumb'
import facts from '../viewings/viewing-panel.module.css'
import styles from './owner-detail.module.css'
import { OwnerLog } from './owner-log'
import { PortalMark } from './owner-rows'

export type OwnerProps = { owner: OpenedOwner; language: Language; now: Date }

function State({ owner, language }: OwnerProps) {
  const t = useTranslations('OfficeOwners')
  const writes = useTranslations('OfficeLeads.writes')
  const { email, hasPassword, createdAt, seenAt, lastAt, quiet } = owner
  return (
    <dl className={`${facts.facts} ${styles.state}`}>
      <Fact term={t('mail')}>
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        {owner.writes && owner.writes !== language && `, ${writes(owner.writes)}`}
      </Fact>
      <Fact term={t('portal')}>{t(hasPassword ? 'activeSince' : 'invitedOn', { moment: formatMoment(createdAt) })}</Fact>
      {hasPassword && <Fact term={t('seen')}>{seenAt ? formatMoment(seenAt) : t('notSeen')}</Fact>}
      <Fact term={t('lastContact')}>
        {lastAt ? formatDate(lastAt) : t('noContact')}
        {quiet !== undefined && <strong className={styles.late}> {t('quiet', { days: quiet })}</strong>}
      </Fact>
    </dl>
  )
}

function PropertyForm({
  form,
  owner,
  language,
  label,
  children,
}: Omit<OwnerProps, 'now'> & { form: string; label: string; children: React.ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="owner" value={owner.id} />
      {children}
      <Button type="submit" look="line" size="s">
        {label}
      </Button>
    </form>
  )
}

function Owned({ owned, owner, language }: { owned: OwnedItem } & Omit<OwnerProps, 'now'>) {
  const t = useTranslations('OfficeOwners')
  const { property, propertyId, portalHref } = owned
  return (
    <li>
      {property && <OfficeThumb property={property} />}
      <div>
        <b>{property?.name ?? t('gone')}</b>
        <small>{t('reference', { id: String(propertyId) })}</small>
      </div>
      {property && (
        <a href={portalHref} target="_blank" rel="noreferrer">
          {t('lookAt')}
        </a>
      )}
      <details className={styles.fold}>
        <summary aria-label={t('takeLabel', { property: property?.name ?? String(propertyId) })}>{t('take')}</summary>
        <p>{t('takeText')}</p>
        <PropertyForm form="office-owner-take" owner={owner} language={language} label={t('takeNow')}>
          <input type="hidden" name="property" value={propertyId} />
        </PropertyForm>
      </details>
    </li>
  )
}

function Properties({ owner, language }: Omit<OwnerProps, 'now'>) {
  const t = useTranslations('OfficeOwners')
  return (
    <OfficeBlock title={t('properties')} count={owner.owned.length}>
      <ul className={styles.owned}>
        {owner.owned.map((owned) => (
          <Owned key={owned.propertyId} owned={owned} owner={owner} language={language} />
        ))}
      </ul>
      <PropertyForm form="office-owner-give" owner={owner} language={language} label={t('give')}>
        <label>
          <span>{t('propertyNumber')}</span>
          <input name="property" inputMode="numeric" pattern="[0-9]{1,12}" required autoComplete="off" />
        </label>
      </PropertyForm>
      <p className={styles.hint}>{t(owner.hasPassword ? 'giveText' : 'giveAgainText')}</p>
    </OfficeBlock>
  )
}

function LoggedItems({ owner: { id, logged, loggedCount, owned }, language }: Omit<OwnerProps, 'now'>) {
  const t = useTranslations('OfficeOwners')
  const items = useTranslations('PortalItems')
  const typeOf = (type: string) => (items.has(`types.${type}`) ? items(`types.${type}`) : type)
  return (
    <OfficeBlock
      title={t('contacts')}
      count={loggedCount}
      {...(logged.length > 0 && { aside: <CsvLink href={tableHref(`owner/${id}`, language)} /> })}
    >
      {logged.length === 0 && <p className={styles.hint}>{t('noContact')}</p>}
      <ol className={styles.logged}>
        {logged.map(({ id: item, date, type, contact, subject, comment, property }) => (
          <li key={item}>
            <time dateTime={date}>{formatDate(date)}</time>
            <b>{typeOf(type)}</b>
            <span>
              {[subject, contact].filter(Boolean).join(', ')}
              {owned.length > 1 && property && <small>{property.name}</small>}
              {comment && <small>{comment}</small>}
            </span>
          </li>
        ))}
      </ol>
    </OfficeBlock>
  )
}

/** @param author account of the staff member who views the page. */
export function OwnerDetail({ author, ...props }: OwnerProps & { author: string }) {
  const t = useTranslations('OfficeOwners')
  const { owner, language } = props
  return (
    <article className={detail.lead} aria-labelledby="owner-name">
      <a className={detail.back} href={ownersHref(language, readOwnerQuery({}))}>
        {t('back')}
      </a>
      <h2 id="owner-name" className={styles.name}>
        <PortalMark owner={owner} /> {owner.name || owner.email}
      </h2>
      <State {...props} />
      <Properties {...props} />
      {owner.owned.length > 0 && <OwnerLog {...props} author={author} />}
      <LoggedItems owner={owner} language={language} />
    </article>
  )
}
