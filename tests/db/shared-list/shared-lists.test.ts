/** Shared lists: hearts and notes of several people behind one link, collected mails, and expiry. */
import { describe, expect, test } from 'vitest'
import { gathering } from '@/lib/domain/shared-list/gather'
import { sharedListDays, sharedListLimits } from '@/lib/domain/shared-list/shared-list'
import { dayMs } from '@/lib/domain/text/date'
import type { Db } from '@/lib/server/db/client'
import {
  addHomes,
  createSharedList,
  joinList,
  leaveList,
  removeHome,
  renamePerson,
  setListKey,
  setOpinion,
} from '@/lib/server/db/repositories/shared-list/shared-list-changes'
import { noteHome } from '@/lib/server/db/repositories/shared-list/shared-list-mails'
import { findListVersion, findSharedList, noteSeen } from '@/lib/server/db/repositories/shared-list/shared-lists'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { confirmListMails, endListMails } from '@/lib/server/shared-list/answer-link'
import { changeList } from '@/lib/server/shared-list/change-list'
import { findNewHomes } from '@/lib/server/shared-list/list-homes'
import { makeListKey } from '@/lib/server/shared-list/list-links'
import { viewList } from '@/lib/server/shared-list/list-view'
import { makeList } from '@/lib/server/shared-list/make-list'
import { notifyListPeople } from '@/lib/server/shared-list/notify-people'
import { describeOnBoth } from '../../support/databases.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-23T10:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const hour = 3_600_000
ownVarFolder()

/** Properties of the demo. */
const [flat, house] = [4102318, 4102311]
const home = (propertyId: number, price = 400_000) => ({ propertyId, price, marquee: 0 })

type Made = { key: string; listId: string; noor: { id: string; listId: string }; bram: { id: string; listId: string } }

async function twoPeople(db: Db, homes = [home(flat), home(house)]): Promise<Made> {
  const key = makeListKey()
  const { listId, personId } = await createSharedList(db, { key, name: 'Noor', language: 'nl', homes }, now)
  const bram = await joinList(db, listId, { name: 'Bram', language: 'fr' }, now)
  return { key, listId, noor: { id: personId, listId }, bram: { id: String(bram), listId } }
}

const read = async (db: Db, key: string, at = now) => {
  const list = await findSharedList(db, { key }, at)
  if (!list) throw new Error('no list')
  return list
}

/** Requests mails and confirms them, by the form and the link in its mail. */
async function wantMails(db: Db, { key, noor }: Made, email: string) {
  const list = await read(db, key)
  const person = list.people.find(({ id }) => id === noor.id)
  if (!person) throw new Error('nobody')
  const context = { db, list, person, language: 'nl' as const, address: '192.0.2.1', now }
  expect(await changeList('mail', { email }, context)).toEqual({ said: 'mailSent' })
  const mail = (await queuedMails(db, { about: 'shared list: confirm' })).find(({ to }) => to === email)
  const token = new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
  expect(await confirmListMails(db, token, now)).toBe(key)
}

const newsTo = async (db: Db, email: string) =>
  (await queuedMails(db, { about: 'shared list: news' })).filter(({ to }) => to === email)

describeOnBoth('a shared list', (db) => {
  test('contains everyone’s hearts and notes, in a view for each person', async () => {
    const { key, noor, bram } = await twoPeople(db())
    await setOpinion(db(), noor, flat, { choice: 'yes' }, now)
    await setOpinion(db(), bram, flat, { choice: 'yes', note: 'Licht!' }, now)
    await setOpinion(db(), bram, flat, { note: 'Veel licht' }, now)
    const view = viewList(await read(db(), key), noor.id, { language: 'nl', show: 'agreed', now })
    expect(view.counts).toEqual({ all: 2, agreed: 1, some: 0, none: 1 })
    expect(view.homes.map(({ id }) => id)).toEqual([flat])
    expect(view.homes[0]?.opinions.map(({ person, choice, note }) => [person.name, choice, note])).toEqual([
      ['Noor', 'yes', ''],
      ['Bram', 'yes', 'Veel licht'],
    ])
    expect(viewList(await read(db(), key), bram.id, { language: 'nl', show: 'all', now }).people[0]?.name).toBe('Bram')
  })

  test('has a maximum number of people, also for concurrent requests, and each name once', async () => {
    const { key, listId } = await twoPeople(db())
    const names = ['Ada', 'Bo', 'Cas', 'Dirk', 'ada']
    const joined = await Promise.all(names.map((name) => joinList(db(), listId, { name, language: 'nl' }, now)))
    expect(joined).toContain('full')
    expect((await read(db(), key)).people).toHaveLength(sharedListLimits.people)
    expect(await joinList(db(), listId, { name: 'BRAM', language: 'nl' }, now)).toBe(
      (await read(db(), key)).people.find(({ name }) => name === 'Bram')?.id,
    )
  })

  test('keeps a property that somebody else commented on', async () => {
    const { key, noor, bram } = await twoPeople(db())
    await setOpinion(db(), bram, flat, { note: 'Mooi' }, now)
    expect(await removeHome(db(), noor, flat, now)).toBe(false)
    expect(await removeHome(db(), noor, house, now)).toBe(true)
    expect((await read(db(), key)).homes.map(({ propertyId }) => propertyId)).toEqual([flat])
    // Opinions about properties that are not on the list are not reported.
    await setOpinion(db(), noor, house, { choice: 'yes' }, now)
    expect((await read(db(), key)).opinions).toHaveLength(1)
  })

  test('has a maximum number of properties, each once', async () => {
    const { key, noor } = await twoPeople(db(), [home(flat)])
    const many = Array.from({ length: sharedListLimits.homes + 5 }, (_, index) => home(5_000_000 + index))
    expect(await addHomes(db(), noor, [home(flat), ...many], now)).toBe('full')
    expect((await read(db(), key)).homes).toHaveLength(sharedListLimits.homes)
    expect(await addHomes(db(), noor, [home(flat)], now)).toBe(0)
  })

  test('counts its changes, and gets a new link immediately', async () => {
    const { key, noor, bram } = await twoPeople(db())
    const before = (await findListVersion(db(), key, now)) ?? 0
    expect(await renamePerson(db(), noor, 'bram', now)).toBe('taken')
    expect(await renamePerson(db(), bram, 'Bram V.', now)).toBe('done')
    expect(await findListVersion(db(), key, now)).toBeGreaterThan(before)
    const other = makeListKey()
    await setListKey(db(), noor, other, now)
    expect(await findListVersion(db(), key, now)).toBeUndefined()
    expect((await read(db(), other)).people).toHaveLength(2)
  })

  test('remains when a person leaves', async () => {
    const { key, noor, bram } = await twoPeople(db())
    await setOpinion(db(), noor, flat, { choice: 'no', note: 'Te klein' }, now)
    await leaveList(db(), noor, now)
    const list = await read(db(), key)
    expect(list.people.map(({ id }) => id)).toEqual([bram.id])
    expect(list.opinions).toEqual([])
    expect(list.homes).toHaveLength(2)
  })

  test('is deleted completely after its days', async () => {
    const { key, noor } = await twoPeople(db())
    await setOpinion(db(), noor, flat, { note: 'Weg ermee' }, now)
    const end = after(sharedListDays * dayMs)
    expect(await findSharedList(db(), { key }, new Date(end.getTime() - 1))).toBeDefined()
    expect(await findSharedList(db(), { key }, end)).toBeUndefined()
    expect(await joinList(db(), noor.listId, { name: 'Laat', language: 'nl' }, end)).toBeUndefined()
    await deleteExpired(db(), end)
    for (const table of ['shared_list', 'shared_list_home', 'shared_list_person', 'shared_list_opinion'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([])
  })
})

describeOnBoth('mails about a shared list', (db) => {
  test('require a valid address: the typed one is shown to be corrected', async () => {
    const made = await twoPeople(db())
    const list = await read(db(), made.key)
    const [person] = list.people
    if (!person) throw new Error('nobody')
    const context = { db: db(), list, person, language: 'nl' as const, address: '192.0.2.1', now }
    expect(await changeList('mail', { email: 'x@y' }, context)).toEqual({ said: 'mailInvalid', typed: 'x@y' })
    const mails = await queuedMails(db(), { about: 'shared list: confirm' })
    expect(mails.filter(({ to }) => to === 'x@y')).toEqual([])
  })

  test('collect the changes of others, do not contain notes, and are sent once', async () => {
    const made = await twoPeople(db())
    const email = 'noor@voorbeeld.example'
    await wantMails(db(), made, email)
    await setOpinion(db(), made.noor, house, { choice: 'yes' }, after(1000))
    expect(await notifyListPeople(db(), after(gathering.waitMs * 2))).toBe(0)
    await setOpinion(db(), made.bram, flat, { choice: 'yes', note: 'Geheim' }, after(hour))
    await setOpinion(db(), made.bram, house, { note: 'Ook geheim' }, after(hour + 1000))
    expect(await notifyListPeople(db(), after(hour + 2000))).toBe(0)
    expect(await notifyListPeople(db(), after(hour + gathering.waitMs))).toBe(1)
    const [mail, ...more] = await newsTo(db(), email)
    expect(more).toEqual([])
    expect(mail?.text).toContain('Bram zegt ja bij')
    expect(mail?.text).toContain('Bram schreef bij')
    expect(mail?.text).not.toContain('eheim')
    expect(mail?.text).toContain(made.key)
    // The next mail is sent after the minimum interval at the earliest.
    await setOpinion(db(), made.bram, flat, { choice: 'no' }, after(2 * hour))
    expect(await notifyListPeople(db(), after(hour + gathering.pauseMs))).toBe(0)
    expect(await notifyListPeople(db(), after(hour + gathering.waitMs + gathering.pauseMs))).toBe(1)
  })

  test('are not sent about changes that were seen meanwhile', async () => {
    const made = await twoPeople(db())
    await wantMails(db(), made, 'kijkt@voorbeeld.example')
    await setOpinion(db(), made.bram, flat, { choice: 'yes' }, after(1000))
    await noteSeen(db(), made.noor.id, after(60_000))
    await notifyListPeople(db(), after(hour))
    expect(await newsTo(db(), 'kijkt@voorbeeld.example')).toEqual([])
  })

  test('report a changed price, which the list shows with the previous one', async () => {
    const made = await twoPeople(db())
    const email = 'prijs@voorbeeld.example'
    await wantMails(db(), made, email)
    await noteHome(db(), { propertyId: flat, price: 380_000, marquee: 3 }, after(1000))
    await noteHome(db(), { propertyId: flat, price: 380_000, marquee: 3 }, after(2000))
    const view = viewList(await read(db(), made.key), made.noor.id, { language: 'nl', show: 'all', now: after(3000) })
    expect(view.homes.find(({ id }) => id === flat)?.change).toMatchObject({ kind: 'price', before: '€\u00a0400.000' })
    expect(await notifyListPeople(db(), after(hour))).toBeGreaterThan(0)
    expect((await newsTo(db(), email))[0]?.text).toContain('400.000')
  })

  test('end by one click, also in a mail program', async () => {
    const made = await twoPeople(db())
    const email = 'stop@voorbeeld.example'
    await wantMails(db(), made, email)
    await setOpinion(db(), made.bram, flat, { choice: 'yes' }, after(1000))
    await notifyListPeople(db(), after(hour))
    const [mail] = await newsTo(db(), email)
    const token = new URL(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get('token') ?? ''
    expect(await endListMails(db(), token, after(900 * dayMs))).toBe(true)
    expect((await read(db(), made.key)).people.find(({ id }) => id === made.noor.id)?.mailStatus).toBe('none')
    expect(await endListMails(db(), 'a.b.c', now)).toBeUndefined()
  })

  test('are not sent to an unconfirmed or erased address', async () => {
    const made = await twoPeople(db())
    const email = 'wis@voorbeeld.example'
    await wantMails(db(), made, email)
    await setOpinion(db(), made.noor, flat, { note: 'Mijn notitie' }, now)
    expect(await erasePerson(db(), email.toUpperCase())).toMatchObject({ listed: 1 })
    const list = await read(db(), made.key)
    expect(list.people.map(({ name }) => name)).toEqual(['Bram'])
    expect(list.opinions).toEqual([])
    expect((await queuedMails(db())).filter(({ to }) => to === email)).toEqual([])
  })
})

describe('properties of a list', () => {
  test('are those that the site shows, once each', () => {
    expect(findNewHomes([flat, flat, 1, house]).map(({ propertyId }) => propertyId)).toEqual([flat, house])
  })
})

describeOnBoth('creating a list', (db) => {
  test('takes a name and the properties of the favourites', async () => {
    expect(await makeList(db(), { ids: `${flat}`, name: '  ', language: 'nl' }, now)).toBeUndefined()
    const made = await makeList(db(), { ids: `${flat},x,${house}`, name: ' Noor ', language: 'nl' }, now)
    const list = await read(db(), made?.key ?? '')
    expect(list.people.map(({ name }) => name)).toEqual(['Noor'])
    expect(list.homes).toHaveLength(2)
  })
})
