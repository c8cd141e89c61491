/** Data of the day sheet of viewings: everything needed on the way, also offline (design, `bezoekdag-blad`). */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { fromLocalTime, toLocalTime } from '../../domain/text/brussels-time.ts'
import { addDays, dayMs } from '../../domain/text/date.ts'
import type { Language } from '../../domain/text/language.ts'
import type { DayLeg } from '../../domain/viewings/plan-day.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findLeads } from '../db/repositories/leads/leads.ts'
import { documentPath } from '../leads/lead-part.ts'
import { type PropertyCardData, toPropertyCard } from '../property/property-card.ts'
import { signPath } from '../security/signed-path.ts'
import { wayBetween } from './day-plan.ts'
import { findViewing } from './find-viewing.ts'
import { findDayViewings, type TimedViewing } from './further-events.ts'
import { readSheetToken, sheetDocumentHref } from './sheet-links.ts'
import { findShownHome } from './viewed-home.ts'
import { describeViewing, type ViewingPage } from './viewing-page.ts'

export type SheetDocument = { id: number; name: string; href: string }

export type SheetStop = ViewingPage & {
  id: string
  date: string
  /** Undefined while it is not published. */
  card: PropertyCardData | undefined
  /** Documents that the owner of the mailbox requested before. */
  documents: readonly SheetDocument[]
  /** Where the documents can be requested; undefined if there are none. */
  documentsHref: string | undefined
  /** From the stop before; undefined for the first of a day. */
  way: DayLeg | undefined
}

export type Sheet = { stops: readonly SheetStop[] /** Midnight after the last day. */; until: Date }

/** Midnight after the day of a moment, in Belgium. */
const endOfDay = (moment: Date): Date =>
  fromLocalTime({ date: addDays(toLocalTime(moment).date, 1), time: '00:00' }) ?? new Date(moment.getTime() + dayMs)

type Holder = { token: string; language: Language; email: string; isProven: boolean }

/** Documents requested from the same mailbox; the link of the page after the form gives access to none. */
async function documentsOf(db: Db, property: PublicProperty, { token, language, email, isProven }: Holder) {
  if (!isProven || property.documents.length === 0) return []
  const asked = await findLeads(db, { form: 'documents', email, propertyId: property.id })
  if (asked.length === 0) return []
  return property.documents.map(({ id, name }) => ({ id, name: name[language], href: sheetDocumentHref(token, id, language) }))
}

async function toStop(db: Db, viewing: TimedViewing, before: TimedViewing | undefined, holder: Holder): Promise<SheetStop> {
  const { property, lead, startsAt } = viewing
  const { language } = holder
  const date = toLocalTime(startsAt).date
  const isSameDay = before !== undefined && toLocalTime(before.startsAt).date === date
  const shown = findShownHome(property.id)
  const from = isSameDay ? findShownHome(before.property.id) : undefined
  const hasDocuments = shown !== undefined && shown.documents.length > 0
  return {
    ...describeViewing(viewing, language),
    id: lead.id,
    date,
    card: shown && toPropertyCard(shown, language),
    documents: shown ? await documentsOf(db, shown, holder) : [],
    documentsHref: hasDocuments ? propertyPageHref(getSnapshot().routeTable, property, 'documents', language) : undefined,
    way: from && shown && wayBetween(from, shown),
  }
}

/** Undefined for an invalid token, and once the day is over or all viewings are cancelled. @throws database errors. */
export async function findSheet(db: Db, token: string, language: Language, now: Date): Promise<Sheet | undefined> {
  const right = readSheetToken(token, now)
  if (!right) return undefined
  const first = await findViewing(db, right.leadId, now)
  if (!first) return undefined
  // A viewing that has begun stays on the sheet until the end of the day.
  const viewings = await findDayViewings(db, first, now, ['confirmed', 'past'])
  const until = viewings.map(({ startsAt }) => endOfDay(startsAt)).at(-1)
  if (!until || until <= now) return undefined
  const holder = { token, language, email: first.lead.email, isProven: right.source === 'mail' }
  const stops = await Promise.all(viewings.map((viewing, index) => toStop(db, viewing, viewings[index - 1], holder)))
  return { stops, until }
}

/** Address of a document of the sheet, valid as long as the sheet; undefined if the sheet has no such document. */
export function documentAddress({ stops, until }: Sheet, documentId: string): string | undefined {
  const stop = stops.find(({ documents }) => documents.some(({ id }) => String(id) === documentId))
  return stop && signPath('document', documentPath(stop.property.id, Number(documentId)), until)
}
