/** The page of a listed property: head, pictures, sections, the column next to them, similar properties. */

import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { CompareBar } from '@/components/favourites/compare-bar'
import { RecentlySeenWriter } from '@/components/favourites/recently-seen-writer.client'
import { LaterDialog } from '@/components/forms/dialog/later-dialog.client'
import { PrintLine } from '@/components/layout/print-line'
import { PageViewBeacon } from '@/components/page-views/page-view-beacon.client'
import { TownMarketLine } from '@/components/sold/market-line'
import type { PublicProperty } from '@/lib/domain/property/property'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { smallPictureOf } from '@/lib/server/property/small-picture'
import styles from './detail-view.module.css'
import { PropertyGallery } from './gallery/property-gallery'
import { OverviewSection } from './overview/overview-section'
import { FoldedSection, LargePicture, SectionView } from './section-view'
import { findSections } from './sections'
import { SimilarProperties } from './similar-properties'
import { SubNavigation } from './sub-navigation'
import { ActionBar } from './summary/action-bar'
import { PropertyHead } from './summary/property-head'
import { PropertySummary } from './summary/property-summary'

/** Number of pictures in the mosaic; the large ones between sections are different ones. */
const mosaicCount = 3

/** The pictures between sections, one after each section that has one; a film or a tour already shows one of its own. */
const largePictures = ({ pictures, videoUrl, virtualTourUrl }: PublicProperty) =>
  pictures.slice(mosaicCount, mosaicCount + (videoUrl || virtualTourUrl ? 1 : 2))

function Sections({ detail }: { detail: PropertyDetail }) {
  const sections = findSections(detail)
  const open = sections.filter(({ fold }) => !fold)
  const withPicture = open.filter(({ hasPicture }) => hasPicture)
  return (
    <>
      {open.map((section) => {
        const picture = largePictures(detail.property)[withPicture.indexOf(section)]
        return (
          <Fragment key={section.id}>
            <SectionView section={section} detail={detail} />
            {picture && <LargePicture picture={picture} language={detail.language} />}
          </Fragment>
        )
      })}
      <div className={styles.folds}>
        {sections
          .filter(({ fold }) => fold)
          .map((section) => (
            <FoldedSection key={section.id} section={section} detail={detail} />
          ))}
      </div>
    </>
  )
}

/** @param isPreview an unpublished property is neither remembered as seen nor counted as a page view. */
export function DetailView({ detail, isPreview = false }: { detail: PropertyDetail; isPreview?: boolean }) {
  const t = useTranslations('PropertyDetail')
  const { id } = detail.property
  const isAvailable = detail.property.availability === 'available'
  return (
    <>
      <PrintLine reference={t('reference', { id: String(id) })} url={detail.url} />
      <div className={`wrap ${styles.top}`}>
        <PropertyHead detail={detail} />
        <PropertyGallery detail={detail} />
      </div>
      <SubNavigation detail={detail} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <OverviewSection detail={detail} />
          <Sections detail={detail} />
        </div>
        <PropertySummary detail={detail} />
      </div>
      <TownMarketLine property={detail.property} language={detail.language} />
      <SimilarProperties detail={detail} />
      {isAvailable && <ActionBar detail={detail} />}
      {isAvailable && (
        <LaterDialog
          language={detail.language}
          subjectId={id}
          about={[detail.street, detail.town].filter(Boolean).join(', ')}
          closeText={t('closeForm')}
          waitText={t('formOnItsWay')}
        />
      )}
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
