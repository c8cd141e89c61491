/** A viewing, next to the calendar that it was opened from. */
import { Returned } from '@/components/forms/returned/returned'
import { MissingPage } from '@/components/office/pages/missing-page'
import { CalendarPage } from '@/components/office/viewings/calendar-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readUndo } from '@/lib/server/office/forms/undo-window'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { calendarBeside } from '@/lib/server/office/viewings/calendar-query'
import { getCalendar } from '@/lib/server/office/viewings/calendar-view'
import { getViewingView } from '@/lib/server/office/viewings/viewing-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeViewings.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/viewings/[id]'>) {
  const staff = await requireStaff('handleViewings')
  const language = await readLanguage()
  const [{ id }, query, db, now] = [await params, await searchParams, await getDb(), new Date()]
  const view = await getViewingView(db, staff, id, language, now)
  if (!view) return <MissingPage staff={staff} language={language} />
  const calendar = await getCalendar(db, staff, language, calendarBeside(view, query, staff, now), now)
  return (
    <Returned searchParams={searchParams}>
      <CalendarPage
        {...{ staff, language, calendar, view }}
        says={single(query['said'])}
        hasUndo={readUndo(single(query['undo']), view.version, now) !== undefined}
      />
    </Returned>
  )
}
