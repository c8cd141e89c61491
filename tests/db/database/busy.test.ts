/** Another process that locks the SQLite file delays writing, and nothing else. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { whenNotBusy } from '@/lib/server/db/busy'
import { closeDb, getDb } from '@/lib/server/db/client'
import { submitForm } from '@/lib/server/leads/submit-form'
import { holdWriteLock } from '../../support/hold-write-lock.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const folder = ownVarFolder()
const path = join(folder, 'site.sqlite')

afterEach(closeDb)

function post() {
  const data = new FormData()
  const values = { FIRST_NAME: 'An', LAST_NAME: 'Peeters', EMAIL: 'an@voorbeeld.example', REMARK: 'Dag', PRIVACY: 'on' }
  const hidden = { _form: 'contact', _language: 'nl', _token: randomUUID() }
  for (const [name, value] of Object.entries({ ...hidden, TITLE: 'ms', PHONE_NUMBER: '0470123456', ...values }))
    data.set(name, value)
  return submitForm(data, new Date())
}

const countLeads = async () => {
  const { count } = (await getDb()).fn
  const row = await (await getDb()).selectFrom('lead').select(count<number>('id').as('leads')).executeTakeFirstOrThrow()
  return Number(row.leads)
}

test('while another process writes, this one serves reads, and saves forms afterwards', async () => {
  const before = await countLeads()
  const release = await holdWriteLock(path)
  let kept = 0
  const forms = Array.from({ length: 5 }, async () => {
    const result = await post()
    kept += 1
    return result.kind
  })
  // Each of these is a turn of the event loop, as a request for /api/health/ or reading a page takes.
  for (let turn = 0; turn < 100; turn += 1) {
    await sleep(1)
    expect(await countLeads()).toBe(before)
  }
  expect(kept).toBe(0)
  await release()
  expect(await Promise.all(forms)).toEqual(Array.from({ length: 5 }, () => 'saved'))
  expect(await countLeads()).toBe(before + 5)
})

test('a locked database is opened as soon as the other process releases it', async () => {
  await getDb()
  await closeDb()
  const release = await holdWriteLock(path)
  let isOpen = false
  const opening = getDb().then(() => {
    isOpen = true
  })
  for (let turn = 0; turn < 20; turn += 1) await sleep(1)
  await release()
  await opening
  expect(isOpen).toBe(true)
})

test('statements of other tasks wait for an open transaction, which completes', async () => {
  const db = await getDb()
  const key = randomUUID()
  const row = { key, count: 1, window_ends_at: '2026-11-21T10:00:00.000Z' }
  const counted: number[] = []
  const reading = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('rate_limit').values(row).execute()
    const outside = db.selectFrom('rate_limit').select('count').where('key', '=', key).execute()
    await sleep(5)
    await transaction.updateTable('rate_limit').set({ count: 2 }).where('key', '=', key).execute()
    return { outside }
  })
  const { outside } = await reading
  for (const { count } of await outside) counted.push(count)
  expect(counted).toEqual([2])
})

test('an error rolls its transaction back, and the others continue', async () => {
  const db = await getDb()
  const key = randomUUID()
  const row = { key, count: 1, window_ends_at: '2026-11-21T10:00:00.000Z' }
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('rate_limit').values(row).execute()
    await transaction.insertInto('rate_limit').values(row).execute()
  })
  await expect(failing).rejects.toThrow('UNIQUE')
  expect(await db.selectFrom('rate_limit').select('key').where('key', '=', key).execute()).toEqual([])
})

test('other errors are not retried', async () => {
  let tries = 0
  const work = () => {
    tries += 1
    throw Object.assign(new Error('full'), { errcode: 13 })
  }
  await expect(whenNotBusy(work)).rejects.toThrow('full')
  expect(tries).toBe(1)
})
