/** The page of a property inside the site's frame, with its structured data. */

import { JsonLd } from '@/components/layout/json-ld'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import type { PublicProperty } from '@/lib/domain/property/property'
import { toListingData } from '@/lib/domain/syndication/listing-data'
import type { Language } from '@/lib/domain/text/language'
import { listPathFor } from '@/lib/routing/href'
import type { Preview } from '@/lib/server/preview/preview-page'
import type { PageQuery } from '@/lib/server/property/property-costs'
import { getPropertyDetail, propertyCrumbs } from '@/lib/server/property/property-detail'
import { propertyAlternates } from '@/lib/server/property/property-page'
import { absoluteUrl, agencyId } from '@/lib/server/runtime/site-url'
import { ArchivedView } from './archived-view'
import { DetailView } from './detail-view'

type Props = {
  property: PublicProperty
  language: Language
  /** Fills in the calculator; the prerendered page has none. */
  query?: PageQuery
  preview?: Preview
}

export function PropertyPage({ property, language, query, preview }: Props) {
  const detail = getPropertyDetail(property, language, query)
  const crumbs = propertyCrumbs(property, language)
  const alternates = propertyAlternates(property)
  const View = property.archived ? ArchivedView : DetailView
  return (
    <SiteFrame language={language} current={listPathFor(property)} alternates={alternates} crumbs={crumbs} preview={preview}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <JsonLdAgency />
      {!property.archived && <JsonLd data={toListingData(detail, { absoluteUrl, agencyId: agencyId() })} />}
      <View detail={detail} isPreview={preview !== undefined} />
    </SiteFrame>
  )
}
