/** A visit as a file for the visitor's calendar. */
import 'server-only'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { formatStreet, formatTown } from '../../domain/address.ts'
import type { Language } from '../../domain/language.ts'
import type { PublicProperty } from '../../domain/property.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { absoluteUrl, getSiteUrl } from '../site-url.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import type { Attachment } from '../submissions/form-handler.ts'
import { translatorOf } from '../translator.ts'

export type Visit = { leadId: string; property: PublicProperty; startsAt: Date; language: Language }

/** Street as far as it is published, and the town (ruling 10). */
export function visitPlace(property: PublicProperty, language: Language): string {
  const town = formatTown(property, property.texts[language].countryName)
  return [formatStreet(property.address, boxWords[language]), town].filter(Boolean).join(', ')
}

/** Minutes, where the agent has no calendar that says so. */
const usualDuration = 30

/** Times are in UTC, which every calendar shows in its own zone. The UID is the lead's, so that a later file replaces this one. */
export function visitEvent(visit: Visit, url: string, now: Date): string {
  const { leadId, property, startsAt, language } = visit
  const { site, agents, visitCalendar } = getSnapshot()
  const agent = agents.find(({ id }) => id === property.agentId)
  const duration = visitCalendar.agents.find(({ agentId }) => agentId === property.agentId)?.duration ?? usualDuration
  const calendar = ical({ prodId: { company: site.name, product: 'visits' }, method: ICalCalendarMethod.PUBLISH })
  calendar.createEvent({
    id: `${leadId}@${new URL(getSiteUrl()).hostname}`,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + duration * 60_000),
    summary: translatorOf(language)('Forms.visit.event', { title: property.texts[language].title }),
    location: visitPlace(property, language),
    url: absoluteUrl(url),
    status: ICalEventStatus.CONFIRMED,
    organizer: { name: agent?.name ?? site.name, email: agent?.email ?? site.contact.email },
  })
  return calendar.toString()
}

export const eventAttachment = (event: string): Attachment => ({
  filename: 'visit.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: Buffer.from(event).toString('base64'),
})
