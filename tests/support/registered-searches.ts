/** Searches that visitors save with a form, for database tests. */
import { randomUUID } from 'node:crypto'
import { beforeEach } from 'vitest'
import { type Db, getDb } from '@/lib/server/db/client'
import { findSearchesOf } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { findSubscriberOf } from '@/lib/server/db/repositories/subscriptions/subscribers'
import { submitForm } from '@/lib/server/leads/submit-form'
import { confirmByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { queuedMails } from './queued-mails.ts'

export const now = new Date('2026-11-21T10:00:00Z')

type Values = Readonly<Record<string, string | readonly string[]>>

export const post = (values: Values) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const single of [value].flat()) data.append(name, single)
  return submitForm(data, now)
}

export const person = {
  TITLE: 'ms',
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  EMAIL: 'An@Voorbeeld.example',
  PHONE_NUMBER: '0470123456',
  PRIVACY: 'on',
}

export const register: Values = {
  _form: 'demand-register',
  _language: 'nl',
  ...person,
  GOAL: 'sale',
  TYPES: ['2', '3'],
  ZONES: ['berchem'],
  ZIPS: '2140, 2018',
  MAX_PRICE: '400.000',
  MIN_BEDROOMS: '2',
  MIN_GARAGES: '0',
  SCHEDULE: 'weekly',
}

export const mailsTo = async (db: Db, address: string) => (await queuedMails(db)).filter(({ to }) => to === address)

export const tokenIn = (text: string) => new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

/** Confirms with the last mail to an address; of those created in the same millisecond, the one whose search is unconfirmed. */
export async function confirm(db: Db, address: string) {
  for (const { text } of (await mailsTo(db, address)).toReversed()) {
    const confirmed = await confirmByLink(db, tokenIn(text), now)
    if (confirmed) return confirmed
  }
  return undefined
}

export async function registered(db: Db) {
  await post({ ...register, _token: randomUUID() })
  await confirm(db, person.EMAIL)
  const subscriber = await findSubscriberOf(db, person.EMAIL)
  const [search] = subscriber ? await findSearchesOf(db, subscriber.id) : []
  if (!subscriber || !search) throw new Error('not registered')
  return { subscriber, search }
}

/** No subscribers before each test. */
export function prepareSearches() {
  beforeEach(async () => {
    const db = await getDb()
    for (const table of ['lead', 'outbox', 'subscriber', 'account', 'rate_limit'] as const) await db.deleteFrom(table).execute()
  })
}
