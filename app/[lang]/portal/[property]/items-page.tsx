/** All items of one kind of an owner's property: shared by the portal pages that are a single table. */

import { PortalFrame } from '@/components/portal/frame/portal-frame'
import { ItemsView } from '@/components/portal/items/items-view'
import { getItemPage, type TableView, tableViews } from '@/lib/server/portal/item-page'
import { openPortal, type PortalPage, toQuery } from '@/lib/server/portal/open-portal'

export async function ItemsPage({ view, params, searchParams }: PortalPage & { view: TableView }) {
  const portal = await openPortal((await params).property)
  const { language, now } = portal
  const asking = { kind: tableViews[view], language, query: toQuery(await searchParams), now }
  const page = await getItemPage(portal.db, portal, asking)
  return (
    <PortalFrame portal={portal} view={view} query={page.pairs}>
      <ItemsView portal={portal} view={view} page={page} />
    </PortalFrame>
  )
}
