/** The pages of the office that have no tab on phones. */
import { MorePage } from '@/components/office/pages/more-page'
import { getDb } from '@/lib/server/db/client'
import { countOffice } from '@/lib/server/db/repositories/office/office-counts'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeNav.more')

export default async function Page() {
  const [staff, now] = [await requireStaff('ownSettings'), new Date()]
  const looker = staff.also('seeToday')
  const size = looker && (await countOffice(await getDb(), looker, now))
  return <MorePage staff={staff} language={await readLanguage()} size={size} now={now} />
}
