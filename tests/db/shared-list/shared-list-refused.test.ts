/**
 * Rejected input of a shared list's form is shown again to the same browser, without being in an address
 * (docs/decisions/029-forms-come-back.md).
 */
import { expect, test } from 'vitest'
import { POST } from '@/app/api/shared-list/route'
import { getDb } from '@/lib/server/db/client'
import { joinList } from '@/lib/server/db/repositories/shared-list/shared-list-changes'
import { personCookie } from '@/lib/server/shared-list/list-links'
import { makeList } from '@/lib/server/shared-list/make-list'
import { takeRefused } from '@/lib/server/shared-list/refused-text'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

const pairOf = (setCookie: string) => setCookie.split(';')[0] ?? ''

/** Noor's browser, on a list that she shares with Bram. */
async function noorsBrowser(now: Date) {
  const db = await getDb()
  const made = await makeList(db, { name: 'Noor', language: 'nl', ids: '4102311' }, now)
  if (!made) throw new Error('no list')
  await joinList(db, made.listId, { name: 'Bram', language: 'fr' }, now)
  const cookie = pairOf(personCookie(made.listId, made.personId, new Headers(), now))
  const send = (fields: Readonly<Record<string, string>>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ key: made.key, language: 'nl', ...fields })) body.set(name, value)
    return POST(new Request('http://localhost/api/shared-list/', { method: 'POST', headers: { cookie }, body }))
  }
  return { send, cookie }
}

test.each([
  { fields: { change: 'mail', email: 'noor@voorbeeld' }, typed: 'noor@voorbeeld', said: 'mailInvalid' },
  { fields: { change: 'rename', name: 'Bram' }, typed: 'Bram', said: 'taken' },
  { fields: { change: 'add', home: 'Kerkstraat 12' }, typed: 'Kerkstraat 12', said: 'unknown' },
])('$fields.change: what was typed is shown once more to the same browser', async ({ fields, typed, said }) => {
  const now = new Date()
  const { send, cookie } = await noorsBrowser(now)
  const answer = await send(fields)
  expect(answer.status).toBe(303)
  const query = new URL(answer.headers.get('location') ?? '', 'http://localhost').searchParams
  expect(Object.fromEntries(query)).toEqual({ said })
  const key = pairOf(answer.headers.get('set-cookie') ?? '')

  expect(await takeRefused(said, cookie, now)).toBeUndefined()
  expect(await takeRefused('added', `${cookie}; ${key}`, now)).toBeUndefined()
  expect(await takeRefused(said, `${cookie}; ${key}`, now)).toEqual({ change: fields.change, typed, said })
  expect(await takeRefused(said, `${cookie}; ${key}`, now)).toBeUndefined()
})
