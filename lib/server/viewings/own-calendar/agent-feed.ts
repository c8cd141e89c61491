/** An agent's viewings as a calendar feed, which calendar programs reload regularly. */
import 'server-only'
import ical, { ICalEventStatus } from 'ical-generator'
import { dayMs } from '../../../domain/text/date.ts'
import { formatPhone } from '../../../domain/text/phone.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findCalendarViewings } from '../../db/repositories/office/office-viewings.ts'
import { nameOf, textOf } from '../../office/leads/lead-summary.ts'
import { findOfficeProperty } from '../../office/listings/office-property.ts'
import type { Staff } from '../../office/staff/staff.ts'
import { translatorOf } from '../../pages/translator.ts'
import { getSiteUrl } from '../../runtime/site-url.ts'
import { viewingDuration } from '../free-slots.ts'

/** From a month ago to a year ahead; with the visitor's name and phone number. */
export async function agentFeed(db: Db, staff: Staff<'handleViewings'>, now: Date): Promise<string> {
  const { site } = getSnapshot()
  const t = translatorOf(staff.language)
  const filter = { from: new Date(now.getTime() - 30 * dayMs), to: new Date(now.getTime() + 365 * dayMs), agentId: staff.agentId }
  const calendar = ical({
    name: `${t('OfficeViewings.title')} ${site.name}`,
    prodId: { company: site.name, product: 'viewings' },
  })
  for (const { leadId, startsAt, agentId, propertyId, payload, status } of await findCalendarViewings(db, staff, filter)) {
    const property = findOfficeProperty(staff, propertyId, staff.language)
    const phone = textOf(payload, 'PHONE_NUMBER')
    calendar.createEvent({
      id: `${leadId}@${new URL(getSiteUrl()).hostname}`,
      stamp: now,
      start: startsAt,
      end: new Date(startsAt.getTime() + viewingDuration({ agentId }) * 60_000),
      summary: t('Forms.visit.event', { title: nameOf(payload) || t('OfficeViewings.noName') }),
      ...(property && { location: property.name }),
      ...(phone !== '' && { description: formatPhone(phone) }),
      status: status === 'pending' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
