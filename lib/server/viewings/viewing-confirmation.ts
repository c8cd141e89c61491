/** What a visitor is told about a viewing that has its time, or whose slot waits for a click in the mail. */
import 'server-only'
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
import { formatViewingDay } from './viewing-day.ts'
import { eventAttachment, type ViewingEvent, viewingEnd, viewingPlace } from './viewing-event.ts'
import { calendarHref, makeViewingToken, viewingLink } from './viewing-links.ts'

/** Day, hour and agent as texts name them. */
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

/** Day and hour, large. */
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

/** What a candidate tenant should know, under its heading (ruling 29). @param name of the property, beside those of others. */
export const termBlocks = (property: ViewingEvent['property'], language: Language, t: Translate, name = ''): Block[] =>
  factBlocks(subjectWith(t, t('RentalTerms.title'), name), rentalTerms(property, language))

/** Of each rental; of several viewings each names its property. */
const termsOfAll = (events: readonly ViewingEvent[], t: Translate): Block[] =>
  events.flatMap(({ property, language }) =>
    termBlocks(property, language, t, events.length > 1 ? property.texts[language].title : ''),
  )

/** Who waits where; the precise address only where it is public. */
function meeting({ property, language }: ViewingEvent, t: Translate): string {
  const words = { agent: findAgent(property, language).name, address: viewingPlace(property, language) }
  const where = t('Forms.visit.meeting', words)
  return property.address.kind === 'shown' ? where : `${where} ${t('Forms.visit.addressLater')}`
}

/** The other viewings of the day, each with whom one meets and the link to look at it or to call it off. */
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
  /** The moment and what one may do. */
  blocks: readonly Block[]
  /** Below the property. */
  after: readonly Block[]
  files: readonly Attachment[]
  /** Whom one meets at the other viewings of the day. */
  agentIds?: readonly number[]
}

/** What stands in a mailbox: of a day how many viewings it has, and where each of them is. */
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

/** Moment, calendar file and the link to call it off; rentals carry their terms (ruling 29). */
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

/** The mail that asks for the click (ruling 49). The agency hears of the viewing when it comes. */
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
