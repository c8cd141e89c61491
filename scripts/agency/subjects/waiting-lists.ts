/** Commands about waiting lists for viewing slots. */
import { findWaiting, notifyWaiting } from '../../../lib/server/viewings/waiting-list.ts'
import { fail, type Verb } from '../command.ts'
import { withDb } from '../with-db.ts'

export const waiting: Verb = {
  summary: 'who is on a waiting list, or on that of a property; the oldest first',
  words: [{ name: 'property id', shape: 'number', isOptional: true }],
  run: async ({ words: [id] }) => {
    const leads = await withDb((db) => findWaiting(db, id === undefined ? undefined : Number(id)))
    for (const lead of leads) console.log([lead.id, lead.createdAt, lead.propertyId, lead.email].join('  '))
    console.log(`${leads.length} on the waiting list`)
    return undefined
  },
}

export const notify: Verb = {
  summary: 'mails those on the waiting list of a property the slots that are free now, each once',
  words: [{ name: 'property id', shape: 'number' }],
  run: async ({ words: [id] }) => {
    const result = await withDb((db) => notifyWaiting(db, Number(id), new Date()))
    if (!result) return fail('No such property, or one that cannot be visited any more.')
    console.log(`${result.free} viewing slot(s) free; ${result.notified} mail(s) in the outbox.`)
    return undefined
  },
}
