/** Data of the pages about one viewing: nothing about the visitor, and only public data of the property. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
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
import { canBeViewed, findShownHome } from './viewed-home.ts'
import { viewingEnd, viewingPlace } from './viewing-event.ts'
import { makeViewingToken, readViewingToken, type ViewingAction, viewingPage } from './viewing-links.ts'

/** A time as the page shows it: `26`, `donderdag`, `17:30`, `18:00`, `november 2026`. */
export type ViewingTime = { day: string; weekday: string; from: string; to: string; month: string }

export type ViewingPage = {
  language: Language
  state: ViewingState
  property: Viewing['property']
  /** Undefined while it is not published. */
  shown: PublicProperty | undefined
  /** Undefined while it is not published. */
  propertyHref: string | undefined
  /** Where another time can be chosen; undefined when the property can no longer be viewed. */
  againHref: string | undefined
  /** Street if it is public, and the town. */
  place: string
  agent: AgentContact
  /** Undefined if no time was ever set. */
  time: ViewingTime | undefined
  /** Local time until which the click in the mail is possible. */
  heldUntil: string | undefined
  /** The visitor's preferred hours. */
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

/** @param language of the page, which may differ from that of the request */
export function describeViewing(viewing: Viewing, language: Language): ViewingPage {
  const { property, state, heldUntil } = viewing
  const { routeTable } = getSnapshot()
  const shown = findShownHome(property.id)
  return {
    language,
    state,
    property,
    shown,
    propertyHref: shown ? propertyHref(routeTable, property, language) : undefined,
    againHref: canBeViewed(property.id) ? propertyPageHref(routeTable, property, 'visit', language) : undefined,
    place: viewingPlace(property, language),
    agent: findAgent(property, language),
    time: timeOf(viewing, language),
    heldUntil: heldUntil && toLocalTime(heldUntil).time,
    preferred: preferredHours(viewing, language),
  }
}

/**
 * The viewing of a token. Undefined for an invalid token or one for another action, and for a deleted viewing; also when the
 * database fails, which is logged: the page then shows less instead of an error.
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

/** One of several viewings that were booked together, with the address for changing it. */
export type DayViewing = ViewingPage & { id: string; manageHref: string }

/** Those still active, in order of time; one or none if nothing was booked together. */
export async function describeDay(viewing: Viewing, language: Language, now: Date): Promise<DayViewing[]> {
  const found = await findDayViewings(await getDb(), viewing, now)
  return found.map((one) => ({
    ...describeViewing(one, language),
    id: one.lead.id,
    manageHref: viewingPage('manage', makeViewingToken('booked', one.lead.id, now), language),
  }))
}
