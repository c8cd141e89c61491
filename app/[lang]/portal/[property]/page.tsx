/** The dashboard of an owner's property; reached by the owner's address in each language. */
import { Dashboard } from '@/components/portal/dashboard'
import { PortalFrame } from '@/components/portal/portal-frame'
import { getDashboard } from '@/lib/server/portal/dashboard'
import { openPortal, type PortalPage, toQuery } from '@/lib/server/portal/open-portal'
import { portalMetadata } from '@/lib/server/portal/portal-metadata'

export const generateMetadata = ({ params }: PortalPage) => portalMetadata(params, undefined)

export default async function Page({ params, searchParams }: PortalPage) {
  const portal = await openPortal((await params).property)
  const data = await getDashboard(portal, toQuery(await searchParams))
  return (
    <PortalFrame portal={portal} view={undefined} query={data.periodPairs}>
      <Dashboard data={data} />
    </PortalFrame>
  )
}
