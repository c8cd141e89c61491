/** Documents and monthly reports of an owner's property. */
import { PortalFrame } from '@/components/portal/frame/portal-frame'
import { OwnerDocuments } from '@/components/portal/tasks/owner-documents'
import { listReports } from '@/lib/server/db/repositories/portal/monthly-reports'
import { openPortal, type PortalPage } from '@/lib/server/portal/open-portal'
import { portalMetadata } from '@/lib/server/portal/portal-metadata'

export const generateMetadata = ({ params }: PortalPage) => portalMetadata(params, 'documents')

export default async function Page({ params }: PortalPage) {
  const portal = await openPortal((await params).property)
  return (
    <PortalFrame portal={portal} view="documents">
      <OwnerDocuments portal={portal} months={await listReports(portal.db, portal.ownership)} />
    </PortalFrame>
  )
}
