/**
 * The column next to the text: the agent, the forms, and tools such as sharing and printing; outlined buttons only (design,
 * "Detail").
 */
import { useTranslations } from 'next-intl'
import { CompareChoice } from '@/components/favourites/compare-choice'
import { Favourite } from '@/components/favourites/favourite'
import { AgentLine } from '@/components/modules/team/agent-line'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/domain/text/date'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FormLink } from './form-link'
import { PrintButton } from './print-button.client'
import styles from './property-summary.module.css'
import { Share } from './share'

/** Links to the forms; none once the property is sold or rented (ruling 11). */
function Actions({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  if (detail.property.availability !== 'available') return null
  return (
    <div className={`${styles.actions} no-print`}>
      {detail.formHrefs.visit && (
        <a className="arrow-link" href={detail.formHrefs.visit} data-form="visit">
          {t('moments')} <Icon of="arrow-right" />
        </a>
      )}
      <FormLink detail={detail} form="information" look="line">
        {t('info')}
      </FormLink>
      <FormLink detail={detail} form="purchase-offer" look="line">
        {t('offer')}
      </FormLink>
      <FormLink detail={detail} form="rental-application" look="line">
        {t('application')}
      </FormLink>
    </div>
  )
}

/** The row of tools for the page. */
function Tools({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  const { property, formHrefs, brochureHref } = detail
  return (
    <div className={`${styles.tools} no-print`}>
      <Favourite id={property.id} title={detail.texts.title} look="row" />
      <CompareChoice id={property.id} />
      <Share detail={detail} />
      {formHrefs.documents && (
        <a href={formHrefs.documents} data-form="documents" aria-label={t('documents')}>
          <Icon of="file-text" />
          {t('shortDocuments')}
        </a>
      )}
      {isEnabled('brochure') && (
        <a href={brochureHref} aria-label={t('brochure')}>
          <Icon of="book-open" />
          {t('shortBrochure')}
        </a>
      )}
    </div>
  )
}

export function PropertySummary({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  const page = useTranslations('PropertyDetail')
  const { property, agent } = detail
  return (
    <aside className={`sticky-column ${styles.side}`} aria-label={t('aside')}>
      <div className={styles.panel}>
        <AgentLine agent={agent} label={t('contact')} />
        <Actions detail={detail} />
        <Tools detail={detail} />
        <p className={styles.foot}>
          <span>{t('since', { date: formatDate(property.creationDate) })}</span>
          <span>{page('reference', { id: String(property.id) })}</span>
          <PrintButton label={t('print')} />
        </p>
      </div>
    </aside>
  )
}
