/** The mails to visitor and agent after a viewing was moved or cancelled. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import type { DeclineReason } from '../../domain/viewings/decline-reasons.ts'
import { suitingFirst } from '../../domain/viewings/preferred-hours.ts'
import { copyToBranch } from '../agency/branches.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { NewMessage } from '../db/repositories/outbox/outbox.ts'
import { reminderSubject } from '../db/repositories/viewings/viewing-reminders.ts'
import { findAgent } from '../property/property-detail.ts'
import { preferredBy, type Viewing } from './find-viewing.ts'
import { viewingAgentTemplate } from './viewing-agent-mail.ts'
import {
  type actors,
  viewingCancelledTemplate,
  viewingConfirmedTemplate,
  viewingMovedTemplate,
  viewingProposedTemplate,
  viewingReminderTemplate,
} from './viewing-mails.ts'

/** Who cancelled or moved it. */
export type Actor = (typeof actors)[number]

/** `note`: a sentence added by the office. `isClosed`: the visitor's address gets no mail. */
export type Added = { note?: string | undefined; isClosed?: boolean | undefined }

/** `reason`: why the agency declines a request without a time. `isStopped`: the property can no longer be viewed. */
export type Declined = Added & { reason?: DeclineReason | undefined; isStopped?: boolean }

const nameOf = ({ payload, email }: Viewing['lead']) =>
  [payload['FIRST_NAME'], payload['LAST_NAME']].filter((part) => typeof part === 'string' && part !== '').join(' ') || email

const viewingOf = ({ lead, property }: Viewing) => ({
  leadId: lead.id,
  propertyId: property.id,
  agentId: property.agentId,
  firstName: String(lead.payload['FIRST_NAME'] ?? ''),
})

/** Recipient and viewing of a confirmation. */
export type Confirmed = { leadId: string; propertyId: number; email: string; language: Language; firstName: string }

/** The visitor's mail about a viewing with a time. */
export const confirmedMail = ({ email, language, ...about }: Confirmed, startsAt: Date, { note }: Added = {}) =>
  viewingConfirmedTemplate.mail({ to: email, language }, { ...about, startsAt: startsAt.toISOString(), note })

/** Notifies the agent of a viewing planned by a colleague; replies go to the visitor. */
export function plannedAgentMail(
  { leadId, email }: Confirmed,
  property: PublicProperty,
  visitor: string,
  startsAt: Date,
  author: string,
) {
  const { defaultLanguage: language } = getSnapshot().site
  const to = findAgent(property, language).email
  const event = { startsAt: startsAt.toISOString(), sequence: 0 }
  return viewingAgentTemplate.mail(
    { to, replyTo: email, ...copyToBranch(property.agentId, to), language },
    { leadId, propertyId: property.id, visitor, change: { kind: 'planned', event, author } },
  )
}

/** Calendars apply the event with the highest sequence. */
const eventOf = ({ sequence }: Viewing, startsAt: Date) => ({ startsAt: startsAt.toISOString(), sequence: sequence + 1 })

/** Replies go to the visitor. */
function agentMail(viewing: Viewing, change: Parameters<typeof viewingAgentTemplate.mail>[1]['change']) {
  const { lead, property } = viewing
  const { defaultLanguage: language } = getSnapshot().site
  const to = findAgent(property, language).email
  return viewingAgentTemplate.mail(
    { to, replyTo: lead.email, ...copyToBranch(property.agentId, to), language },
    { leadId: lead.id, propertyId: property.id, agentId: property.agentId, visitor: nameOf(lead), change },
  )
}

/** To the agent only, when the visitor's data was erased: contains nothing about the visitor. */
export function erasedMessage(viewing: Viewing, startsAt: Date): NewMessage {
  const { lead, property } = viewing
  const { defaultLanguage: language } = getSnapshot().site
  const to = findAgent(property, language).email
  const message = viewingAgentTemplate.mail(
    { to, ...copyToBranch(property.agentId, to), language },
    {
      ...{ leadId: lead.id, propertyId: property.id, agentId: property.agentId, visitor: '' },
      change: { kind: 'erased', event: eventOf(viewing, startsAt) },
    },
  )
  return { kind: 'mail', subject: 'visit: erased, agency', message }
}

/** The agent is notified only of viewings the agent knew of: not of slots that waited for the click, nor of the waiting list. */
export function cancelMessages(viewing: Viewing, by: Actor, { note, isClosed, reason, isStopped }: Declined = {}): NewMessage[] {
  const { startsAt, state, language, lead } = viewing
  const event = state === 'confirmed' && startsAt !== undefined ? eventOf(viewing, startsAt) : undefined
  const visitor = viewingCancelledTemplate.mail(
    { to: lead.email, language },
    { ...viewingOf(viewing), by, event, note, reason, isStopped },
  )
  const agent = event
    ? agentMail(viewing, { kind: 'cancelled', event })
    : state === 'requested' && agentMail(viewing, { kind: by === 'visitor' ? 'withdrawn' : 'declined' })
  return [
    ...(isClosed ? [] : [{ kind: 'mail' as const, subject: 'visit: cancelled', message: visitor }]),
    ...(agent ? [{ kind: 'mail' as const, subject: 'visit: cancelled, agency', message: agent }] : []),
  ]
}

/** @param startsAt the new time; the viewing has the former one */
export function moveMessages(viewing: Viewing, startsAt: Date, by: Actor, { note, isClosed }: Added = {}): NewMessage[] {
  const { lead, language } = viewing
  const event = eventOf(viewing, startsAt)
  const former = (viewing.startsAt ?? startsAt).toISOString()
  const message = viewingMovedTemplate.mail({ to: lead.email, language }, { ...viewingOf(viewing), event, former, by, note })
  return [
    ...(isClosed ? [] : [{ kind: 'mail' as const, subject: 'visit: moved', message }]),
    { kind: 'mail', subject: 'visit: moved, agency', message: agentMail(viewing, { kind: 'moved', event, former }) },
  ]
}

/** Times to choose from, those in the preferred hours first. @param expiresAt end of their reservation */
export function proposalMessages(viewing: Viewing, times: readonly Date[], expiresAt: Date, { note }: Added): NewMessage[] {
  const { lead, language } = viewing
  const message = viewingProposedTemplate.mail(
    { to: lead.email, language },
    {
      ...viewingOf(viewing),
      times: suitingFirst(times, preferredBy(viewing)).map((time) => time.toISOString()),
      expiresAt: expiresAt.toISOString(),
      former: viewing.state === 'confirmed' ? viewing.startsAt?.toISOString() : undefined,
      note,
    },
  )
  return [{ kind: 'mail', subject: 'visit: proposed', message }]
}

/**
 * The visitor chose one of the proposed times: a viewing with a time is moved, one without is confirmed; the agent is notified
 * of both.
 */
export function chosenMessages(viewing: Viewing, startsAt: Date): NewMessage[] {
  if (viewing.state === 'confirmed') return moveMessages(viewing, startsAt, 'visitor')
  const { lead, language } = viewing
  const message = viewingConfirmedTemplate.mail(
    { to: lead.email, language },
    { ...viewingOf(viewing), startsAt: startsAt.toISOString() },
  )
  const change = { kind: 'chosen' as const, event: { startsAt: startsAt.toISOString(), sequence: 0 } }
  return [
    { kind: 'mail', subject: 'visit: confirmed', message },
    { kind: 'mail', subject: 'visit: chosen, agency', message: agentMail(viewing, change) },
  ]
}

/** On the day before, to the visitor only. @param startsAt the current time */
export function reminderMessages(viewing: Viewing, startsAt: Date): NewMessage[] {
  const { lead, language, sequence } = viewing
  const event = { startsAt: startsAt.toISOString(), sequence }
  const message = viewingReminderTemplate.mail({ to: lead.email, language }, { ...viewingOf(viewing), event })
  return [{ kind: 'mail', subject: reminderSubject, message }]
}
