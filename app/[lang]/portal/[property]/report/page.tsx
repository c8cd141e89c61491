/** The report on an owner's property, for a month or a chosen period, to print or save. */
import { redirect } from 'next/navigation'
import { Report } from '@/components/portal/report/report'
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
  // A month without a report: redirects to the list of reports.
  if (!report) redirect(portalHref(getSnapshot().routeTable, portal.property.id, 'documents', portal.language))
  return <Report portal={portal} report={report} query={[...query]} />
}
