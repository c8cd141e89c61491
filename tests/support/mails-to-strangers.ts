/** Forms that send mails to addresses that others entered, for database tests. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { closeDb, getDb } from '@/lib/server/db/client'
import { submitForm } from '@/lib/server/leads/submit-form'
import { getProperty } from './content'
import { queuedMails } from './queued-mails.ts'
import { ownVarFolder } from './var-folder.ts'

export const now = new Date('2026-11-21T10:00:00Z')

const sender = { TITLE: 'mr', FIRST_NAME: 'Koen', LAST_NAME: 'Maes', PHONE_NUMBER: '0470123456', PRIVACY: 'on' }

const friend = { FIRST_NAME_FRIEND: 'Els', LAST_NAME_FRIEND: 'Wouters', REMARK: 'Dag Els,\nis dit niets voor jou?' }

export const newAddress = () => `${randomUUID()}@voorbeeld.example`

export function post(form: string, values: Record<string, string>, at = now) {
  const data = new FormData()
  const all = {
    _form: form,
    _language: 'nl',
    _token: randomUUID(),
    _subject: String(getProperty('s01').id),
    ...sender,
    ...values,
  }
  for (const [name, value] of Object.entries(all)) data.append(name, value)
  return submitForm(data, at)
}

export const sendToFriend = (EMAIL_RECEIVER: string, values: Record<string, string> = {}, at = now) =>
  post('send-to-friend', { EMAIL: newAddress(), ...friend, EMAIL_RECEIVER, ...values }, at)

export const contact = (EMAIL: string, values: Record<string, string> = {}, at = now) =>
  post('contact', { EMAIL, REMARK: 'Kunt u mij bellen?', ...values }, at)

export const mailsTo = async (address: string) => (await queuedMails(await getDb())).filter(({ to }) => to === address)

/** Everything in the database as text. */
export async function wholeDatabase(): Promise<string> {
  const db = await getDb()
  const tables = ['lead', 'outbox', 'rate_limit', 'unwanted_mail', 'upload', 'appointment', 'subscription'] as const
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
}

/** A separate folder and an empty database for each test. */
export function prepareStrangers() {
  ownVarFolder()

  beforeEach(async () => {
    const db = await getDb()
    for (const table of ['lead', 'outbox', 'rate_limit', 'unwanted_mail'] as const) await db.deleteFrom(table).execute()
  })

  afterEach(closeDb)
}
