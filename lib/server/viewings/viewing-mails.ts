/** The mails to a visitor after a viewing was confirmed, moved or cancelled, each with the updated calendar file. */
import 'server-only'
import { z } from 'zod'
import type { BareProperty } from '../../domain/property/bare-property.ts'
import type { Language } from '../../domain/text/language.ts'
import { typeset } from '../../domain/text/typeset.ts'
import { type DeclineReason, declineReasons } from '../../domain/viewings/decline-reasons.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { greet, propertyBlocks } from '../leads/mail-parts.ts'
import type { Block } from '../mail/mail-content.ts'
import { button, opening, paragraph, subjectWith } from '../mail/mail-parts.ts'
import { agentBlocks } from '../mail/mail-property.ts'
import { defineTemplate } from '../mail/mail-template.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import type { Translate } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { canBeViewed, findHome } from './viewed-home.ts'
import { confirmViewing, type ViewingPart, viewingMoment, viewingTime } from './viewing-confirmation.ts'
import { eventAttachment, type ViewingEvent } from './viewing-event.ts'
import { makeViewingToken, viewingPage } from './viewing-links.ts'

export const moment = z.iso.datetime()

/** Who cancelled or moved it. */
export const actors = ['visitor', 'agency'] as const

/** Agent of the viewing's calendar; missing in mails queued by an earlier release. */
export const agentId = z.number().optional()

/** Data of a visitor with a viewing. */
const viewingSchema = z.object({
  leadId: z.string(),
  propertyId: z.number(),
  agentId,
  firstName: z.string(),
  /** A sentence added by the office. */
  note: z.string().optional(),
})

export const eventSchema = z.object({ startsAt: moment, sequence: z.number() })

export type About = { leadId: string; propertyId: number; agentId?: number | undefined }

/** The mail is also sent while the property is not published: a cancellation must not wait. */
const propertyOf = ({ propertyId, agentId: id }: About): BareProperty => findHome(propertyId, id)

export const eventOf = (
  about: About,
  { startsAt, sequence }: z.output<typeof eventSchema>,
  language: Language,
): ViewingEvent => ({
  leadId: about.leadId,
  property: propertyOf(about),
  startsAt: new Date(startsAt),
  language,
  sequence,
})

/** A confirmed viewing was agreed, whether booked on the site or planned by the office. */
const agreedWhy = 'Forms.visit.agreedWhy'

/** The mail around the viewing's own content. */
function viewingMail({ title, preheader, subject, lead, blocks, after, files }: ViewingPart, event: ViewingEvent, head: Head) {
  const { property, language } = event
  const { t, greeting, former = '', note } = head
  return {
    title,
    subject,
    preheader,
    aside: t('Mail.reference', { id: String(property.id) }),
    blocks: [
      opening(greeting, former, lead),
      ...noteBlocks(note, language),
      ...blocks,
      ...propertyBlocks(property.id, language, 'large'),
      ...after,
      ...agentBlocks([property.agentId], language),
    ],
    closing: [t(agreedWhy)],
    attachments: files,
  }
}

/** `former`: the former time. */
type Head = { t: Translate; greeting: string; former?: string; note: string | undefined }

/** The office's sentence; its language is assumed to be the visitor's. */
const noteBlocks = (note: string | undefined, language: Language): Block[] => (note ? [paragraph(typeset(note, language))] : [])

/** A requested viewing that got its time from the agency, or a viewing planned by the office. */
export const viewingConfirmedTemplate = defineTemplate({
  name: 'viewing-confirmed',
  schema: viewingSchema.extend({ startsAt: moment }),
  render: ({ firstName, startsAt, note, ...about }, { t, language, queuedAt }) => {
    const event = { leadId: about.leadId, property: propertyOf(about), startsAt: new Date(startsAt), language }
    return viewingMail(confirmViewing(event, queuedAt), event, { t, greeting: greet(t, firstName), note })
  },
})

export const viewingMovedTemplate = defineTemplate({
  name: 'viewing-moved',
  // Mails queued by an earlier release, when only the agency could move viewings.
  schema: viewingSchema.extend({ event: eventSchema, former: moment, by: z.enum(actors).default('agency') }),
  render: ({ firstName, event, former, by, note, ...about }, { t, language, to, queuedAt }) => {
    const viewing = eventOf(about, event, language)
    const before = viewingTime({ ...viewing, startsAt: new Date(former) })
    const title = t('Forms.visit.movedTitle')
    const part = { ...confirmViewing(viewing, queuedAt), title, subject: subjectWith(t, title, viewingMoment(viewing)) }
    const head = { t, greeting: greet(t, firstName), former: t(`Forms.visit.moved.${by}`, before), note }
    // The address is unverified, so the mail contains the link to report it.
    return { ...viewingMail(part, viewing, head), closing: [t(agreedWhy), unwantedLink(to, 'visit', language, queuedAt)] }
  },
})

/** Sent on the day before. Renders no mail once the viewing has begun. */
export const viewingReminderTemplate = defineTemplate({
  name: 'viewing-reminder',
  schema: viewingSchema.extend({ event: eventSchema }),
  render: ({ firstName, event, note, ...about }, { t, language, to, queuedAt }) => {
    if (new Date(event.startsAt) <= new Date()) return undefined
    const viewing = eventOf(about, event, language)
    const title = t('Forms.visit.reminderTitle')
    const part = { ...confirmViewing(viewing, queuedAt), title, subject: subjectWith(t, title, viewingMoment(viewing)) }
    const former = t('Forms.visit.reminder', viewingTime(viewing))
    return {
      ...viewingMail(part, viewing, { t, greeting: greet(t, firstName), former, note }),
      // The address is unverified, so the mail contains the link to report it.
      closing: [t(agreedWhy), unwantedLink(to, 'visit', language, queuedAt)],
    }
  },
})

/** The action to choose another time; undefined when the property can no longer be viewed. */
function againAction(about: About, language: Language, t: Translate) {
  const property = propertyOf(about)
  if (!canBeViewed(property.id)) return undefined
  const path = propertyPageHref(getSnapshot().routeTable, property, 'visit', language)
  return { label: t('Forms.visit.again'), href: absoluteUrl(path) }
}

/** Texts for a request that ends without a time: withdrawn by the visitor, or declined by the agency with a reason. */
function requestWords(isDeclined: boolean, reason: DeclineReason | undefined, t: Translate): [title: string, words: string] {
  if (!isDeclined) return [t('Forms.visit.cancelled.requestTitle'), t('Forms.visit.cancelled.request')]
  const why = reason && reason !== 'own' ? ` ${t(`Forms.visit.cancelled.reasons.${reason}`)}` : ''
  return [t('Forms.visit.cancelled.declinedTitle'), `${t('Forms.visit.cancelled.declined')}${why}`]
}

export const viewingCancelledTemplate = defineTemplate({
  name: 'viewing-cancelled',
  /**
   * `event`: if it had a time. `reason`: why the agency declined a request without one. `isStopped`: the property can no longer
   * be viewed.
   */
  schema: viewingSchema.extend({
    by: z.enum(actors),
    event: eventSchema.optional(),
    reason: z.enum(declineReasons).optional(),
    isStopped: z.boolean().optional(),
  }),
  render: ({ firstName, by, event, note, reason, isStopped, ...about }, { t, language, to, queuedAt }) => {
    const viewing = event && { ...eventOf(about, event, language), isCancelled: true }
    const isDeclined = !viewing && by === 'agency'
    const again = isDeclined || isStopped ? undefined : againAction(about, language, t)
    const [title, words] = viewing
      ? [t('Forms.visit.cancelled.title'), t(`Forms.visit.cancelled.${isStopped ? 'stopped' : by}`, viewingTime(viewing))]
      : requestWords(isDeclined, reason, t)
    return {
      title,
      subject: subjectWith(t, title, viewing ? viewingMoment(viewing) : ''),
      preheader: words,
      aside: t('Mail.reference', { id: String(about.propertyId) }),
      blocks: [
        opening(greet(t, firstName), words),
        ...noteBlocks(note, language),
        ...(again ? [button(again.label, again.href)] : []),
        ...propertyBlocks(about.propertyId, language),
      ],
      // The address is unverified, so the mail contains the link to report it.
      closing: [t(viewing ? agreedWhy : 'Forms.mail.why'), unwantedLink(to, 'visit', language, queuedAt)],
      attachments: viewing ? [eventAttachment(viewing, queuedAt)] : [],
    }
  },
})

/** Times proposed by the agency, each with a button. */
export const viewingProposedTemplate = defineTemplate({
  name: 'viewing-proposed',
  /** `former`: the current time, valid until another one is chosen. */
  schema: viewingSchema.extend({ times: z.array(moment).min(1), expiresAt: moment, former: moment.optional() }),
  render: ({ firstName, times, expiresAt, former, note, ...about }, { t, language, queuedAt }) => {
    const eventAt = (startsAt: string) => ({
      leadId: about.leadId,
      property: propertyOf(about),
      startsAt: new Date(startsAt),
      language,
    })
    const until = viewingTime(eventAt(expiresAt))
    const words = t('Forms.visit.proposed.text', { ...until, count: times.length })
    const title = t('Forms.visit.proposed.title')
    const token = makeViewingToken('choose', about.leadId, queuedAt)
    const page = absoluteUrl(viewingPage('choose', token, language))
    return {
      title,
      // The property comes first in the subject, the question last.
      subject: subjectWith(t, propertyOf(about).texts[language].title, title),
      preheader: times.map((time) => viewingMoment(eventAt(time))).join(' · '),
      aside: t('Mail.reference', { id: String(about.propertyId) }),
      blocks: [
        opening(greet(t, firstName), former ? t('Forms.visit.proposed.former', viewingTime(eventAt(former))) : '', words),
        ...noteBlocks(note, language),
        ...times.map((time) => button(viewingMoment(eventAt(time)), `${page}&${new URLSearchParams({ time })}`)),
        ...propertyBlocks(about.propertyId, language),
        ...agentBlocks([propertyOf(about).agentId], language),
      ],
      closing: [t(former ? agreedWhy : 'Forms.mail.why')],
    }
  },
})
