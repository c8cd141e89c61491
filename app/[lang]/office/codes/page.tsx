/** The recovery codes of an account that has just connected an authenticator app. */
import { Returned } from '@/components/forms/returned/returned'
import { CodesPage } from '@/components/office/login/codes-page'
import { getDb } from '@/lib/server/db/client'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { findFreshCodes } from '@/lib/server/office/staff/recovery-codes'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeEntry.codesTitle')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/codes'>) {
  const staff = await requireStaff('ownSettings')
  const codes = await findFreshCodes(await getDb(), staff, new Date())
  return (
    <Returned searchParams={searchParams}>
      <CodesPage language={await readLanguage()} codes={codes} />
    </Returned>
  )
}
