/**
 * `npm run viewings`: viewings that wait for a time. `-- confirm <id> 2026-11-24T17:30` gives one its time (Belgian) and mails it.
 * `-- coming` lists those that have one, the next first; `-- move <id> 2026-11-26T16:00` gives one another time, `-- cancel <id>` calls
 * one off: visitor and agent are mailed, with the file that corrects their calendars, and whoever waits hears of the free slot.
 * `-- waiting` lists who is on a waiting list, oldest first, `-- waiting <property id>` on that of a property. `-- notify <property id>`
 * mails them the moments that are free now, each once; other properties of the same agent have a list of their own.
 * `-- application-link <viewing id>` or `<mail> <property id>` mails the link to a rental application and prints it.
 * `-- accept <id>` and `-- refuse <id>` decide on an application; what was not accepted goes after CANDIDATE_DAYS.
 */
import { fromLocalTime, toLocalTime } from '../lib/domain/text/brussels-time.ts'
import { findByAddress, findVisitor, inviteCandidate } from '../lib/server/applications/invite-candidate.ts'
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { findComing } from '../lib/server/db/repositories/appointments.ts'
import { findLead, findLeads, setLeadStatus } from '../lib/server/db/repositories/leads.ts'
import { cancelViewing, moveViewing } from '../lib/server/viewings/change-viewing.ts'
import { confirmRequest } from '../lib/server/viewings/confirm-request.ts'
import { findWaiting, notifyWaiting } from '../lib/server/viewings/waiting-list.ts'

const [command = 'list', first = '', second = ''] = process.argv.slice(2)

function fail(text: string, code = 1): void {
  console.error(text)
  process.exitCode = code
}

const usage = () =>
  fail(
    'Usage: npm run viewings [-- list | coming | confirm <id> <2026-11-24T17:30> | move <id> <2026-11-24T17:30> | cancel <id> | waiting [<property id>] | notify <property id> | application-link <visit id> | application-link <mail> <property id> | accept <id> | refuse <id>]',
    2,
  )

async function list(): Promise<void> {
  const viewings = await findLeads(await getDb(), { form: 'visit', status: 'requested' })
  for (const { id, createdAt, email, propertyId, payload } of viewings) {
    const criteria = payload['SLOT'] === 'waiting-list' ? 'waiting list' : String(payload['CONTACT_SLOTS'] ?? '')
    console.log([id, createdAt, propertyId, email, criteria].join('  '))
  }
  console.log(`${viewings.length} viewing(s) wait for a time`)
}

const answers = {
  booked: 'Confirmed; the mail is in the outbox.',
  'not-open': 'No viewing waits under this id.',
  'slot-taken': 'The agent has another viewing at that time.',
  gone: 'The property is no longer there.',
} as const

/** The time on the line, in Belgium; undefined when it is none, or past. */
function readTime(): Date | undefined {
  const [date = '', time = ''] = second.split('T')
  const startsAt = fromLocalTime({ date, time })
  return startsAt && startsAt > new Date() ? startsAt : undefined
}

async function confirm(): Promise<void> {
  const startsAt = readTime()
  if (!first || !startsAt) return usage()
  const result = await confirmRequest(await getDb(), first, startsAt, new Date())
  if (result === 'booked') console.log(answers.booked)
  else fail(answers[result])
}

async function listComing(): Promise<void> {
  const coming = await findComing(await getDb(), new Date())
  for (const { leadId, startsAt, heldUntil, propertyId, email } of coming) {
    const { date, time } = toLocalTime(startsAt)
    const state = heldUntil ? `waits for the click until ${toLocalTime(heldUntil).time}` : ''
    console.log([leadId, `${date}T${time}`, propertyId, email, state].join('  ').trimEnd())
  }
  console.log(`${coming.length} viewing(s) to come`)
}

async function move(): Promise<void> {
  const startsAt = readTime()
  if (!first || !startsAt) return usage()
  const result = await moveViewing(await getDb(), first, startsAt, new Date())
  if (result === 'booked') console.log('Moved; the mails are in the outbox.')
  else fail(result === 'not-open' ? 'No confirmed viewing to come has this id.' : answers[result])
}

async function cancel(): Promise<void> {
  if (!first) return usage()
  const isCancelled = await cancelViewing(await getDb(), first, 'agency', new Date())
  if (isCancelled) console.log('Called off; the mails are in the outbox.')
  else fail('No viewing to come has this id.')
}

async function listWaiting(): Promise<void> {
  const propertyId = first ? Number(first) : undefined
  if (Number.isNaN(propertyId)) return usage()
  const waiting = await findWaiting(await getDb(), propertyId)
  for (const lead of waiting) console.log([lead.id, lead.createdAt, lead.propertyId, lead.email].join('  '))
  console.log(`${waiting.length} on the waiting list`)
}

async function notify(): Promise<void> {
  if (!first) return usage()
  const result = await notifyWaiting(await getDb(), Number(first), new Date())
  if (!result) return fail('No such property, or one that cannot be visited any more.')
  console.log(`${result.free} moment(s) free; ${result.notified} mail(s) in the outbox.`)
}

async function sendApplicationLink(): Promise<void> {
  if (!first) return usage()
  const db = await getDb()
  const candidate = first.includes('@') ? await findByAddress(db, first, Number(second)) : await findVisitor(db, first)
  const link = candidate && (await inviteCandidate(db, candidate, new Date()))
  if (link) console.log(`The mail is in the outbox. The link:\n${link}`)
  else fail('No such viewing, or a property that cannot be applied for.')
}

async function decide(status: 'approved' | 'rejected'): Promise<void> {
  const db = await getDb()
  const isApplication = (await findLead(db, first))?.form === 'rental-application'
  if (isApplication && (await setLeadStatus(db, first, status))) console.log(`The application is ${status}.`)
  else fail('No application has this id.')
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  list,
  coming: listComing,
  confirm,
  move,
  cancel,
  waiting: listWaiting,
  notify,
  'application-link': sendApplicationLink,
  accept: () => decide('approved'),
  refuse: () => decide('rejected'),
}
await (commands[command] ?? (async () => usage()))()
await closeDb()
