/** An agent's viewing hours and calendars. */
import { Returned } from '@/components/forms/returned/returned'
import { HoursPage } from '@/components/office/hours/hours-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getHours } from '@/lib/server/office/hours/hours-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeHours.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/hours'>) {
  const staff = await requireStaff('ownSettings')
  const [language, query] = [await readLanguage(), await searchParams]
  const hours = await getHours(await getDb(), staff, Number(single(query['agent'])) || undefined, new Date())
  return (
    <Returned searchParams={searchParams}>
      <HoursPage staff={staff} language={language} hours={hours} says={single(query['said'])} />
    </Returned>
  )
}
