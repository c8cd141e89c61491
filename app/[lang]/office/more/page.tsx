/** What of the office has no tab on a telephone. */
import { MorePage } from '@/components/office/more-page'
import { officeMetadata } from '@/lib/server/office/office-metadata'
import { requireStaff } from '@/lib/server/office/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeNav.more')

export default async function Page() {
  return <MorePage staff={await requireStaff('ownSettings')} language={await readLanguage()} />
}
