/** The content of a report about a property over some days. Stored for each month; contains no personal data. */
import 'server-only'
import { z } from 'zod'
import type { Period } from '../../domain/portal/period.ts'
import { isWithin } from '../../domain/portal/period.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import type { Db } from '../db/client.ts'
import type { Ownership } from '../db/repositories/portal/owner-properties.ts'
import { findItems } from '../db/repositories/portal/portal-items.ts'
import { actionKinds, findPropertyFigures } from './property-figures.ts'

const count = z.number().int().min(0)

export const reportContentSchema = z.object({
  from: z.string(),
  to: z.string(),
  views: count,
  days: z.array(z.object({ day: z.string(), count })),
  sources: z.array(z.object({ source: z.string(), count, percent: z.number(), ofMost: z.number() })),
  actions: z.record(z.enum(actionKinds), count),
  /** Communications of the days. */
  messages: count,
})

export type ReportContent = z.output<typeof reportContentSchema>

/** @param today in Belgium */
export async function computeReportContent(
  db: Db,
  ownership: Ownership,
  { from, to }: Pick<Period, 'from' | 'to'>,
  today: IsoDate,
): Promise<ReportContent> {
  const { views, days, sources, actions } = await findPropertyFigures(db, ownership, { from, to }, today)
  const communications = await findItems(db, ownership, 'communication')
  const messages = communications.filter(({ date }) => isWithin(date, { from, to })).length
  return { from, to, views, days, sources, actions, messages }
}
