/** The report on an owner's property, of a month or of chosen days, to print or to keep. */
import { redirect } from 'next/navigation'
import { Report } from '@/components/portal/report'
import { portalHref } from '@/lib/routing/private-pages'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { openPortal, type PortalPage, toQuery } from '@/lib/server/portal/open-portal'
import { portalMetadata } from '@/lib/server/portal/portal-metadata'
import { getReport } from '@/lib/server/portal/report'

export const generateMetadata = ({ params }: PortalPage) => portalMetadata(params, 'report')

export default async function Page({ params, searchParams }: PortalPage) {
  const portal = await openPortal((await params).property)
  const query = toQuery(await searchParams)
  const report = await getReport(portal, query)
  // A month without a report: the reports that there are.
  if (!report) redirect(portalHref(getSnapshot().routeTable, portal.property.id, 'documents', portal.language))
  return <Report portal={portal} report={report} query={[...query]} />
}
