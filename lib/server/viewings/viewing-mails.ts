/** The mails after a viewing was confirmed, moved or called off: to the visitor and to the agent, each with the file that corrects the calendar. */
import 'server-only'
import { z } from 'zod'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { readSubject, subjectOf } from '../leads/find-subject.ts'
import { greet, subjectRows } from '../leads/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import type { Translate } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { confirmViewing, viewingTime } from './viewing-confirmation.ts'
import { eventAttachment, type ViewingEvent } from './viewing-event.ts'

const moment = z.iso.datetime()

/** Of a visitor with a viewing. */
const viewingSchema = z.object({ leadId: z.string(), propertyId: z.number(), firstName: z.string() })

const eventSchema = z.object({ startsAt: moment, sequence: z.number() })

type About = { leadId: string; propertyId: number }

/** @throws when it left the content: without it there is no place and nobody who shows it. */
function propertyOf({ propertyId }: About): PublicProperty {
  const property = getSnapshot().propertyById.get(propertyId)
  if (!property) throw new Error(`no property ${propertyId}`)
  return property
}

const eventOf = (about: About, { startsAt, sequence }: z.output<typeof eventSchema>, language: Language): ViewingEvent => ({
  leadId: about.leadId,
  property: propertyOf(about),
  startsAt: new Date(startsAt),
  language,
  sequence,
})

/** The row with the property, as far as the site knows it. */
const propertyRows = ({ propertyId }: About, language: Language, t: Translate) =>
  subjectRows(readSubject('property', propertyId, language), t('Forms.mail.property'))

/** A request of the visitor that got its time from the agency. */
export const viewingConfirmedTemplate = defineTemplate({
  name: 'viewing-confirmed',
  schema: viewingSchema.extend({ startsAt: moment }),
  render: ({ firstName, startsAt, ...about }, { t, language, to, queuedAt }) => {
    const event = { leadId: about.leadId, property: propertyOf(about), startsAt: new Date(startsAt), language }
    const { paragraphs, action, files } = confirmViewing(event, queuedAt)
    return {
      title: t('Forms.visit.confirmedTitle'),
      paragraphs: [greet(t, firstName, to), ...paragraphs],
      action,
      attachments: files,
    }
  },
})

export const viewingMovedTemplate = defineTemplate({
  name: 'viewing-moved',
  schema: viewingSchema.extend({ event: eventSchema, former: moment }),
  render: ({ firstName, event, former, ...about }, { t, language, to, queuedAt }) => {
    const viewing = eventOf(about, event, language)
    const { paragraphs, action, files } = confirmViewing(viewing, queuedAt)
    const before = viewingTime({ ...viewing, startsAt: new Date(former) })
    return {
      title: t('Forms.visit.movedTitle'),
      paragraphs: [greet(t, firstName, to), t('Forms.visit.moved', before), ...paragraphs],
      rows: subjectRows(subjectOf(viewing.property, language), t('Forms.mail.property')),
      action,
      attachments: files,
    }
  },
})

/** Where another time can be chosen; undefined when the property cannot be visited any more. */
function againAction({ propertyId }: About, language: Language, t: Translate) {
  const property = getSnapshot().propertyById.get(propertyId)
  if (!property || !formsOf(property).includes('visit')) return undefined
  const path = propertyPageHref(getSnapshot().routeTable, property, 'visit', language)
  return { label: t('Forms.visit.again'), href: absoluteUrl(path) }
}

/** Who called it off. */
export const actors = ['visitor', 'agency'] as const

export const viewingCancelledTemplate = defineTemplate({
  name: 'viewing-cancelled',
  /** `event`: of one that had its time. */
  schema: viewingSchema.extend({ by: z.enum(actors), event: eventSchema.optional() }),
  render: ({ firstName, by, event, ...about }, { t, language, to, queuedAt }) => {
    const viewing = event && { ...eventOf(about, event, language), isCancelled: true }
    const action = againAction(about, language, t)
    return {
      title: t('Forms.visit.cancelled.title'),
      paragraphs: [
        greet(t, firstName, to),
        viewing ? t(`Forms.visit.cancelled.${by}`, viewingTime(viewing)) : t('Forms.visit.cancelled.request'),
      ],
      rows: propertyRows(about, language, t),
      ...(action && { action }),
      // Whoever booked with an address may not be who reads there.
      closing: [t('Forms.mail.why'), unwantedLink(to, 'visit', language, queuedAt)],
      attachments: viewing ? [eventAttachment(viewing, queuedAt)] : [],
    }
  },
})

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancelled'), event: eventSchema }),
  /** Without a time yet. */
  z.object({ kind: z.literal('withdrawn') }),
  z.object({ kind: z.literal('moved'), event: eventSchema, former: moment }),
])

type Change = z.output<typeof change>

/** What changed as texts name it, and the file for the calendar. */
function describeChange(about: About, changed: Change, language: Language) {
  if (changed.kind === 'withdrawn') return { times: {}, event: undefined }
  const event = eventOf(about, changed.event, language)
  if (changed.kind === 'cancelled') return { times: viewingTime(event), event: { ...event, isCancelled: true } }
  const before = viewingTime({ ...event, startsAt: new Date(changed.former) })
  return { times: { ...viewingTime(event), formerDay: before.day, formerTime: before.time }, event }
}

/** To whoever shows the property. */
export const viewingAgentTemplate = defineTemplate({
  name: 'viewing-agent',
  schema: z.object({ leadId: z.string(), propertyId: z.number(), visitor: z.string(), change }),
  render: ({ visitor, change: changed, ...about }, { t, language, queuedAt }) => {
    const { times, event } = describeChange(about, changed, language)
    return {
      title: t(`Forms.visit.agent.${changed.kind}Title`, { id: String(about.propertyId) }),
      paragraphs: [t(`Forms.visit.agent.${changed.kind}`, { name: visitor, ...times })],
      rows: propertyRows(about, language, t),
      attachments: event ? [eventAttachment(event, queuedAt)] : [],
    }
  },
})
