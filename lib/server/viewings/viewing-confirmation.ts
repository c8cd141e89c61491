/** What a visitor is told about a viewing that has its time, or whose slot waits for a click in the mail. */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { reservationMs } from '../db/repositories/take-slot.ts'
import type { Attachment } from '../mail/mail-message.ts'
import type { MailContent } from '../mail/render-mail.ts'
import { translatorOf } from '../pages/translator.ts'
import { findAgent } from '../property/property-detail.ts'
import { rentalTermsText } from './rental-terms.ts'
import { formatViewingDay } from './viewing-day.ts'
import { eventAttachment, type ViewingEvent, viewingPlace } from './viewing-event.ts'
import { viewingLink } from './viewing-links.ts'

/** Day, hour and agent as texts name them. */
export function viewingTime({ property, startsAt, language }: ViewingEvent): { day: string; time: string; agent: string } {
  return {
    day: formatViewingDay(startsAt, language),
    time: toLocalTime(startsAt).time,
    agent: findAgent(property, language).name,
  }
}

type Confirmation = Required<Pick<MailContent, 'paragraphs' | 'action'>>

/** Paragraphs, calendar file and the link to call it off; rentals carry their terms (ruling 29). */
export function confirmViewing(event: ViewingEvent, now: Date): Confirmation & { files: readonly Attachment[] } {
  const { leadId, property, language } = event
  const t = translatorOf(language)
  return {
    paragraphs: [
      t('Forms.visit.confirmed', viewingTime(event)),
      t('Forms.visit.address', { address: viewingPlace(property, language) }),
      ...(property.address.kind === 'shown' ? [] : [t('Forms.visit.addressLater')]),
      ...rentalTermsText(property, language),
      t('Forms.visit.cannotCome'),
    ],
    files: [eventAttachment(event, now)],
    action: { label: t('Forms.visit.manage'), href: viewingLink('manage', leadId, language, now) },
  }
}

/** The mail that asks for the click (ruling 49). The agency hears of the viewing when it comes. */
export function askForClick(event: ViewingEvent, now: Date): Confirmation & { title: string } {
  const { leadId, language } = event
  const t = translatorOf(language)
  const until = toLocalTime(new Date(now.getTime() + reservationMs)).time
  return {
    title: t('Forms.visit.heldTitle'),
    paragraphs: [t('Forms.visit.held', { ...viewingTime(event), until }), t('Forms.visit.heldWhy')],
    action: { label: t('Forms.visit.confirm'), href: viewingLink('confirm', leadId, language, now) },
  }
}
