/** The calendar of the office. */
import { CalendarPage } from '@/components/office/viewings/calendar-page'
import { single } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { readCalendarQuery } from '@/lib/server/office/calendar-query'
import { getCalendar } from '@/lib/server/office/calendar-view'
import { officeMetadata } from '@/lib/server/office/office-metadata'
import { requireStaff } from '@/lib/server/office/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeViewings.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/viewings'>) {
  const staff = await requireStaff('handleViewings')
  const language = await readLanguage()
  const [query, now] = [await searchParams, new Date()]
  const calendar = await getCalendar(await getDb(), staff, language, readCalendarQuery(query, staff, now), now)
  return <CalendarPage staff={staff} language={language} calendar={calendar} view={undefined} says={single(query['said'])} />
}
