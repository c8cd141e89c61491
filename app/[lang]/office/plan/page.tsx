/** Plans a viewing for a visitor. */
import { ReturnedProvider } from '@/components/forms/returned/returned-context.client'
import { PlanPage } from '@/components/office/viewings/plan-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { getDb } from '@/lib/server/db/client'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { firstPlannedMail } from '@/lib/server/office/viewings/plan-preview'
import { getPlan, readPlanQuery } from '@/lib/server/office/viewings/plan-view'
import { mailPreviewOf } from '@/lib/server/office/viewings/viewing-preview'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficePlan.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/plan'>) {
  const staff = await requireStaff('handleViewings')
  const language = await readLanguage()
  const [db, now] = [await getDb(), new Date()]
  const query = await searchParams
  const returned = await findReturnedForm(single(query[returnedParameter]), now)
  // The slot that was chosen before the form was returned with errors.
  const time = returned && 'account' in returned ? returned.account.values?.['slots'] : undefined
  const plan = await getPlan(db, staff, language, readPlanQuery({ ...query, ...(time && { time }) }), now)
  const mail = await mailPreviewOf(await firstPlannedMail(db, plan), now)
  const page = <PlanPage staff={staff} language={language} plan={plan} mail={mail} />
  return returned ? <ReturnedProvider value={returned}>{page}</ReturnedProvider> : page
}
