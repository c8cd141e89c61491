/**
 * Listings that are held back, each error in three columns: what is required, what the feed sends, what the office enters
 * (design, `kantoor-feeds`).
 */
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { sourceHref } from '@/lib/server/office/feeds/feeds-view'
import type { HeldFault, HeldListing } from '@/lib/server/office/feeds/held-listings'
import { AnswerControl } from '../forms/answer-control'
import { useFieldName } from '../listings/use-field-name'
import { OfficeThumb } from '../marks/office-thumb'
import { FaultWords } from './fault-words'
import styles from './feeds.module.css'

const form = 'office-feed-answer'

type FaultProps = { listing: HeldListing; fault: HeldFault; language: Language }

/** An error that cannot be corrected with a single value must be corrected in a file, by the maintainer of the content. */
function ByFile({ listing, fault }: Omit<FaultProps, 'language'>) {
  const t = useTranslations('OfficeFeeds')
  const [name = ''] = fault.path.split('.')
  return (
    <>
      {t('byFile')}
      <pre className={styles.snippet}>
        <code>{`overrides/${listing.id}.json\n{ "${name}": … }`}</code>
      </pre>
    </>
  )
}

function Answer({ listing, fault, language }: FaultProps) {
  const t = useTranslations('OfficeFeeds')
  const id = useId()
  if (!fault.field) return <ByFile listing={listing} fault={fault} />
  return (
    <form method="post" className={styles.answer}>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="id" value={listing.id} />
      <input type="hidden" name="path" value={fault.path} />
      <label htmlFor={id}>
        {t('ours')}
        <AnswerControl id={id} name={fault.field.name} field={fault.field.is} of={form} />
      </label>
      <Button type="submit" look="line" size="s" aria-label={t('saveLabel', { field: fault.path, listing: listing.title })}>
        {t('save')}
      </Button>
    </form>
  )
}

function Fault(props: FaultProps) {
  const t = useTranslations('OfficeFeeds')
  const nameOf = useFieldName()
  const { path, name, message, theirs } = props.fault
  return (
    <dl className={styles.fault}>
      <div>
        <dt>{t('field')}</dt>
        <dd>
          <b>{nameOf(name ?? path)}</b>
          <small>
            <FaultWords message={message} />
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('theirs')}</dt>
        <dd>
          <code className={styles.code}>{path}</code> {theirs === undefined ? t('nothing') : <q>{theirs}</q>}
        </dd>
      </div>
      <div>
        <dt className="vh">{t('answer')}</dt>
        <dd>
          <Answer {...props} />
        </dd>
      </div>
    </dl>
  )
}

function Listing({ listing, language }: { listing: HeldListing; language: Language }) {
  const t = useTranslations('OfficeFeeds')
  const today = useTranslations('OfficeToday')
  const { source, feedId, property, title, showsFormer, faults, id } = listing
  return (
    <li id={`held-${id}`}>
      <div className={styles.acts}>
        <OfficeThumb property={property} />
        <div>
          <b>{property?.name ?? (title || id)}</b>
          <small>
            {t('held', { source, feedId })} {today(showsFormer ? 'heldFormer' : 'heldNothing')}{' '}
            <a href={sourceHref(source, language)}>{t('toSource')}</a>
          </small>
        </div>
      </div>
      {faults.map((fault) => (
        <Fault key={`${fault.path} ${fault.message}`} listing={listing} fault={fault} language={language} />
      ))}
    </li>
  )
}

type Props = { held: readonly HeldListing[]; language: Language }

export function HeldListings({ held, language }: Props) {
  const t = useTranslations('OfficeFeeds')
  if (held.length === 0) return <p className={styles.note}>{t('nothingHeld')}</p>
  return (
    <ul className={styles.held}>
      {held.map((listing) => (
        <Listing key={listing.id} listing={listing} language={language} />
      ))}
    </ul>
  )
}
