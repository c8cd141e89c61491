/** Commands about viewings; those about waiting lists and applications are in files of their own. */
import { fromLocalTime, toLocalTime } from '../../../lib/domain/text/brussels-time.ts'
import { findLeads } from '../../../lib/server/db/repositories/leads/leads.ts'
import { findComing } from '../../../lib/server/db/repositories/viewings/appointments.ts'
import { cancelViewing, moveViewing } from '../../../lib/server/viewings/change-viewing.ts'
import { confirmRequest } from '../../../lib/server/viewings/confirm-request.ts'
import { type ExitCode, fail, type Line, type Subject, UsageError } from '../command.ts'
import { withDb } from '../with-db.ts'
import { accept, applicationLink, refuse } from './applications.ts'
import { notify, waiting } from './waiting-lists.ts'

async function list(): Promise<undefined> {
  const viewings = await withDb((db) => findLeads(db, { form: 'visit', status: 'requested' }))
  for (const { id, createdAt, email, propertyId, payload } of viewings) {
    const criteria = payload['SLOT'] === 'waiting-list' ? 'waiting list' : String(payload['CONTACT_SLOTS'] ?? '')
    console.log([id, createdAt, propertyId, email, criteria].join('  '))
  }
  console.log(`${viewings.length} viewing(s) wait for a time`)
}

async function listComing(): Promise<undefined> {
  const coming = await withDb((db) => findComing(db, new Date()))
  for (const { leadId, startsAt, heldUntil, propertyId, email } of coming) {
    const { date, time } = toLocalTime(startsAt)
    const state = heldUntil ? `waits for the click until ${toLocalTime(heldUntil).time}` : ''
    console.log([leadId, `${date}T${time}`, propertyId, email, state].join('  ').trimEnd())
  }
  console.log(`${coming.length} viewing(s) to come`)
}

const answers = {
  'not-open': 'No viewing waits under this id.',
  'slot-taken': 'The agent has another viewing at that time.',
  gone: 'The property is no longer there.',
} as const

/**
 * A time from the command line, in Belgium.
 * @throws UsageError for an invalid or past time.
 */
function readTime(text: string): Date {
  const [date = '', time = ''] = text.split('T')
  const startsAt = fromLocalTime({ date, time })
  if (startsAt && startsAt > new Date()) return startsAt
  throw new UsageError(`<time>: expected a time to come, not "${text}"`)
}

async function confirm({ words: [id = '', time = ''] }: Line): Promise<ExitCode | undefined> {
  const startsAt = readTime(time)
  const result = await withDb((db) => confirmRequest(db, id, startsAt, new Date()))
  if (result !== 'booked') return fail(answers[result])
  console.log('Confirmed; the mail is in the outbox.')
  return undefined
}

async function move({ words: [id = '', time = ''] }: Line): Promise<ExitCode | undefined> {
  const startsAt = readTime(time)
  const result = await withDb((db) => moveViewing(db, id, startsAt, new Date()))
  if (result !== 'booked') return fail(result === 'not-open' ? 'No confirmed viewing to come has this id.' : answers[result])
  console.log('Moved; the mails are in the outbox.')
  return undefined
}

async function cancel({ words: [id = ''] }: Line): Promise<ExitCode | undefined> {
  if (!(await withDb((db) => cancelViewing(db, id, 'agency', new Date())))) return fail('No viewing to come has this id.')
  console.log('Cancelled; the mails are in the outbox.')
  return undefined
}

const idAndTime = [
  { name: 'id', shape: 'text' },
  { name: 'time', shape: 'time' },
] as const

export const viewings: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: { summary: 'viewings that wait for a time', run: list },
    coming: { summary: 'viewings that have a time, the next first', run: listComing },
    confirm: { summary: 'gives one its time and mails it', words: idAndTime, run: confirm },
    move: { summary: 'gives one another time; visitor and agent are mailed', words: idAndTime, run: move },
    cancel: {
      summary: 'cancels one; visitor and agent are mailed, and whoever waits hears of the free slot',
      words: [{ name: 'id', shape: 'text' }],
      run: cancel,
    },
    waiting,
    notify,
    'application-link': applicationLink,
    accept,
    refuse,
  },
}
