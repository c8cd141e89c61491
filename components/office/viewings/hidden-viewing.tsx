/** The hidden fields of every form about a viewing. */
import { calendarSearch } from '@/lib/server/office/viewings/calendar-query'
import { OfficeFields } from '../forms/office-fields'
import type { ViewingProps } from './viewing-panel'

export function HiddenViewingFields({ form, staff, language, view, query }: ViewingProps & { form: string }) {
  return (
    <>
      <OfficeFields form={form} language={language} author={staff.author} />
      <input type="hidden" name="lead" value={view.id} />
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="calendar" value={calendarSearch(query)} />
    </>
  )
}
