/**
 * Monthly reports: on the first day of a month the figures of the month before are stored, listed in the portal, and mailed to
 * each owner (ruling 33).
 */
import 'server-only'
import { monthBefore, monthPeriod } from '../../domain/portal/period.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import { fromLocalTime, toLocalTime } from '../../domain/text/brussels-time.ts'
import { addDays } from '../../domain/text/date.ts'
import { getConfidential } from '../content/snapshot/confidential.ts'
import { type Db, getDb } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { findRecipients, type ReportRecipient, saveReport } from '../db/repositories/portal/monthly-reports.ts'
import { languageInUse } from '../pages/language-in-use.ts'
import { repeat } from '../runtime/worker.ts'
import { computeReportContent } from './report-content.ts'
import { reportTemplate } from './report-mail.ts'

/** Excludes properties that were listed after the month, or are archived. */
const isReported = ({ archived, creationDate }: ConfidentialProperty, month: string) =>
  !archived && creationDate <= monthPeriod(month).to

/** Stores report and mail in one transaction, so that of several servers only one mails. @returns whether this call stored it */
async function createReport(db: Db, recipient: ReportRecipient, month: string, now: Date): Promise<boolean> {
  const property = getConfidential().propertyById.get(recipient.propertyId)
  if (!property || !isReported(property, month)) return false
  const content = await computeReportContent(db, recipient, monthPeriod(month), toLocalTime(now).date)
  return db.transaction().execute(async (transaction) => {
    const isFirst = await saveReport(transaction, recipient, month, content, now)
    const { views, actions, messages } = content
    const to = { to: recipient.email, language: languageInUse(recipient.language) }
    const message = reportTemplate.mail(to, { propertyId: property.id, month, views, actions, messages })
    const mail = { kind: 'mail', priority: 'bulk', subject: 'monthly-report', message } as const
    if (isFirst) await queueMessages(transaction, [mail], now)
    return isFirst
  })
}

/**
 * Creates missing reports of the month before, also later in the month if the site was stopped. Owners whose account is newer
 * than that month get none.
 * @returns their number
 */
export async function createMonthlyReports(db: Db, now: Date): Promise<number> {
  const month = monthBefore(toLocalTime(now).date)
  const end = fromLocalTime({ date: addDays(monthPeriod(month).to, 1), time: '00:00' }) ?? now
  let made = 0
  for (const recipient of await findRecipients(db, end)) made += Number(await createReport(db, recipient, month, now))
  return made
}

const hourMs = 3_600_000

export const monthlyReports = repeat('monthly reports', hourMs, async () => {
  await createMonthlyReports(await getDb(), new Date())
})
