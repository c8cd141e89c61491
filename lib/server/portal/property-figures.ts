/** The figures of an owner's property over a period: page views, sources and actions of visitors. */
import 'server-only'
import {
  type DayCount,
  dailyCounts,
  type SourceShare,
  sourceShares,
  summariseViews,
  type ViewSummary,
} from '../../domain/portal/page-view-figures.ts'
import { isWithin, type Period } from '../../domain/portal/period.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Db } from '../db/client.ts'
import { findLeadTimes } from '../db/repositories/portal/owner-leads.ts'
import type { Ownership } from '../db/repositories/portal/owner-properties.ts'
import { type Figure, findFigures } from '../db/repositories/portal/page-views.ts'

export const actionKinds = [
  'favourite',
  'share',
  'documents',
  'information',
  'visit',
  'purchase-offer',
  'rental-application',
] as const

export type ActionKind = (typeof actionKinds)[number]

/** Forms that send the page to others count as sharing. */
const actionOfForm = (form: string): ActionKind | undefined =>
  form === 'send-to-friend' ? 'share' : actionKinds.find((kind) => kind === form)

export type Actions = Readonly<Record<ActionKind, number>>

export type PropertyFigures = {
  summary: ViewSummary
  /** One entry per day of the period. */
  days: DayCount[]
  /** Page views in the period. */
  views: number
  sources: SourceShare[]
  actions: Actions
}

type Done = { day: IsoDate; kind: ActionKind; count: number }

const clickedActions = (figures: readonly Figure[]): Done[] =>
  figures.flatMap(({ day, kind, count }) => (kind === 'view' ? [] : [{ day, kind, count }]))

async function sentActions(db: Db, ownership: Ownership): Promise<Done[]> {
  return (await findLeadTimes(db, ownership)).flatMap(({ form, sentAt }) => {
    const kind = actionOfForm(form)
    return kind ? [{ day: toLocalTime(new Date(sentAt)).date, kind, count: 1 }] : []
  })
}

function addUp(done: readonly Done[], period: Pick<Period, 'from' | 'to'>): Actions {
  const sums = { favourite: 0, share: 0, documents: 0, information: 0, visit: 0, 'purchase-offer': 0, 'rental-application': 0 }
  for (const { day, kind, count } of done) if (isWithin(day, period)) sums[kind] += count
  return sums
}

/** Forms with which visitors contact the agency. */
export const contactKinds = ['documents', 'information', 'visit', 'purchase-offer', 'rental-application'] as const

/** @param today in Belgium */
export async function findPropertyFigures(
  db: Db,
  ownership: Ownership,
  period: Pick<Period, 'from' | 'to'>,
  today: IsoDate,
): Promise<PropertyFigures> {
  const figures = await findFigures(db, ownership)
  const views = figures.filter(({ kind }) => kind === 'view')
  const days = dailyCounts(views, period)
  return {
    summary: summariseViews(views, today),
    days,
    views: days.reduce((sum, { count }) => sum + count, 0),
    sources: sourceShares(views, period),
    actions: addUp([...clickedActions(figures), ...(await sentActions(db, ownership))], period),
  }
}
