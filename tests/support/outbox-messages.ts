/** Messages of the outbox, and a mail server that accepts them. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { makeLead } from './leads.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { ownVarFolder } from './var-folder.ts'

export let server: MailServer

export const start = new Date('2026-11-21T10:00:00Z')

export const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

export const mail = (subject: string) => ({
  to: 'an@voorbeeld.example',
  subject,
  text: 'Dag An',
  html: '<p>Dag An</p>',
  language: 'nl',
  attachments: [
    { filename: 'bezoek.ics', contentType: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR').toString('base64') },
  ],
})

export const queue = (db: Db, kind: 'mail' | 'webhook', message: unknown) =>
  saveLead(db, makeLead({ messages: [{ kind, subject: 'contact: visitor', message }] }), start)

/** A mail server without mails before each test. */
export function prepareMailServer() {
  beforeAll(async () => {
    server = await startMailServer()
    vi.stubEnv('SMTP_URL', server.url)
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await server.stop()
  })

  beforeEach(() => {
    server.mails.length = 0
  })
}

/** An empty outbox before each test, and the mail server. */
export function prepareOutbox(db: () => Db) {
  ownVarFolder()
  prepareMailServer()

  beforeEach(() => db().deleteFrom('outbox').execute())

  afterEach(() => {
    vi.useRealTimers()
  })
}
