/** The detail of a property that is listed: gallery, sections, summary, what is like it. */

import { useTranslations } from 'next-intl'
import { CompareBar } from '@/components/favourites/compare-bar'
import { RecentlySeenWriter } from '@/components/favourites/recently-seen-writer.client'
import { FormDialog } from '@/components/forms/form-dialog.client'
import { PageViewBeacon } from '@/components/page-views/page-view-beacon.client'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { smallPictureOf } from '@/lib/server/property/small-picture'
import styles from './detail-view.module.css'
import { PropertyGallery } from './gallery/property-gallery'
import { OverviewSection } from './overview/overview-section'
import { findSections } from './sections'
import { SimilarProperties } from './similar-properties'
import { SubNavigation } from './sub-navigation'
import { ActionBar } from './summary/action-bar'
import { PrintLine } from './summary/print-line'
import { PropertySummary } from './summary/property-summary'

/** @param isPreview a page view of what is not published yet is neither remembered nor counted. */
export function DetailView({ detail, isPreview = false }: { detail: PropertyDetail; isPreview?: boolean }) {
  const t = useTranslations('PropertyDetail')
  const sections = findSections(detail.property)
  const { id } = detail.property
  const isAvailable = detail.property.availability === 'available'
  return (
    <>
      <PrintLine detail={detail} />
      <PropertyGallery detail={detail} />
      <SubNavigation ids={['overview', ...sections.map(({ id }) => id)]} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <OverviewSection detail={detail} />
          {sections.map(({ id, Content, Title, isScreenOnly }) => (
            <section key={id} id={id} className={isScreenOnly && 'no-print'} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{Title ? <Title detail={detail} /> : t(`sections.${id}`)}</h2>
              <Content detail={detail} />
            </section>
          ))}
        </div>
        <PropertySummary detail={detail} />
      </div>
      <SimilarProperties detail={detail} />
      {isAvailable && <ActionBar detail={detail} />}
      {isAvailable && <FormDialog language={detail.language} subjectId={id} closeText={t('closeForm')} />}
      <CompareBar language={detail.language} isAboveActions={isAvailable} />
      {!isPreview && <PageViewBeacon id={id} />}
      {isEnabled('recentlySeen') && !isPreview && (
        <RecentlySeenWriter
          id={id}
          title={detail.texts.title}
          href={new URL(detail.url).pathname}
          picture={smallPictureOf(detail.property)?.url}
        />
      )}
    </>
  )
}
