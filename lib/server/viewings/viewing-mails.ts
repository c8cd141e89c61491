/** The mails after a viewing was moved or called off: to the visitor and to the agent, each with the file that corrects the calendar. */
import 'server-only'
import { formsOf } from '../../domain/property/property-forms.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import type { NewMessage } from '../db/repositories/outbox.ts'
import { subjectOf } from '../leads/find-subject.ts'
import { composeMail, greet, subjectRows } from '../leads/lead-messages.ts'
import { unwantedLink } from '../mail/unwanted-mail.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { findAgent } from '../property/property-detail.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import type { Viewing } from './find-viewing.ts'
import { confirmViewing, viewingTime } from './viewing-confirmation.ts'
import { eventAttachment, type ViewingEvent } from './viewing-event.ts'

/** Who called it off or moved it. */
export type Actor = 'visitor' | 'agency'

const viewingOf = ({ lead, property, sequence }: Viewing, startsAt: Date, language: Language): ViewingEvent => ({
  leadId: lead.id,
  property,
  startsAt,
  language,
  sequence: sequence + 1,
})

const propertyRows = ({ property }: Viewing, language: Language, t: Translate) =>
  subjectRows(subjectOf(property, language), t('Forms.mail.property'))

const nameOf = ({ payload, email }: Viewing['lead']) =>
  [payload['FIRST_NAME'], payload['LAST_NAME']].filter((part) => typeof part === 'string' && part !== '').join(' ') || email

/** To whoever shows the property; the reply goes to the visitor. */
function agentMail(viewing: Viewing, key: string, values: Record<string, string>, event: ViewingEvent | undefined, now: Date) {
  const { lead, property } = viewing
  const { defaultLanguage: language } = getSnapshot().site
  const t = translatorOf(language)
  const content = {
    language,
    title: t(`Forms.visit.agent.${key}Title`, { id: String(property.id) }),
    paragraphs: [t(`Forms.visit.agent.${key}`, { name: nameOf(lead), ...values })],
    rows: propertyRows(viewing, language, t),
  }
  const attachments = event ? [eventAttachment({ ...event, language }, now)] : []
  return composeMail(findAgent(property, language).email, content, { replyTo: lead.email, attachments })
}

/** Where another time can be chosen; undefined when the property cannot be visited any more. */
function againAction({ property }: Viewing, language: Language, t: Translate) {
  if (!formsOf(property).includes('visit')) return undefined
  const path = propertyPageHref(getSnapshot().routeTable, property, 'visit', language)
  return { label: t('Forms.visit.again'), href: absoluteUrl(path) }
}

function cancelledMail(viewing: Viewing, by: Actor, event: ViewingEvent | undefined, now: Date) {
  const { lead, language } = viewing
  const t = translatorOf(language)
  const text = event ? t(`Forms.visit.cancelled.${by}`, viewingTime(event)) : t('Forms.visit.cancelled.request')
  const action = againAction(viewing, language, t)
  const content = {
    language,
    title: t('Forms.visit.cancelled.title'),
    paragraphs: [greet(t, lead.payload, lead.email), text],
    rows: propertyRows(viewing, language, t),
    ...(action && { action }),
    // Whoever booked with an address may not be who reads there.
    closing: [t('Forms.mail.why'), unwantedLink(lead.email, lead.form, language, now)],
  }
  return composeMail(lead.email, content, { attachments: event ? [eventAttachment(event, now)] : [] })
}

/** The agent hears of what the agent knew of: not of a slot that waited for its click, nor of the waiting list. */
export function cancelMessages(viewing: Viewing, by: Actor, now: Date): NewMessage[] {
  const { startsAt, state, language } = viewing
  const hasTime = state === 'confirmed' && startsAt !== undefined
  const event = hasTime ? { ...viewingOf(viewing, startsAt, language), isCancelled: true } : undefined
  const visitor = cancelledMail(viewing, by, event, now)
  const inAgencyWords = event && viewingTime({ ...event, language: getSnapshot().site.defaultLanguage })
  const agent = inAgencyWords
    ? agentMail(viewing, 'cancelled', inAgencyWords, event, now)
    : state === 'requested' && agentMail(viewing, 'withdrawn', {}, undefined, now)
  return [
    { kind: 'mail', subject: 'visit: cancelled', message: visitor },
    ...(agent ? [{ kind: 'mail' as const, subject: 'visit: cancelled, agency', message: agent }] : []),
  ]
}

/** @param startsAt the new time; that of the viewing is the former one. */
export function moveMessages(viewing: Viewing, startsAt: Date, now: Date): NewMessage[] {
  const { lead, language } = viewing
  const t = translatorOf(language)
  const former = viewing.startsAt ?? startsAt
  const event = viewingOf(viewing, startsAt, language)
  const { visitorParagraphs, visitorAttachments, visitorAction } = confirmViewing(event, now)
  const content = {
    language,
    title: t('Forms.visit.movedTitle'),
    paragraphs: [
      greet(t, lead.payload, lead.email),
      t('Forms.visit.moved', viewingTime(viewingOf(viewing, former, language))),
      ...visitorParagraphs,
    ],
    rows: propertyRows(viewing, language, t),
    action: visitorAction,
  }
  const { defaultLanguage } = getSnapshot().site
  const inAgencyWords = (moment: Date) => viewingTime(viewingOf(viewing, moment, defaultLanguage))
  const [before, after] = [inAgencyWords(former), inAgencyWords(startsAt)]
  const values = { ...after, formerDay: before.day, formerTime: before.time }
  return [
    {
      kind: 'mail',
      subject: 'visit: moved',
      message: composeMail(lead.email, content, { attachments: [...visitorAttachments] }),
    },
    { kind: 'mail', subject: 'visit: moved, agency', message: agentMail(viewing, 'moved', values, event, now) },
  ]
}
