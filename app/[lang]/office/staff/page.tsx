/** The staff, their rights, and the audit trail: for managers. */
import { Returned } from '@/components/forms/returned/returned'
import { StaffPage } from '@/components/office/staff/staff-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getStaffView, readAuditQuery } from '@/lib/server/office/staff/staff-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeStaff.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/staff'>) {
  const managing = await requireStaff('manageStaff')
  const auditing = await requireStaff('seeAudit')
  const query = await searchParams
  const { said, [returnedParameter]: returned } = query
  const view = await getStaffView(await getDb(), { managing, auditing }, readAuditQuery(query), new Date())
  return (
    <Returned searchParams={searchParams}>
      <StaffPage
        staff={managing}
        language={await readLanguage()}
        view={view}
        says={single(said)}
        isReturned={returned !== undefined}
      />
    </Returned>
  )
}
