/** The applications for a rental, in order of arrival. Each one shown is recorded in the audit trail. */

import { Returned } from '@/components/forms/returned/returned'
import { ApplicationsPage } from '@/components/office/offers/applications-page'
import { MissingPage } from '@/components/office/pages/missing-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getContenders } from '@/lib/server/office/offers/contenders-view'
import { recordApplicationViews } from '@/lib/server/office/offers/record-views'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeOffers.rental-application.title')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/applications/[id]'>) {
  const [staff, decider] = [await requireStaff('seeApplications'), await requireStaff('handleOffers')]
  const language = await readLanguage()
  const [{ id }, query, db, now] = [await params, await searchParams, await getDb(), new Date()]
  const look = { staff, language, now, accept: single(query['accept']), refuse: single(query['refuse']) }
  const view = await getContenders(db, 'rental-application', Number(id), decider, look)
  if (!view) return <MissingPage staff={staff} language={language} />
  await recordApplicationViews(db, staff, view, now)
  return (
    <Returned searchParams={searchParams}>
      <ApplicationsPage staff={staff} language={language} view={view} says={single(query['said'])} now={now} />
    </Returned>
  )
}
