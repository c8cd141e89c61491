/**
 * Seeds the demo owner's portal: 60 days of page views, viewings, communications and media, relative to today (ruling 33). Never
 * in production.
 */
import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DemoItem, type DemoOwnerContent, demoOwnerSchema } from '../../content/demo-owner.ts'
import { monthBefore, monthPeriod } from '../../domain/portal/period.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { addDays } from '../../domain/text/date.ts'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { getConfidential } from '../content/snapshot/confidential.ts'
import type { Db } from '../db/client.ts'
import { saveReport } from '../db/repositories/portal/monthly-reports.ts'
import { addFigures } from '../db/repositories/portal/page-views.ts'
import { addItems, type NewItem } from '../db/repositories/portal/portal-items.ts'
import { findAgent } from '../property/property-detail.ts'
import { env } from '../runtime/env.ts'
import { makeDemoFigures } from './demo-views.ts'
import { computeReportContent } from './report-content.ts'

/** Days with page views, including today. */
const seededDays = 60

/** Undefined if the content has no demo. @throws ZodError for an invalid `demo-owner.json` */
export function readDemoOwner(): DemoOwnerContent {
  const path = join(env().CONTENT_DIR, 'demo-owner.json')
  return existsSync(path) ? demoOwnerSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : { propertyIds: [], items: [] }
}

function toItem(item: DemoItem, index: number, property: ConfidentialProperty, today: IsoDate, language: Language): NewItem {
  const { day, subject, comment, contact, ...rest } = item
  const agent = findAgent(property, language).name
  return {
    ...rest,
    id: `demo-${property.id}-${index}`,
    propertyId: property.id,
    date: addDays(today, day),
    time: rest.time,
    contact: contact.replace('{agent}', agent),
    subject: subject[language],
    comment: comment[language],
    link: rest.link,
    views: rest.views,
    contacts: rest.contacts,
    email: '',
  }
}

/** Replaces what an earlier start seeded. Real page views of today are preserved. */
async function seedProperty(db: Db, property: ConfidentialProperty, items: readonly NewItem[], now: Date): Promise<void> {
  const { date: today, time } = toLocalTime(now)
  const days = Array.from({ length: seededDays }, (_, index) => addDays(today, -index))
  const passed = (Number(time.slice(0, 2)) + 1) / 24
  await db.deleteFrom('portal_item').where('property_id', '=', property.id).where('id', 'like', 'demo-%').execute()
  await addItems(db, items, now)
  const seen = await db
    .selectFrom('property_figure')
    .select('day')
    .where('property_id', '=', property.id)
    .where('day', '=', today)
    .executeTakeFirst()
  await db.deleteFrom('property_figure').where('property_id', '=', property.id).where('day', '<', today).execute()
  const figures = makeDemoFigures(property, days, (day) => (day === today ? passed : 1))
  await addFigures(
    db,
    figures.filter(({ day }) => day < today || !seen),
  )
}

/**
 * Can be called at each start. Properties that are not in the content are skipped.
 * @param propertyIds of the account; texts are in its language
 */
export async function seedDemo(db: Db, accountId: string, propertyIds: readonly number[], now: Date): Promise<void> {
  const { language: code } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const language = isLanguage(code) ? code : 'nl'
  const demo = readDemoOwner()
  const today = toLocalTime(now).date
  const month = monthBefore(today)
  await db.transaction().execute(async (transaction) => {
    for (const [index, propertyId] of propertyIds.entries()) {
      const property = getConfidential().propertyById.get(propertyId)
      const place = demo.propertyIds.indexOf(propertyId)
      const set = demo.items[place < 0 ? index % Math.max(1, demo.items.length) : place] ?? []
      if (!property) continue
      const items = set.map((item, place) => toItem(item, place, property, today, language))
      await seedProperty(transaction, property, items, now)
      const ownership = { accountId, propertyId }
      await saveReport(
        transaction,
        ownership,
        month,
        await computeReportContent(transaction, ownership, monthPeriod(month), today),
        now,
      )
    }
  })
}
