/**
 * Notifies the people of shared lists of changes: compares the properties with the content, collects the changes, and queues one
 * mail per person.
 */
import 'server-only'
import { type Db, getDb } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import type { NewHome } from '../db/repositories/shared-list/shared-list-changes.ts'
import { findKnownHomes, type MailedPerson, noteHome, takeDuePeople } from '../db/repositories/shared-list/shared-list-mails.ts'
import { findSharedList, type SharedList } from '../db/repositories/shared-list/shared-lists.ts'
import type { QueuedMail } from '../mail/mail-template.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { languageInUse } from '../pages/language-in-use.ts'
import { repeat } from '../runtime/worker.ts'
import { findNewHomes } from './list-homes.ts'
import { type ListEvent, listChangesTemplate } from './list-mails.ts'

const interval = 60_000

/** People per transaction, and lines per mail. */
const peopleAtOnce = 25
const maxLines = 12

/** Newest first. */
function eventsFor(list: SharedList, person: Pick<MailedPerson, 'id' | 'knownUntil'>): ListEvent[] {
  const nameOf = (id: string | undefined) => list.people.find((one) => one.id === id)?.name ?? ''
  const isUnseen = (at: Date | undefined): at is Date => at !== undefined && at > person.knownUntil
  const homes = list.homes.flatMap(({ propertyId, addedBy, addedAt, changed, changedAt, priceBefore }) => [
    ...(isUnseen(addedAt) && addedBy !== undefined && addedBy !== person.id
      ? [{ at: addedAt, event: { kind: 'added' as const, propertyId, by: nameOf(addedBy) } }]
      : []),
    ...(isUnseen(changedAt) && changed
      ? [{ at: changedAt, event: { kind: changed, propertyId, by: '', before: priceBefore } }]
      : []),
  ])
  const opinions = list.opinions
    .filter(({ personId, changedAt }) => personId !== person.id && isUnseen(changedAt))
    .flatMap(({ personId, propertyId, choice, note, changedAt }) => {
      const kind = choice ?? (note ? ('note' as const) : undefined)
      return kind ? [{ at: changedAt, event: { kind, propertyId, by: nameOf(personId) } }] : []
    })
  return [...homes, ...opinions].sort((a, b) => b.at.getTime() - a.at.getTime()).map(({ event }) => event)
}

/** Undefined when there is nothing to report any more, because the person saw it meanwhile or it was undone. */
async function mailFor(db: Db, person: MailedPerson, now: Date): Promise<QueuedMail | undefined> {
  const list = await findSharedList(db, { id: person.listId }, now)
  const events = list ? eventsFor(list, person) : []
  if (!list || events.length === 0) return undefined
  const language = languageInUse(person.language)
  const shown = { events: events.slice(0, maxLines), more: Math.max(0, events.length - maxLines) }
  return listChangesTemplate.mail(
    { to: person.email, language },
    { personId: person.id, key: list.key, name: person.name, ...shown },
  )
}

/** Compares the properties of all lists with the content; a single query as long as nothing changed. */
async function noteChangedHomes(db: Db, now: Date): Promise<void> {
  const known = await findKnownHomes(db)
  const differs = (home: NewHome) =>
    known.some(
      ({ propertyId, price, marquee }) => propertyId === home.propertyId && (price !== home.price || marquee !== home.marquee),
    )
  for (const home of findNewHomes(known.map(({ propertyId }) => propertyId)).filter(differs))
    await db.transaction().execute((transaction) => noteHome(transaction, home, now))
}

/**
 * Marking people as notified and queueing their mails is one transaction: after a crash neither has happened.
 * @returns the number of mails.
 */
export async function notifyListPeople(db: Db, now: Date): Promise<number> {
  let mails = 0
  for (;;) {
    const taken = await db.transaction().execute(async (transaction) => {
      const people = await takeDuePeople(transaction, peopleAtOnce, now)
      for (const person of people) {
        const message = await mailFor(transaction, person, now)
        if (!message) continue
        mails += 1
        await queueMessages(transaction, [{ kind: 'mail', priority: 'bulk', subject: 'shared list: news', message }], now)
      }
      return people.length
    })
    if (taken < peopleAtOnce) return mails
  }
}

export const sharedListWorker = repeat('shared-lists', interval, async () => {
  const [db, now] = [await getDb(), new Date()]
  await noteChangedHomes(db, now)
  if ((await notifyListPeople(db, now)) > 0) void wakeOutbox()
})
