/** Mails about a shared list are sent only to the confirmed address, and not to people who were removed since. */
import { expect, test } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { createSharedList, joinList } from '@/lib/server/db/repositories/shared-list/shared-list-changes'
import { findSharedList } from '@/lib/server/db/repositories/shared-list/shared-lists'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { confirmListMails } from '@/lib/server/shared-list/answer-link'
import { changeList } from '@/lib/server/shared-list/change-list'
import { makeListKey } from '@/lib/server/shared-list/list-links'
import { notifyListPeople } from '@/lib/server/shared-list/notify-people'
import { describeOnBoth } from '../../support/databases.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-23T10:00:00Z')
const later = new Date('2026-11-23T10:01:00Z')
ownVarFolder()

/** Properties of the demo. */
const flat = 4102318

/** A list with two people, and their actions. */
async function twoPeople(db: Db) {
  const key = makeListKey()
  const homes = [{ propertyId: flat, price: 400_000, marquee: 0 }]
  const { listId, personId: noor } = await createSharedList(db, { key, name: 'Noor', language: 'nl', homes }, now)
  const bram = String(await joinList(db, listId, { name: 'Bram', language: 'nl' }, now))
  const read = async () => {
    const list = await findSharedList(db, { id: listId }, now)
    if (!list) throw new Error('no list')
    return list
  }
  const asPerson = async (id: string, name: string, sent: Record<string, unknown> = {}, at = now) => {
    const list = await read()
    const person = list.people.find((one) => one.id === id)
    if (!person) throw new Error('nobody')
    return changeList(name, sent, { db, list, person, language: 'nl', address: '192.0.2.1', now: at })
  }
  const mailStatus = async (id: string) => (await read()).people.find((one) => one.id === id)?.mailStatus
  return { noor, bram, read, asPerson, mailStatus }
}

async function tokenTo(db: Db, email: string): Promise<string> {
  const mail = (await queuedMails(db, { about: 'shared list: confirm' })).find(({ to }) => to === email)
  return new URL(/https?:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
}

describeOnBoth('mails about a shared list', (db) => {
  test('a link confirms only the address that it was mailed to, not one typed later', async () => {
    const { noor, asPerson, mailStatus } = await twoPeople(db())
    await asPerson(noor, 'mail', { email: 'Eigen@voorbeeld.example' })
    const own = await tokenTo(db(), 'Eigen@voorbeeld.example')
    await asPerson(noor, 'mail', { email: 'iemand.anders@voorbeeld.example' })
    expect(await confirmListMails(db(), own, now)).toBeUndefined()
    expect(await mailStatus(noor)).toBe('pending')
    await asPerson(noor, 'mail', { email: 'eigen@voorbeeld.example' })
    expect(await confirmListMails(db(), own, now)).toBeDefined()
    expect(await mailStatus(noor)).toBe('confirmed')
  })
  test('a new key of the list ends the mails to the others, as they would contain it', async () => {
    const { noor, bram, asPerson, mailStatus } = await twoPeople(db())
    for (const [id, email] of [
      [noor, 'noor@voorbeeld.example'],
      [bram, 'bram@voorbeeld.example'],
    ] as const) {
      await asPerson(id, 'mail', { email })
      await confirmListMails(db(), await tokenTo(db(), email), now)
    }
    await asPerson(noor, 'choose', { property: flat, choice: 'yes' })
    const made = await asPerson(noor, 'link')
    expect(made).toMatchObject({ said: 'linkMade' })
    await asPerson(noor, 'choose', { property: flat, choice: 'no' }, later)
    await notifyListPeople(db(), new Date(now.getTime() + 3_600_000))
    const keys = (await queuedMails(db(), { about: 'shared list: news' })).filter(({ text }) => text.includes(made?.key ?? ''))
    expect(keys.map(({ to }) => to)).not.toContain('bram@voorbeeld.example')
    expect([await mailStatus(noor), await mailStatus(bram)]).toEqual(['confirmed', 'none'])
  })
  test('do not name an erased person while they wait', async () => {
    const { noor, bram, asPerson } = await twoPeople(db())
    for (const [id, email] of [
      [noor, 'noor.wist@voorbeeld.example'],
      [bram, 'bram.leest@voorbeeld.example'],
    ] as const) {
      await asPerson(id, 'mail', { email })
      await confirmListMails(db(), await tokenTo(db(), email), now)
    }
    await asPerson(noor, 'choose', { property: flat, choice: 'yes' }, later)
    await notifyListPeople(db(), new Date(now.getTime() + 3_600_000))
    const waiting = async () =>
      (await queuedMails(db(), { about: 'shared list: news' })).filter(({ to }) => to.startsWith('bram.leest'))
    expect((await waiting())[0]?.text).toContain('Noor')
    await erasePerson(db(), 'noor.wist@voorbeeld.example')
    expect(await waiting()).toEqual([])
  })
})
