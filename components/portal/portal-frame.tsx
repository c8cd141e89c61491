/** The frame of every page of a property in the portal: the site's own, then tabs and the property's head. */
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
  /** Of the address: the switcher of languages keeps it. */
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
      // Their first leads to the owner's list of properties, which is closed to others.
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
