/** A clock that was far ahead and was corrected: times that were written meanwhile delay nothing longer than usual. */
import { beforeEach, expect, test } from 'vitest'
import { nextListMail } from '@/lib/domain/shared-list/gather'
import { nextMailing } from '@/lib/domain/subscriptions/mailing-time'
import { takeAttempt } from '@/lib/server/db/repositories/accounts/login-attempts'
import {
  addFeedNotice,
  closeFeedNotices,
  findFeedNotices,
  putOffFeedNotices,
} from '@/lib/server/db/repositories/feeds/feed-notices'
import { countIn, countInAll } from '@/lib/server/db/repositories/forms/rate-limits'
import { addAlerts, findSubscribersToNotify, takeDueAlerts } from '@/lib/server/db/repositories/notifications/alerts'
import { queueMessages, takeDueMessage } from '@/lib/server/db/repositories/outbox/outbox'
import { createSharedList } from '@/lib/server/db/repositories/shared-list/shared-list-changes'
import { takeDuePeople } from '@/lib/server/db/repositories/shared-list/shared-list-mails'
import { claimDueCalendars } from '@/lib/server/db/repositories/viewings/agent-calendars'
import { retryTime } from '@/lib/server/outbox/deliver'
import { makeListKey } from '@/lib/server/shared-list/list-links'
import { describeOnBoth } from '../../support/databases.ts'
import { addSearch } from '../../support/saved-searches.ts'

const now = new Date('2026-11-21T10:00:00Z')
const minute = 60_000
const after = (minutes: number) => new Date(now.getTime() + minutes * minute)
const day = 24 * 60
const nextYear = after(365 * day)

describeOnBoth('a clock that was ahead', (db) => {
  beforeEach(async () => {
    for (const table of ['rate_limit', 'login_attempt', 'outbox', 'agent_calendar'] as const)
      await db().deleteFrom(table).execute()
  })

  test('a window that ends later than possible has ended', async () => {
    const hour = 60 * minute
    expect(await countIn(db(), 'a', hour, nextYear)).toBe(1)
    expect(await countIn(db(), 'a', hour, now)).toBe(1)
    expect(await countIn(db(), 'a', hour, after(59))).toBe(2)
    expect(await countIn(db(), 'a', hour, after(60))).toBe(1)
  })

  test('windows of other lengths are not affected', async () => {
    const windows = [
      { key: 'short', windowMs: 10 * minute },
      { key: 'long', windowMs: day * minute },
    ]
    expect(await countInAll(db(), windows, after(60))).toEqual([1, 1])
    // The clock of another server may be a few minutes ahead, but no more.
    expect(await countInAll(db(), windows, after(56))).toEqual([2, 2])
    expect(await countInAll(db(), windows, now)).toEqual([1, 1])
  })

  test('a login delay written by it has ended', async () => {
    const delays = [0, 15 * minute]
    expect(await takeAttempt(db(), 'a', delays, nextYear)).toBeUndefined()
    expect(await takeAttempt(db(), 'a', delays, nextYear)).toBeUndefined()
    expect(await takeAttempt(db(), 'a', delays, now)).toBeUndefined()
    expect(await takeAttempt(db(), 'a', delays, after(14))).toEqual(after(15))
    expect(await takeAttempt(db(), 'a', delays, after(15))).toBeUndefined()
  })

  test('a mail that it queued is sent, one that waits for a retry is not', async () => {
    await queueMessages(db(), [{ kind: 'mail', subject: 'test', message: {} }], nextYear)
    expect(await takeDueMessage(db(), 'bulk', now)).toMatchObject({ subject: 'test' })
    const longest = Math.max(...Array.from({ length: 8 }, (_, index) => retryTime(index + 1, now)?.getTime() ?? 0))
    const hold = { until: new Date(longest) }
    await queueMessages(db(), [{ kind: 'mail', subject: 'later', message: {}, hold }], now)
    expect(await takeDueMessage(db(), 'bulk', after(2))).toMatchObject({ subject: 'test' })
    expect(await takeDueMessage(db(), 'bulk', after(2))).toBeUndefined()
    expect(await takeDueMessage(db(), 'bulk', after(day))).toBeDefined()
  })

  test('an alert, and changes of a shared list, are sent', async () => {
    await addSearch(db(), { email: 'an@voorbeeld.example', schedule: 'weekly' })
    const [subscriberId, searchId] = ['an@voorbeeld-example', 'an@voorbeeld-example search']
    const alert = { subscriberId, searchId, propertyId: 4102311, key: '', priceBefore: undefined }
    await addAlerts(db(), [{ ...alert, reason: 'new', dueAt: nextYear }])
    expect(await findSubscribersToNotify(db(), 10, now)).toEqual([subscriberId])
    expect(await takeDueAlerts(db(), [subscriberId], now)).toHaveLength(1)
    await addAlerts(db(), [{ ...alert, reason: 'price', dueAt: nextMailing('weekly', now) }])
    expect(await findSubscribersToNotify(db(), 10, now)).toEqual([])

    const homes = [{ propertyId: 4102318, price: 400_000, marquee: 0 }]
    const { personId } = await createSharedList(db(), { key: makeListKey(), name: 'Noor', language: 'nl', homes }, now)
    const isDueAt = async (due: Date) => {
      const mailed = { email: 'noor@voorbeeld.example', mail_status: 'confirmed' as const, mail_due_at: due.toISOString() }
      await db().updateTable('shared_list_person').set(mailed).where('id', '=', personId).execute()
      return (await takeDuePeople(db(), 10, now)).length
    }
    expect(await isDueAt(nextYear)).toBe(1)
    expect(await isDueAt(nextListMail(now, now))).toBe(0)
  })

  test('listings announced by a CRM are requested, once', async () => {
    await addFeedNotice(db(), 'demo', 'a', nextYear)
    expect(await findFeedNotices(db(), 'demo', now)).toEqual(['a'])
    await putOffFeedNotices(db(), 'demo', ['a'], now)
    expect(await findFeedNotices(db(), 'demo', after(14))).toEqual([])
    expect(await findFeedNotices(db(), 'demo', after(15))).toEqual(['a'])
    await addFeedNotice(db(), 'demo', 'b', nextYear)
    await closeFeedNotices(db(), 'demo', ['a', 'b'], after(15))
    expect(await db().selectFrom('feed_notice').selectAll().execute()).toEqual([])
  })

  test('a calendar read at its time is read again', async () => {
    await db()
      .insertInto('agent_calendar')
      .values({ agent_id: 11, settings: 'null', busy_source: 'secret', busy_read_at: nextYear.toISOString() })
      .execute()
    expect(await claimDueCalendars(db(), now)).toHaveLength(1)
    expect(await claimDueCalendars(db(), after(9))).toHaveLength(0)
    expect(await claimDueCalendars(db(), after(10))).toHaveLength(1)
  })
})
