/** Listings that are held back: what is wrong in three columns, what is asked, what the feed sends, what the office shows (design, `kantoor-feeds`). */
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { sourceHref } from '@/lib/server/office/feeds-view'
import type { AnswerField, HeldFault, HeldListing } from '@/lib/server/office/held-listings'
import { OfficeThumb } from '../office-thumb'
import styles from './feeds.module.css'

/** Words of closed lists that the site has names for, by the field that holds them. */
const lists: Readonly<Record<string, string>> = {
  electricityCertificate: 'certificate',
  gasCertificate: 'certificate',
  asbestosType: 'asbestos',
  orientationTerrace: 'orientation',
  orientationGarden: 'orientation',
  orientationRear: 'orientation',
}

type Choice = { value: string; words: string }

/** What can be chosen, in words where the site has some; undefined for a field that is filled in. */
function useChoices() {
  const t = useTranslations('OfficeFeeds.answers')
  const words = useTranslations('PropertyFacts.words')
  return (name: string, field: AnswerField): Choice[] | undefined => {
    if (name === 'agentId') return getSnapshot().agents.map((agent) => ({ value: String(agent.id), words: agent.name }))
    if (field.kind === 'yes-no') return (['yes', 'no'] as const).map((value) => ({ value, words: t(value) }))
    if (field.kind !== 'choice') return undefined
    return field.choices.map(String).map((value) => {
      const key = `${lists[name] ?? name}.${value}`
      return { value, words: words.has(key) ? words(key) : value }
    })
  }
}

const inputs = { number: 'text', text: 'text', date: 'date', link: 'url', 'yes-no': 'text', choice: 'text' } as const

function Control({ id, name, field }: { id: string; name: string; field: AnswerField }) {
  const t = useTranslations('OfficeFeeds')
  const choices = useChoices()(name, field)
  if (!choices)
    return (
      <input
        id={id}
        name="value"
        type={inputs[field.kind]}
        required
        inputMode={field.kind === 'number' ? 'decimal' : undefined}
      />
    )
  return (
    <select id={id} name="value" required defaultValue="">
      <option value="" disabled>
        {t('choose')}
      </option>
      {choices.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  )
}

type FaultProps = { listing: HeldListing; fault: HeldFault; language: Language }

/** What no one value answers is written into a file by whoever keeps the content. */
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
      <input type="hidden" name={formFields.form} value="office-feed-answer" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="id" value={listing.id} />
      <input type="hidden" name="path" value={fault.path} />
      <label htmlFor={id}>
        {t('ours')}
        <Control id={id} name={fault.field.name} field={fault.field.is} />
      </label>
      <Button type="submit" look="line" size="s" aria-label={t('saveLabel', { field: fault.path, listing: listing.title })}>
        {t('save')}
      </Button>
    </form>
  )
}

function Fault(props: FaultProps) {
  const t = useTranslations('OfficeFeeds')
  const labels = useTranslations('PropertyFacts.labels')
  const { path, field, message, theirs } = props.fault
  return (
    <dl className={styles.fault}>
      <div>
        <dt>{t('field')}</dt>
        <dd>
          <b>{field && labels.has(field.name) ? labels(field.name) : path}</b>
          <small lang="en">{message}</small>
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
    <li>
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
