/** The content of mails and pages about a confirmed viewing, or one whose slot waits for a click in the mail. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { capitalise } from '../../domain/text/capitalise.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import { reservationMs } from '../db/repositories/viewings/take-slot.ts'
import type { Block } from '../mail/mail-content.ts'
import type { Attachment } from '../mail/mail-message.ts'
import { factBlocks, subjectWith } from '../mail/mail-parts.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { findAgent } from '../property/property-detail.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { rentalTerms } from './rental-terms.ts'
import { hasSheet, makeSheetToken, sheetHref } from './sheet-links.ts'
import { findShownHome } from './viewed-home.ts'
import { formatViewingDay } from './viewing-day.ts'
import { eventAttachment, type ViewingEvent, viewingEnd, viewingPlace } from './viewing-event.ts'
import { calendarHref, makeViewingToken, viewingLink } from './viewing-links.ts'

/** Day, time and agent as texts. */
export function viewingTime({ property, startsAt, language }: ViewingEvent): { day: string; time: string; agent: string } {
  return {
    day: formatViewingDay(startsAt, language),
    time: toLocalTime(startsAt).time,
    agent: findAgent(property, language).name,
  }
}

/** `zaterdag 28 november 2026, 10:30` */
export const viewingMoment = (event: ViewingEvent): string => [viewingTime(event).day, viewingTime(event).time].join(', ')

function dateWord(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Europe/Brussels' }).format(moment)
}

/** Day and time in large type. */
export function momentBlock(event: ViewingEvent): Block {
  const { property, startsAt, language } = event
  const t = translatorOf(language)
  const date = dateWord(startsAt, language, { month: 'long', year: 'numeric' })
  const until = t('Mail.until', { time: toLocalTime(viewingEnd(property, startsAt)).time })
  return {
    kind: 'figures',
    isDecision: true,
    inWords: `${capitalise(viewingMoment(event))} ${until}`,
    figures: [
      {
        label: capitalise(dateWord(startsAt, language, { weekday: 'long' })),
        figure: String(Number(toLocalTime(startsAt).date.slice(-2))),
        note: date,
      },
      { label: t('Mail.start'), figure: toLocalTime(startsAt).time, note: until },
    ],
  }
}

/** The terms of a rental, under a heading (ruling 29). @param name of the property, if the mail is about several */
export const termBlocks = (property: PublicProperty, language: Language, t: Translate, name = ''): Block[] =>
  factBlocks(subjectWith(t, t('RentalTerms.title'), name), rentalTerms(property, language))

/** Terms of each rental; with several viewings each names its property. */
const termsOfAll = (events: readonly ViewingEvent[], t: Translate): Block[] =>
  events.flatMap(({ property: { id }, language }) => {
    const property = findShownHome(id)
    return property ? termBlocks(property, language, t, events.length > 1 ? property.texts[language].title : '') : []
  })

/** Meeting point and agent; the exact address only if it is public. */
function meeting({ property, language }: ViewingEvent, t: Translate): string {
  const words = { agent: findAgent(property, language).name, address: viewingPlace(property, language) }
  const where = t('Forms.visit.meeting', words)
  return property.address.kind === 'shown' ? where : `${where} ${t('Forms.visit.addressLater')}`
}

/** The other viewings of the day, each with its agent and the link for viewing or cancelling it. */
const dayBlocks = (further: readonly ViewingEvent[], now: Date, t: Translate): Block[] =>
  further.length === 0
    ? []
    : [
        { kind: 'heading', text: t('ViewingDay.mailTitle'), count: further.length },
        {
          kind: 'facts',
          rows: further.map((event) => ({
            label: toLocalTime(event.startsAt).time,
            value: [
              {
                label: [event.property.texts[event.language].title, viewingPlace(event.property, event.language)].join(', '),
                href: viewingLink('manage', event.leadId, event.language, now),
              },
              `\n${t('ViewingDay.until', { time: toLocalTime(viewingEnd(event.property, event.startsAt)).time, agent: viewingTime(event).agent })}`,
            ],
          })),
        },
      ]

export type ViewingPart = {
  title: string
  subject: string
  preheader: string
  lead: string
  /** Time and possible actions. */
  blocks: readonly Block[]
  /** Below the property. */
  after: readonly Block[]
  files: readonly Attachment[]
  /** Agents of the other viewings of the day. */
  agentIds?: readonly number[]
}

/** Subject and preheader: for several viewings their number and places. */
function headOf(event: ViewingEvent, further: readonly ViewingEvent[], t: Translate) {
  if (further.length === 0) {
    const title = t('Forms.visit.confirmedTitle')
    const preheader = [viewingPlace(event.property, event.language), viewingTime(event).agent].join(', ')
    return { title, subject: subjectWith(t, title, viewingMoment(event)), preheader }
  }
  const all = [event, ...further]
  const title = t('ViewingDay.confirmedTitle', { count: all.length })
  const stops = all.map(({ property, startsAt, language }) => `${toLocalTime(startsAt).time} ${viewingPlace(property, language)}`)
  return { title, subject: subjectWith(t, title, viewingTime(event).day), preheader: stops.join('; ') }
}

/** Time, calendar file and the link for cancelling; for rentals also the terms (ruling 29). */
export function confirmViewing(event: ViewingEvent, now: Date, further: readonly ViewingEvent[] = []): ViewingPart {
  const { leadId, language } = event
  const t = translatorOf(language)
  const calendar = calendarHref(makeViewingToken('manage', leadId, now), language)
  const sheet = absoluteUrl(sheetHref(makeSheetToken('mail', leadId, now), language))
  const attached = t('Mail.attached', { count: further.length + 1 })
  return {
    ...headOf(event, further, t),
    lead: meeting(event, t),
    blocks: [
      momentBlock(event),
      {
        kind: 'buttons',
        main: { label: t('Mail.calendar'), href: absoluteUrl(calendar) },
        others: [
          { label: t('Forms.visit.manage'), href: viewingLink('manage', leadId, language, now) },
          ...(hasSheet() ? [{ label: t('ViewingSheet.open'), href: sheet }] : []),
        ],
      },
      { kind: 'paragraph', text: [attached, t('Forms.visit.cannotCome')].join(' '), isSmall: true },
    ],
    after: [...dayBlocks(further, now, t), ...termsOfAll([event, ...further], t)],
    files: [eventAttachment(event, now, further)],
    agentIds: further.flatMap(({ property: { agentId } }) => agentId ?? []),
  }
}

/** The mail that asks for the click (ruling 49). The agency is notified only after the click. */
export function askForClick(event: ViewingEvent, now: Date): ViewingPart {
  const { leadId, language, property } = event
  const t = translatorOf(language)
  const until = toLocalTime(new Date(now.getTime() + reservationMs)).time
  const title = t('Forms.visit.heldTitle')
  return {
    title,
    subject: title,
    preheader: [viewingMoment(event), viewingPlace(property, language)].join(', '),
    lead: t('Forms.visit.held', { ...viewingTime(event), until }),
    blocks: [
      momentBlock(event),
      { kind: 'buttons', main: { label: t('Forms.visit.confirm'), href: viewingLink('confirm', leadId, language, now) } },
      { kind: 'paragraph', text: t('Forms.visit.heldWhy'), isSmall: true },
    ],
    after: [],
    files: [],
  }
}
