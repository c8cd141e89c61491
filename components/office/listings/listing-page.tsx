/** A property: state, figures, legal requirements, saved searches by price, overrides (design, `kantoor-pand`). */
import { useTranslations } from 'next-intl'
import { EpcLabel } from '@/components/property/epc-label'
import { StaffMark } from '@/components/staff/staff-mark'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { NoticeBox } from '@/components/ui/notice-box'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { type ListingMessage, listingMessages } from '@/lib/server/office/listings/listing-forms'
import type { ListingView } from '@/lib/server/office/listings/listing-view'
import type { Staff } from '@/lib/server/office/staff/staff'
import { findViewable, planHref } from '@/lib/server/office/viewings/plan-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { FaultWords } from '../feeds/fault-words'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import { OfficeThumb } from '../marks/office-thumb'
import { ListingEditor } from './listing-editor'
import { ListingFigures } from './listing-figures'
import { ListingLaw } from './listing-law'
import styles from './listing-page.module.css'
import { ListingSide } from './listing-side'
import { ListingState } from './listing-state'
import { PriceDemandChart } from './price-demand'
import { UndoListing } from './undo-listing'
import { useFieldName } from './use-field-name'

export type ListingProps = { staff: Staff<'handleListings'>; language: Language; view: ListingView }

const failed: readonly ListingMessage[] = ['newer', 'late', 'gone', 'wrong-value', 'held', 'closed']

function ResultMessage({ says }: { says: string | undefined }) {
  const t = useTranslations('OfficeListings.said')
  const said = listingMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(said) }} /> : null
}

function Head({ view }: Pick<ListingProps, 'view'>) {
  const t = useTranslations('OfficeListings')
  const { property, record, id, epc, agent } = view
  return (
    <div className={styles.head}>
      <OfficeThumb property={property} />
      <p>
        {record && <b>{formatPrice(record.price)}</b>}
        <span>{t('reference', { id: String(id) })}</span>
        {epc && <EpcLabel label={epc} />}
        {agent && (
          <span className={styles.agent}>
            <StaffMark name={agent.name} look={agent.isMe ? 'me' : 'other'} /> {agent.name}
          </span>
        )}
      </p>
    </div>
  )
}

function Actions({ view, language }: Pick<ListingProps, 'view' | 'language'>) {
  const t = useTranslations('OfficeListings')
  const plan = useTranslations('OfficePlan')
  return (
    <>
      {findViewable(view.id) && (
        <ButtonLink look="line" href={planHref(language, { propertyId: view.id })}>
          <Icon of="calendar-plus" /> {plan('title')}
        </ButtonLink>
      )}
      {view.publicHref && (
        <ButtonLink look="line" href={view.publicHref}>
          <Icon of="external-link" /> {t('onSite')}
        </ButtonLink>
      )}
      {view.preview && (
        <ButtonLink look="line" href={view.preview.href}>
          <Icon of="eye" /> {t('preview')}
        </ButtonLink>
      )}
    </>
  )
}

/** Errors of the content check, also of a listing that was never published. */
function Faults({ view: { faults, record } }: Pick<ListingProps, 'view'>) {
  const t = useTranslations('OfficeListings')
  const nameOf = useFieldName()
  if (faults.length === 0) return null
  return (
    <OfficeBlock title={t('faults')} count={faults.length} aside={t(record ? 'showsFormer' : 'showsNothing')}>
      <ul className={styles.faults}>
        {faults.map(({ path, field, message }) => (
          <li key={`${path} ${message}`}>
            {field && <b>{nameOf(field)}</b>} <code>{path}</code> <FaultWords message={message} />
          </li>
        ))}
      </ul>
    </OfficeBlock>
  )
}

/** @param undo the previous state, or empty for another change; undefined when nothing can be undone */
export function ListingPage({ says, undo, ...props }: ListingProps & { says: string | undefined; undo?: string | undefined }) {
  const t = useTranslations('OfficeListings')
  const { staff, language, view } = props
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/listings"
      path="office/listings"
      title={view.name}
      back={{ href: linkHref('office/listings', language), label: t('title') }}
      actions={<Actions view={view} language={language} />}
    >
      <Head view={view} />
      <ResultMessage says={says} />
      {undo !== undefined && <UndoListing {...props} former={undo} />}
      {view.record && <ListingState {...props} />}
      <ListingFigures view={view} />
      <Faults view={view} />
      <div className={styles.columns}>
        <div>
          <ListingEditor {...props} />
          <ListingLaw {...props} />
          <PriceDemandChart view={view} />
        </div>
        <ListingSide {...props} />
      </div>
    </OfficeFrame>
  )
}
