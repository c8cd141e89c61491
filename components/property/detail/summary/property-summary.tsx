/** The panel beside the text: price, figures, what one can do, who answers (design, "Detail"). */
import { useTranslations } from 'next-intl'
import { CompareChoice } from '@/components/favourites/compare-choice'
import { Favourite } from '@/components/favourites/favourite'
import { AgentLine } from '@/components/modules/team/agent-line'
import { Icon } from '@/components/ui/icon'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FormLink } from './form-link'
import { PrintButton } from './print-button.client'
import styles from './property-summary.module.css'
import { ShareLinks } from './share-links'
import { SummaryFigures } from './summary-figures'

/** Ways to the agent; there are none once the property is sold or rented (ruling 11). */
function Actions({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  if (detail.property.availability !== 'available') return null
  return (
    <div className={`${styles.actions} no-print`}>
      <FormLink detail={detail} form="visit" full>
        <Icon of="calendar" /> {t('visit')}
      </FormLink>
      <FormLink detail={detail} form="information" look="line" full>
        {t('info')}
      </FormLink>
      <FormLink detail={detail} form="purchase-offer" look="line" full>
        {t('offer')}
      </FormLink>
      <FormLink detail={detail} form="rental-application" look="line" full>
        {t('application')}
      </FormLink>
    </div>
  )
}

export function PropertySummary({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  return (
    <aside className={`sticky-column ${styles.side}`} aria-label={t('label')}>
      <div className={styles.figures}>
        <SummaryFigures detail={detail}>
          <p className={styles.address}>
            {detail.street && <b>{detail.street}</b>}
            {detail.town}
          </p>
        </SummaryFigures>
      </div>
      <Actions detail={detail} />
      <div className={`${styles.more} no-print`}>
        {detail.formHrefs.documents && (
          <a href={detail.formHrefs.documents} data-form="documents">
            <Icon of="file-text" />
            {t('documents')}
            <Icon of="chevron-right" />
          </a>
        )}
        {detail.purchase && isEnabled('calculator') && (
          <a href="#buying">
            <Icon of="calculator" />
            {t('budget')}
            <Icon of="chevron-right" />
          </a>
        )}
        <Favourite id={detail.property.id} title={detail.texts.title} look="row" />
        <CompareChoice id={detail.property.id} />
        {detail.formHrefs['send-to-friend'] && (
          <a href={detail.formHrefs['send-to-friend']} data-form="send-to-friend">
            <Icon of="mail" />
            {t('friend')}
            <Icon of="chevron-right" />
          </a>
        )}
        <ShareLinks detail={detail} />
        {isEnabled('brochure') && (
          <a href={detail.brochureHref}>
            <Icon of="book-open" />
            {t('brochure')}
            <Icon of="chevron-right" />
          </a>
        )}
        <PrintButton label={t('print')} />
      </div>
      <AgentLine agent={detail.agent} label={t('contact')} />
    </aside>
  )
}
