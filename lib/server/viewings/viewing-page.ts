/** What the pages about one viewing show: nothing of whoever comes, and of the property only what is public. */
import 'server-only'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { capitalise } from '../../domain/text/capitalise.ts'
import type { Language } from '../../domain/text/language.ts'
import { locales } from '../../domain/text/locales.ts'
import { logError } from '../../process/log.ts'
import { propertyHref, propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { getDb } from '../db/client.ts'
import { optionLabel } from '../leads/describe-values.ts'
import { translatorOf } from '../pages/translator.ts'
import type { AgentContact } from '../property/agent-contact.ts'
import { findAgent } from '../property/property-detail.ts'
import { findViewing, type Viewing, type ViewingState } from './find-viewing.ts'
import { findDayViewings } from './further-events.ts'
import { canBeViewed, isShown } from './viewed-home.ts'
import { viewingEnd, viewingPlace } from './viewing-event.ts'
import { makeViewingToken, readViewingToken, type ViewingAction, viewingPage } from './viewing-links.ts'

/** A time as the page writes it: `26`, `donderdag`, `17:30`, `18:00`, `november 2026`. */
export type ViewingTime = { day: string; weekday: string; from: string; to: string; month: string }

export type ViewingPage = {
  language: Language
  state: ViewingState
  property: Viewing['property']
  /** Undefined where visitors are not shown it now. */
  propertyHref: string | undefined
  /** Where another time can be chosen; undefined when the property cannot be visited any more. */
  againHref: string | undefined
  /** Street as far as it is published, and the town. */
  place: string
  agent: AgentContact
  /** Undefined where no time was ever chosen. */
  time: ViewingTime | undefined
  /** Clock time until which the visitor's click is awaited. */
  heldUntil: string | undefined
  /** Hours that the visitor would like. */
  preferred: string[]
}

function timeOf({ property, startsAt }: Viewing, language: Language): ViewingTime | undefined {
  if (!startsAt) return undefined
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'Europe/Brussels' }).format(startsAt)
  return {
    day: String(Number(toLocalTime(startsAt).date.slice(-2))),
    weekday: capitalise(part({ weekday: 'long' })),
    from: toLocalTime(startsAt).time,
    to: toLocalTime(viewingEnd(property, startsAt)).time,
    month: part({ month: 'long', year: 'numeric' }),
  }
}

function preferredHours({ lead }: Viewing, language: Language): string[] {
  const slots = lead.payload['CONTACT_SLOTS']
  const t = translatorOf(language)
  return Array.isArray(slots) ? slots.map((slot) => optionLabel('CONTACT_SLOTS', String(slot), t)) : []
}

/** @param language of the page, which may be another than the visitor asked in. */
export function describeViewing(viewing: Viewing, language: Language): ViewingPage {
  const { property, state, heldUntil } = viewing
  const { routeTable } = getSnapshot()
  return {
    language,
    state,
    property,
    propertyHref: isShown(property.id) ? propertyHref(routeTable, property, language) : undefined,
    againHref: canBeViewed(property.id) ? propertyPageHref(routeTable, property, 'visit', language) : undefined,
    place: viewingPlace(property, language),
    agent: findAgent(property, language),
    time: timeOf(viewing, language),
    heldUntil: heldUntil && toLocalTime(heldUntil).time,
    preferred: preferredHours(viewing, language),
  }
}

/**
 * The viewing that a token is about. Undefined when the token is not ours or for something else, and when nothing is left of the
 * viewing; also when the database does not answer, which is logged: the page then says less, but is there.
 */
export async function readViewing(actions: readonly ViewingAction[], token: string, now: Date): Promise<Viewing | undefined> {
  const leadId = readViewingToken(actions, token, now)
  if (leadId === undefined) return undefined
  try {
    return await findViewing(await getDb(), leadId, now)
  } catch (error) {
    logError('viewing-not-read', { error })
    return undefined
  }
}

/** One of several viewings that were booked together, with the page where it is changed. */
export type DayViewing = ViewingPage & { id: string; manageHref: string }

/** Those that still stand, in the order of their times: one, or none, where nothing was booked together. */
export async function describeDay(viewing: Viewing, language: Language, now: Date): Promise<DayViewing[]> {
  const found = await findDayViewings(await getDb(), viewing, now)
  return found.map((one) => ({
    ...describeViewing(one, language),
    id: one.lead.id,
    manageHref: viewingPage('manage', makeViewingToken('booked', one.lead.id, now), language),
  }))
}
