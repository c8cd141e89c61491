/** The dashboard of an owner's property; requested by the owner's address in each language. */
import { Dashboard } from '@/components/portal/dashboard'
import { PortalFrame } from '@/components/portal/frame/portal-frame'
import { getDashboard } from '@/lib/server/portal/dashboard'
import { openPortal, type PortalPage, toQuery } from '@/lib/server/portal/open-portal'
import { getOwnerTasks } from '@/lib/server/portal/owner-tasks'
import { portalMetadata } from '@/lib/server/portal/portal-metadata'

export const generateMetadata = ({ params }: PortalPage) => portalMetadata(params, undefined)

export default async function Page({ params, searchParams }: PortalPage) {
  const portal = await openPortal((await params).property)
  const query = toQuery(await searchParams)
  const [data, tasks] = await Promise.all([getDashboard(portal, query), getOwnerTasks(portal, query)])
  return (
    <PortalFrame portal={portal} view={undefined} query={data.periodPairs}>
      <Dashboard data={data} tasks={tasks} isOffice={portal.isOffice} />
    </PortalFrame>
  )
}
