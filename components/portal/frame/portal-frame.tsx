/** The frame of a property's pages in the portal: the site's frame, then the property's head and the tabs. */
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/layout/site-frame'
import { type PortalView, portalPath } from '@/lib/routing/private-pages'
import type { OpenPortal } from '@/lib/server/portal/open-portal'
import { portalAlternates, portalCrumbs, type Query } from '@/lib/server/portal/portal-links'
import { toPropertyHead } from '@/lib/server/portal/property-head'
import { OfficeLook } from './office-look'
import { PortalHead } from './portal-head'
import { PortalNav } from './portal-nav'

type Props = {
  portal: OpenPortal
  /** Undefined on the dashboard. */
  view: PortalView | undefined
  /** Query of the address, preserved by the language switcher. */
  query?: Query
  children: ReactNode
}

export function PortalFrame({ portal, view, query = [], children }: Props) {
  const { property, properties, language, planned, isOffice } = portal
  const head = toPropertyHead(property, language)
  return (
    <SiteFrame
      language={language}
      current={portalPath}
      alternates={portalAlternates(property.id, view, query)}
      // Breadcrumbs begin with the owner's list of properties, which staff may not open.
      crumbs={isOffice ? [] : portalCrumbs(property.id, head.street, view, language)}
      isClosed
    >
      {isOffice && <OfficeLook portal={portal} />}
      <PortalNav id={property.id} properties={properties} language={language} view={view} planned={planned} isOffice={isOffice} />
      <PortalHead head={head} />
      {children}
    </SiteFrame>
  )
}
