/** The calendar of the office. */
import { CalendarPage } from '@/components/office/viewings/calendar-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readCalendarQuery } from '@/lib/server/office/viewings/calendar-query'
import { getCalendar } from '@/lib/server/office/viewings/calendar-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeViewings.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/viewings'>) {
  const staff = await requireStaff('handleViewings')
  const language = await readLanguage()
  const [query, now] = [await searchParams, new Date()]
  const calendar = await getCalendar(await getDb(), staff, language, readCalendarQuery(query, staff, now), now)
  return <CalendarPage staff={staff} language={language} calendar={calendar} view={undefined} says={single(query['said'])} />
}
