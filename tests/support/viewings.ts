/** Viewings booked by visitors, for tests: with the form, on either database. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { PublicProperty } from '@/lib/domain/property/property'
import { closeDb, getDb } from '@/lib/server/db/client'
import { type SubmitResult, submitForm } from '@/lib/server/leads/submit-form'
import type { MailMessage } from '@/lib/server/mail/mail-message'
import { readViewingToken } from '@/lib/server/viewings/viewing-links'
import { createMigratedDatabase } from './databases.ts'
import { queuedMails, type WaitingMail } from './queued-mails.ts'
import { ownVarFolder } from './var-folder.ts'

const databases = { sqlite: async () => undefined, postgres: createMigratedDatabase }

/** The same tests with the site's own database, a separate one each. */
export function describeSiteOnBoth(name: string, body: () => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} (%s)`, (kind) => {
    ownVarFolder()
    beforeAll(async () => {
      vi.stubEnv('DATABASE_URL', await databases[kind]())
    })
    afterAll(closeDb)
    body()
  })
}

export type Asking = {
  email?: string
  property: PublicProperty
  /** A slot, or another choice of the form. */
  slot: Date | 'other' | 'waiting-list'
  now: Date
  token?: string
}

export const inventedAddress = () => `${randomUUID()}@voorbeeld.example`

/** Sends the form. */
export function askViewing({
  email = inventedAddress(),
  property,
  slot,
  now,
  token = randomUUID(),
}: Asking): Promise<SubmitResult> {
  const data = new FormData()
  const SLOT = slot instanceof Date ? slot.toISOString() : slot
  const values = {
    TITLE: 'mr',
    FIRST_NAME: 'An',
    LAST_NAME: 'Peeters',
    EMAIL: email,
    PHONE_NUMBER: '0470123456',
    PRIVACY: 'on',
    SLOT,
  }
  const hidden = { _form: 'visit', _language: 'nl', _token: token, _subject: String(property.id), CONTACT_SLOTS: '10:00-13:00' }
  for (const [field, value] of Object.entries({ ...hidden, ...values })) data.append(field, value)
  return submitForm(data, now)
}

/** The token of the page after the form, and its lead. */
export function bookedOf(result: SubmitResult, now: Date): { token: string; leadId: string } {
  const next = result.kind === 'saved' ? result.next : ''
  const token = new URLSearchParams(next.split('?')[1]).get('viewing') ?? ''
  return { token, leadId: readViewingToken(['booked'], token, now) ?? '' }
}

/** Books and returns the lead. */
export async function bookViewing(asking: Asking): Promise<string> {
  return bookedOf(await askViewing(asking), asking.now).leadId
}

/** Mails about a lead with the subject of the outbox, in order of creation. */
export const mailsAbout = async (leadId: string): Promise<WaitingMail[]> => queuedMails(await getDb(), { leadId })

/** The calendar file of a mail, unfolded. */
export const calendarOf = (mail: MailMessage | undefined): string =>
  Buffer.from(mail?.attachments[0]?.content ?? '', 'base64')
    .toString()
    .replace(/\r\n[ \t]/g, '')

/** The token of a link in a mail. */
export const tokenIn = (mail: MailMessage | undefined): string =>
  new URL(/https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none').searchParams.get('token') ?? ''
