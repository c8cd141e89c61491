/** Data of the report page: the stored figures of a month, or those of chosen days. */
import 'server-only'
import type { TextOf } from '../../domain/portal/item-query.ts'
import { isWithin, type Period, parsePeriod } from '../../domain/portal/period.ts'
import type { ItemKind, PortalItem } from '../../domain/portal/portal-item.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { findReport } from '../db/repositories/portal/monthly-reports.ts'
import type { AgentContact } from '../property/agent-contact.ts'
import { findAgent } from '../property/property-detail.ts'
import { actionKindsOf } from './dashboard.ts'
import { findGraphMarks, type GraphMark } from './graph-marks.ts'
import { itemTextsIn } from './item-texts.ts'
import type { OpenPortal } from './open-portal.ts'
import { findPortalItems } from './portal-items.ts'
import type { ActionKind } from './property-figures.ts'
import { computeReportContent, type ReportContent, reportContentSchema } from './report-content.ts'

export type Report = {
  content: ReportContent
  /** Undefined for chosen days. */
  month: string | undefined
  period: Period
  madeOn: IsoDate
  items: Readonly<Record<ItemKind, PortalItem[]>>
  actionKinds: readonly ActionKind[]
  marks: GraphMark[]
  textOf: TextOf
  agent: AgentContact
}

type ReportFigures = Pick<Report, 'content' | 'month' | 'madeOn'>

async function findStored({ db, ownership }: OpenPortal, month: string): Promise<ReportFigures | undefined> {
  const report = await findReport(db, ownership, month)
  const content = reportContentSchema.safeParse(report?.content).data
  return report && content && { content, month, madeOn: toLocalTime(new Date(report.createdAt)).date }
}

async function computeNow({ db, ownership, property, today }: OpenPortal, query: URLSearchParams): Promise<ReportFigures> {
  const period = parsePeriod(query, today, property.creationDate)
  return { content: await computeReportContent(db, ownership, period, today), month: undefined, madeOn: today }
}

/** @param query `month=2026-10`, otherwise a period @returns undefined for a month without a report */
export async function getReport(portal: OpenPortal, query: URLSearchParams): Promise<Report | undefined> {
  const { db, ownership, property, language, now, viewings } = portal
  const month = query.get('month')
  const figures = month === null ? await computeNow(portal, query) : await findStored(portal, month)
  if (!figures) return undefined
  const { from, to } = figures.content
  const during = (items: readonly PortalItem[]) => items.filter(({ date }) => isWithin(date, { from, to }))
  const owned = { ownership, property }
  return {
    ...figures,
    period: month === null ? parsePeriod(query, portal.today, property.creationDate) : { from, to, choice: 'own' },
    items: {
      visit: during(viewings),
      communication: during(await findPortalItems(db, owned, 'communication', now, language)),
      media: (await findPortalItems(db, owned, 'media', now, language)).filter(({ date }) => date <= to),
    },
    actionKinds: actionKindsOf(property.goal),
    marks: findGraphMarks(property, language),
    textOf: itemTextsIn(language),
    agent: findAgent(property, language),
  }
}
