/** A viewing as a file for the visitor's calendar. */
import 'server-only'
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator'
import type { BareProperty } from '../../domain/property/bare-property.ts'
import { formatStreet, formatTown } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Attachment } from '../mail/mail-message.ts'
import { translatorOf } from '../pages/translator.ts'
import { absoluteUrl, getSiteUrl } from '../runtime/site-url.ts'
import { viewingDuration } from './free-slots.ts'
import { isShown } from './viewed-home.ts'

export type ViewingEvent = {
  leadId: string
  property: BareProperty
  startsAt: Date
  language: Language
  /** Number of changes; calendars apply the event with the highest sequence. */
  sequence?: number
  isCancelled?: boolean
}

/** Street if it is public, and the town (ruling 10); the reference of a property whose place is unknown. */
export function viewingPlace(property: BareProperty, language: Language): string {
  const { title, countryName } = property.texts[language]
  const town = formatTown(property, countryName)
  return [formatStreet(property.address, boxWords[language]), town].filter(Boolean).join(', ') || title
}

const minute = 60_000

/** End of a viewing that starts then. */
export const viewingEnd = (property: BareProperty, startsAt: Date): Date =>
  new Date(startsAt.getTime() + viewingDuration(property) * minute)

const methodOf = ({ isCancelled }: ViewingEvent) => (isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH)

/**
 * One file, also for several viewings of a day booked together. Times are in UTC, which every calendar converts. The UID is the
 * lead's, so that a later file replaces this one.
 */
export function viewingEvent(event: ViewingEvent, now: Date, further: readonly ViewingEvent[] = []): string {
  const { site } = getSnapshot()
  const calendar = ical({ prodId: { company: site.name, product: 'visits' }, method: methodOf(event) })
  for (const each of [event, ...further]) calendar.createEvent(toCalendarEvent(each, now))
  return calendar.toString()
}

function toCalendarEvent(event: ViewingEvent, now: Date): ICalEventData {
  const { leadId, property, startsAt, language, sequence = 0, isCancelled } = event
  const { site, agents, routeTable } = getSnapshot()
  const agent = agents.find(({ id }) => id === property.agentId)
  return {
    id: `${leadId}@${new URL(getSiteUrl()).hostname}`,
    sequence,
    stamp: now,
    start: startsAt,
    end: viewingEnd(property, startsAt),
    summary: translatorOf(language)('Forms.visit.event', { title: property.texts[language].title }),
    location: viewingPlace(property, language),
    ...(isShown(property.id) && { url: absoluteUrl(propertyHref(routeTable, property, language)) }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: agent?.name ?? site.name, email: agent?.email ?? site.contact.email },
  }
}

export const eventAttachment = (event: ViewingEvent, now: Date, further: readonly ViewingEvent[] = []): Attachment => ({
  filename: 'visit.ics',
  contentType: `text/calendar; charset=utf-8; method=${methodOf(event)}`,
  content: Buffer.from(viewingEvent(event, now, further)).toString('base64'),
})
