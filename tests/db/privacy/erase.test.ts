/** Erasing a person whom others named in their leads. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findForm } from '@/lib/forms/registry'
import type { Db } from '@/lib/server/db/client'
import { findLead, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { queueMessages } from '@/lib/server/db/repositories/outbox/outbox'
import { findSubject } from '@/lib/server/leads/find-subject'
import type { FormHandler } from '@/lib/server/leads/form-handler'
import { handlePurchaseOffer } from '@/lib/server/leads/handlers/purchase-offer'
import { handleFriend } from '@/lib/server/leads/handlers/send-to-friend'
import { leadMessages } from '@/lib/server/leads/lead-messages'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { getProperty } from '../../support/content'
import { describeOnBoth } from '../../support/databases.ts'
import { makeLead } from '../../support/leads.ts'
import { queuedMails } from '../../support/queued-mails.ts'

const now = new Date('2026-11-21T10:00:00Z')
const language = 'fr'

// Leads are also sent to a webhook.
beforeAll(() => {
  vi.stubEnv('WEBHOOK_URL', 'https://crm.example/')
  vi.stubEnv('WEBHOOK_SECRET', 'a secret of two systems')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const sender = { TITLE: 'mr', FIRST_NAME: 'Koen', LAST_NAME: 'Maes', EMAIL: 'koen@voorbeeld.example', PRIVACY: true }

const friend = {
  FIRST_NAME_FRIEND: 'Els',
  LAST_NAME_FRIEND: 'Wouters',
  EMAIL_RECEIVER: 'Els@Voorbeeld.example',
  REMARK: 'Dag Els,\nis dit niets voor jou?',
}

const secondBuyer = {
  FIRST_NAME_B: 'Els',
  LAST_NAME_B: 'Wouters & co',
  EMAIL_B: 'Els@Voorbeeld.example',
  PHONE_NUMBER_B: '0471223344',
  ADDRESS_B: 'Dorpsstraat 8, 9000 Gent',
}

const offer = {
  AMOUNT: 738_000,
  START_DATE: '2026-11-21',
  END_DATE: '2026-11-30',
  CONDITIONS: 'Oplevering in maart.',
  ADDRESS: 'Kerkstraat 1',
  ZIP: '2018',
  CITY: 'Antwerpen',
  TWO_BUYERS: true,
  PLACE: 'Antwerpen',
  SIGN_DATE: '2026-11-21',
}

/** Stores a lead with all its messages. */
async function send(db: Db, handler: FormHandler, formId: string, values: Record<string, unknown>): Promise<string> {
  const form = findForm(formId)
  const subject = findSubject('property', getProperty('s01').id, language)
  if (!form || !subject) throw new Error('no such form or property')
  const id = randomUUID()
  const handled = await handler({ db, language, now, leadId: id, subject, values, files: {} })
  if (handled.kind === 'refused') throw new Error('refused')
  const payload = { ...values, ...handled.prepared.details }
  const messages = leadMessages({ id, form, language, subject, values: payload, createdAt: now.toISOString() }, handled.prepared)
  const base = { id, form: formId, language, email: String(values['EMAIL']), propertyId: subject.id, payload: payload, messages }
  await saveLead(db, makeLead(base), now)
  return id
}

const messagesOf = (db: Db, leadId: string) =>
  db.selectFrom('outbox').select(['id', 'kind', 'subject', 'message']).where('lead_id', '=', leadId).orderBy('subject').execute()

/** Expects no trace of the person in the lead and its messages. */
async function expectErased(db: Db, leadId: string): Promise<void> {
  const stored = JSON.stringify([await findLead(db, leadId), await messagesOf(db, leadId)])
  expect(stored).not.toMatch(/Els\b|els@|Wouters|0471|71 22 33 44|Dorpsstraat/)
}

describeOnBoth('erasing a person whom others named', (db) => {
  test('a friend is only in the waiting mail, which is deleted; the sender stays', async () => {
    const id = await send(db(), handleFriend, 'send-to-friend', { ...sender, ...friend })
    expect(await messagesOf(db(), id)).toHaveLength(4)
    expect(await erasePerson(db(), 'ELS@voorbeeld.example')).toMatchObject({ leads: 0, changed: 0 })
    await expectErased(db(), id)
    expect((await findLead(db(), id))?.payload).toEqual(sender)
    const left = await messagesOf(db(), id)
    expect(left.map(({ subject }) => subject)).toEqual(['agency', 'visitor', 'webhook'].map((to) => `send-to-friend: ${to}`))
    for (const { message } of left) expect(message).toContain('Koen')
    const webhook = JSON.parse(left[2]?.message ?? '')
    expect(webhook).toMatchObject({ id, form: 'send-to-friend', values: sender })
  })

  test('a second buyer is removed from the offer; the agency is still notified, without the document of both', async () => {
    const id = await send(db(), handlePurchaseOffer, 'purchase-offer', { ...sender, ...offer, ...secondBuyer })
    expect((await messagesOf(db(), id)).map(({ subject }) => subject)).toContain('purchase-offer: other')
    expect(await erasePerson(db(), 'els@voorbeeld.example')).toMatchObject({ leads: 0, changed: 1 })
    await expectErased(db(), id)
    expect((await findLead(db(), id))?.payload).toMatchObject({ ...sender, ...offer })
    const [agency, webhook, ...others] = await messagesOf(db(), id)
    expect(others).toEqual([])
    expect(webhook?.subject).toBe('purchase-offer: webhook')
    expect(agency?.subject).toBe('purchase-offer: agency')
    expect(await queuedMails(db(), { leadId: id })).toMatchObject([
      {
        attachments: [],
        text: expect.stringContaining('Oplevering in maart.'),
        html: expect.stringContaining('Oplevering in maart.'),
      },
    ])
  })

  test('of two people named in leads only the one is erased', async () => {
    const other = { ...secondBuyer, EMAIL_B: 'els.anders@voorbeeld.example' }
    const id = await send(db(), handlePurchaseOffer, 'purchase-offer', { ...sender, ...offer, ...other })
    expect(await erasePerson(db(), secondBuyer.EMAIL_B)).toMatchObject({ changed: 0 })
    expect((await findLead(db(), id))?.payload).toMatchObject(other)
    expect(await messagesOf(db(), id)).toHaveLength(4)
  })

  test('an address with the same ending is another person', async () => {
    const values = { ...sender, EMAIL: 'jan@voorbeeld.example', ...friend, EMAIL_RECEIVER: 'an@voorbeeld.example' }
    const id = await send(db(), handleFriend, 'send-to-friend', values)
    expect(await erasePerson(db(), 'an@voorbeeld.example')).toMatchObject({ leads: 0, changed: 0 })
    const left = await messagesOf(db(), id)
    expect(left.map(({ subject }) => subject.split(': ')[1])).toEqual(['agency', 'visitor', 'webhook'])
  })

  test('a sender who named their own address is erased with the lead', async () => {
    const email = 'zelf@voorbeeld.example'
    const id = await send(db(), handleFriend, 'send-to-friend', { ...sender, ...friend, EMAIL: email, EMAIL_RECEIVER: email })
    expect(await erasePerson(db(), email)).toMatchObject({ leads: 1, changed: 0 })
    expect(await findLead(db(), id)).toBeUndefined()
  })

  test('sent messages stay empty, and unreadable ones are deleted', async () => {
    const values = { ...sender, ...offer, ...secondBuyer, EMAIL_B: 'weg@voorbeeld.example' }
    const id = await send(db(), handlePurchaseOffer, 'purchase-offer', values)
    await db().updateTable('outbox').set({ status: 'sent', message: 'null' }).where('lead_id', '=', id).execute()
    await queueMessages(db(), [{ kind: 'mail', subject: 'unreadable', message: { to: 'a@b.example' } }], now, id)
    expect(await erasePerson(db(), 'weg@voorbeeld.example')).toMatchObject({ changed: 1 })
    const left = await messagesOf(db(), id)
    expect(left.map(({ message }) => message)).toEqual(['null', 'null', 'null', 'null'])
  })
})
