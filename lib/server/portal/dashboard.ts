/** Data of the dashboard of a property. */
import 'server-only'
import type { TextOf } from '../../domain/portal/item-query.ts'
import { type Period, parsePeriod, periodQuery } from '../../domain/portal/period.ts'
import { type ItemKind, isPlanned, type PortalItem } from '../../domain/portal/portal-item.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { Goal, IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import type { AgentContact } from '../property/agent-contact.ts'
import { findAgent } from '../property/property-detail.ts'
import { findGraphMarks, type GraphMark } from './graph-marks.ts'
import { itemTextsIn } from './item-texts.ts'
import type { OpenPortal } from './open-portal.ts'
import { findPortalItems } from './portal-items.ts'
import type { Query } from './portal-links.ts'
import { type ActionKind, actionKinds, findPropertyFigures, type PropertyFigures } from './property-figures.ts'

/** Rows of a table on the dashboard; the table's own page shows all. */
const shownRows = 5

export type Dashboard = {
  property: ConfidentialProperty
  language: Language
  today: IsoDate
  /** Local time in Belgium, `14:30`. */
  time: string
  period: Period
  periodPairs: Query
  figures: PropertyFigures
  actionKinds: readonly ActionKind[]
  marks: GraphMark[]
  items: Readonly<Record<ItemKind, { all: PortalItem[]; first: PortalItem[] }>>
  textOf: TextOf
  agent: AgentContact
}

/** Actions that a goal does not have: offers are for sales, applications for rentals. */
const foreignActions: Readonly<Record<Goal, readonly ActionKind[]>> = {
  sale: ['rental-application'],
  rent: ['purchase-offer'],
  takeover: ['purchase-offer', 'rental-application'],
}

/** The actions of visitors that exist for a goal. */
export const actionKindsOf = (goal: Goal): ActionKind[] => actionKinds.filter((kind) => !foreignActions[goal].includes(kind))

/** Upcoming ones first, the next one on top; then past ones, the latest on top. */
function comingFirst(viewings: readonly PortalItem[], today: IsoDate): PortalItem[] {
  const coming = viewings.filter((viewing) => isPlanned(viewing, today))
  return [...coming.toReversed(), ...viewings.filter((viewing) => !coming.includes(viewing))]
}

const some = (all: PortalItem[], ordered = all) => ({ all, first: ordered.slice(0, shownRows) })

/** @param query period of the figures @throws database errors. */
export async function getDashboard(portal: OpenPortal, query: URLSearchParams): Promise<Dashboard> {
  const { db, ownership, property, language, now, today, viewings } = portal
  const period = parsePeriod(query, today, property.creationDate)
  const owned = { ownership, property }
  return {
    property,
    language,
    today,
    time: toLocalTime(now).time,
    period,
    periodPairs: periodQuery(period),
    figures: await findPropertyFigures(db, ownership, period, today),
    actionKinds: actionKindsOf(property.goal),
    marks: findGraphMarks(property, language),
    items: {
      visit: some(viewings, comingFirst(viewings, today)),
      communication: some(await findPortalItems(db, owned, 'communication', now, language)),
      media: some(await findPortalItems(db, owned, 'media', now, language)),
    },
    textOf: itemTextsIn(language),
    agent: findAgent(property, language),
  }
}
