/** The office's working hours, from its settings. */
import 'server-only'
import { readOfficeHours, WorkingTime } from '../../../domain/office/working-time.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'

/** From the opening hours of the content; closed on public holidays and on the further days in the viewing calendar. */
export function workingTime(): WorkingTime {
  const { site, viewingCalendar } = getSnapshot()
  return new WorkingTime(readOfficeHours(site.contact.openingHoursCode), viewingCalendar.holidays)
}
