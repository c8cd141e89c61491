/** All communications of an owner's property; reached by the owner's address in each language. */
import { ItemsView } from '@/components/portal/items-view'
import { PortalFrame } from '@/components/portal/portal-frame'
import { getItemPage, tableViews } from '@/lib/server/portal/item-page'
import { openPortal, type PortalPage, toQuery } from '@/lib/server/portal/open-portal'
import { portalMetadata } from '@/lib/server/portal/portal-metadata'

export const generateMetadata = ({ params }: PortalPage) => portalMetadata(params, 'communications')

export default async function Page({ params, searchParams }: PortalPage) {
  const portal = await openPortal((await params).property)
  const asking = {
    kind: tableViews.communications,
    language: portal.language,
    query: toQuery(await searchParams),
    now: portal.now,
  }
  const page = await getItemPage(portal.db, portal, asking)
  return (
    <PortalFrame portal={portal} view="communications" query={page.pairs}>
      <ItemsView portal={portal} view="communications" page={page} />
    </PortalFrame>
  )
}
