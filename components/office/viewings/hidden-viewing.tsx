/** What every form about a viewing sends. */
import { formFields } from '@/lib/forms/form-state'
import { calendarSearch } from '@/lib/server/office/calendar-query'
import type { ViewingProps } from './viewing-panel'

export function HiddenViewingFields({ form, language, view, query }: ViewingProps & { form: string }) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="lead" value={view.id} />
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="calendar" value={calendarSearch(query)} />
    </>
  )
}
