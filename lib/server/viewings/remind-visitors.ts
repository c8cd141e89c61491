/** Reminds visitors of their viewing on the day before, once per time, also with several servers. */
import 'server-only'
import { dayMs } from '../../domain/text/date.ts'
import { lastReminderMs, reminderTime } from '../../domain/viewings/reminder.ts'
import { type Db, getDb } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { isUnwanted } from '../db/repositories/outbox/unwanted-mail.ts'
import { type DueReminder, findUnreminded, markReminded } from '../db/repositories/viewings/viewing-reminders.ts'
import { recipientKey } from '../mail/recipient-limits.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { repeat } from '../runtime/worker.ts'
import { findViewing } from './find-viewing.ts'
import { homeState } from './viewed-home.ts'
import { reminderMessages } from './viewing-messages.ts'

/**
 * @returns whether this call queued the reminder. Skips addresses that reported a mail, and properties no longer in the content.
 */
async function remind(db: Db, due: DueReminder, now: Date): Promise<boolean> {
  const viewing = await findViewing(db, due.leadId, now)
  if (viewing?.state !== 'confirmed' || homeState(viewing.property.id) === 'left') return false
  if (await isUnwanted(db, recipientKey(viewing.lead.email))) return false
  return db.transaction().execute(async (transaction) => {
    if (!(await markReminded(transaction, due, now))) return false
    await queueMessages(transaction, reminderMessages(viewing, due.startsAt), now, due.leadId)
    return true
  })
}

/** @returns the number of mails @throws database errors. */
export async function remindVisitors(db: Db, now: Date): Promise<number> {
  const [from, to] = [new Date(now.getTime() + lastReminderMs), new Date(now.getTime() + 2 * dayMs)]
  const due = (await findUnreminded(db, { from, to })).filter(({ startsAt }) => reminderTime(startsAt) <= now)
  let mails = 0
  for (const each of due) mails += Number(await remind(db, each, now))
  return mails
}

/** Milliseconds between two checks. */
const interval = 5 * 60_000

export const viewingReminders = repeat('viewing reminders', interval, async () => {
  if ((await remindVisitors(await getDb(), new Date())) > 0) void wakeOutbox()
})
