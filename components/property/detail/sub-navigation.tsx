/**
 * Links to the sections that this property has, followed by price and button once the head is out of sight (design, "Detail").
 */
import { useTranslations } from 'next-intl'
import { Price } from '@/components/property/price'
import tabs from '@/components/ui/tabs.module.css'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { PastHead } from './past-head.client'
import { SectionLinks } from './section-links.client'
import { findSections } from './sections'
import styles from './sub-navigation.module.css'
import { FormLink } from './summary/form-link'

/** Head and bar have the same button: this one is shown while the other is not. */
function Buy({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  if (detail.property.availability !== 'available' || !detail.formHrefs.visit) return null
  return (
    <PastHead className={styles.buy} pastClassName={styles.past}>
      <Price price={detail.price} />
      <FormLink detail={detail} form="visit" size="s">
        {t('visit')}
      </FormLink>
    </PastHead>
  )
}

export function SubNavigation({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertyDetail')
  const linked = findSections(detail).flatMap((section) => (section.hasLink ? [section.id] : []))
  const ids = ['overview', ...linked] as const
  return (
    <div className={`${styles.bar} no-print`}>
      <div className={`wrap ${styles.inner}`}>
        <nav className={`${tabs.tabs} ${styles.row}`} aria-label={t('onThisPage')}>
          <SectionLinks sections={ids.map((id) => ({ id, name: t(`anchors.${id}`) }))} />
        </nav>
        <Buy detail={detail} />
      </div>
    </div>
  )
}
