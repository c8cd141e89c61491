/** Mails that anybody can cause to any address: what they say, how many there are, and what is kept of whom they went to. */

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/unwanted-mail/route'
import { dayMs } from '@/lib/domain/text/date'
import { hasPageAddress } from '@/lib/domain/text/page-address'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads'
import { countUnwanted, deleteUnwanted } from '@/lib/server/db/repositories/unwanted-mail'
import { submitForm } from '@/lib/server/leads/submit-form'
import type { MailMessage } from '@/lib/server/mail/mail-message'
import { mailsPerDay, recipientKey } from '@/lib/server/mail/recipient-limits'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { getSiteUrl } from '@/lib/server/runtime/site-url'
import { getProperty } from '../support/content'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { ownVarFolder } from '../support/var-folder.ts'

const now = new Date('2026-11-21T10:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
ownVarFolder()
beforeEach(async () => {
  const db = await getDb()
  for (const table of ['lead', 'outbox', 'rate_limit', 'unwanted_mail'] as const) await db.deleteFrom(table).execute()
})
afterEach(closeDb)

const sender = { TITLE: 'mr', FIRST_NAME: 'Koen', LAST_NAME: 'Maes', PHONE_NUMBER: '0470123456', PRIVACY: 'on' }
const friend = { FIRST_NAME_FRIEND: 'Els', LAST_NAME_FRIEND: 'Wouters', REMARK: 'Dag Els,\nis dit niets voor jou?' }

const newAddress = () => `${randomUUID()}@voorbeeld.example`

function post(form: string, values: Record<string, string>, at = now) {
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

const sendToFriend = (EMAIL_RECEIVER: string, values: Record<string, string> = {}, at = now) =>
  post('send-to-friend', { EMAIL: newAddress(), ...friend, EMAIL_RECEIVER, ...values }, at)

const contact = (EMAIL: string, values: Record<string, string> = {}, at = now) =>
  post('contact', { EMAIL, REMARK: 'Kunt u mij bellen?', ...values }, at)

const mailsTo = async (address: string) => (await queuedMails(await getDb())).filter(({ to }) => to === address)

const reportLink = (mail: MailMessage | undefined) => new URL(/https?:\S+mail-niet-gewenst\S+/.exec(mail?.text ?? '')?.[0] ?? '')

function report(token: string): Promise<Response> {
  const body = new FormData()
  body.append('token', token)
  body.append('language', 'nl')
  return POST(new Request('http://localhost/api/unwanted-mail/', { method: 'POST', body }))
}

test('the mail to a friend names the agency on behalf of the sender, and nothing typed in its head', async () => {
  const to = newAddress()
  expect(await sendToFriend(to, { FIRST_NAME: 'Bank\r\nBcc: a', LAST_NAME: 'Dringend' })).toMatchObject({ kind: 'saved' })
  const [mail] = await mailsTo(to)
  const { title } = getProperty('s01').texts.nl
  expect(mail?.subject).toBe(`Een pand voor u: ${title}, 2000 Antwerpen`)
  expect(mail?.html).toMatch(/<h1 [^>]*>Een pand voor u: /)
  expect(mail?.text).toContain('Scheldelicht Vastgoed stuurt u deze mail namens Bank Bcc: a Dringend')
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).toContain('Dag Els,')
})

test.each([
  [{ FIRST_NAME: 'Koen www.evil.test' }, { FIRST_NAME: 'nameAddress' }],
  [{ LAST_NAME: 'evil.com/x' }, { LAST_NAME: 'nameAddress' }],
  [{ FIRST_NAME_FRIEND: 'https://evil.test' }, { FIRST_NAME_FRIEND: 'nameAddress' }],
  [{ REMARK: 'Kijk op evil.com' }, { REMARK: 'textAddress' }],
])('a page that %j leads to is refused next to the field, and nobody is mailed', async (values, errors) => {
  const to = newAddress()
  expect(await sendToFriend(to, values)).toMatchObject({ kind: 'invalid', errors })
  expect(await mailsTo(to)).toEqual([])
})

test('whatever is typed on a form, the confirmation leads to our own pages alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('http://evil.test/x', 'evil.com', 'www.evil.test', 'an@evil.test'),
      fc.string(),
      async (link, words) => {
        const to = newAddress()
        await contact(to, { REMARK: `U wint! ${link} ${words}.` })
        const [mail] = await mailsTo(to)
        expect(mail?.text).toContain('U wint! […]')
        expect(mail?.text).not.toContain(link)
        expect(mail?.html).not.toContain(link)
        const links = [...(mail?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href = '']) => new URL(href))
        // Beside our pages telephones and mailboxes of the agency's own people.
        const people = [getSnapshot().site.contact, ...getSnapshot().agents]
        const own = people.flatMap(({ phone, email }) => [`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`])
        for (const { href, origin } of links) expect(own.includes(href) ? getSiteUrl() : origin).toBe(getSiteUrl())
      },
    ),
    { numRuns: 20 },
  )
})

test('the agency reads what was typed, links included', async () => {
  const EMAIL = newAddress()
  await contact(EMAIL, { REMARK: 'Zie www.voorbeeld.be' })
  const agency = (await queuedMails(await getDb())).find(({ replyTo }) => replyTo === EMAIL)
  expect(agency?.text).toContain('www.voorbeeld.be')
  expect(hasPageAddress(agency?.subject ?? '')).toBe(false)
})

/** Everything in the database as text. */
async function wholeDatabase(): Promise<string> {
  const db = await getDb()
  const tables = ['lead', 'outbox', 'rate_limit', 'unwanted_mail', 'upload', 'appointment', 'subscription'] as const
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())))
}

const traces = /Els|Wouters|niets voor jou/

async function withMailServer(run: (server: MailServer) => Promise<void>): Promise<void> {
  const server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
  try {
    await run(server)
  } finally {
    vi.stubEnv('SMTP_URL', undefined)
    await server.stop()
  }
}

test('once a mail to a friend is sent, nothing is left of the friend but a hash', async () => {
  const to = newAddress()
  vi.stubEnv('WEBHOOK_URL', 'http://127.0.0.1:9/')
  vi.stubEnv('WEBHOOK_SECRET', 'a secret of two systems')
  await sendToFriend(to)
  vi.stubEnv('WEBHOOK_URL', undefined)
  const others = await (await getDb()).selectFrom('outbox').selectAll().where('subject', '!=', 'send-to-friend: other').execute()
  expect(JSON.stringify(others)).not.toMatch(traces)
  await (await getDb()).deleteFrom('outbox').where('kind', '=', 'webhook').execute()
  await withMailServer(async (server) => {
    await deliverDue(await getDb(), () => now)
    const [mail, ...more] = server.mails.filter((sent) => sent.to?.some(({ address }) => address === to))
    expect(more).toEqual([])
    expect(mail?.text).toContain('is dit niets voor jou?')
    expect(mail?.from).toMatchObject({ name: 'Scheldelicht Vastgoed', address: 'hallo@scheldelicht.example' })
    for (const sent of server.mails.filter((each) => each !== mail))
      expect(`${sent.text}${sent.html}${sent.subject}`).not.toMatch(traces)
  })
  const kept = await wholeDatabase()
  expect(kept).not.toMatch(traces)
  expect(kept).not.toContain(to)
  const [lead] = (await findLeads(await getDb(), { form: 'send-to-friend' })).slice(-1)
  expect(lead?.payload).toMatchObject({ FIRST_NAME: 'Koen', LAST_NAME: 'Maes' })
})

test('the friend of several senders gets three mails a day; the fourth says so next to the field, and the day after it goes', async () => {
  const to = newAddress()
  for (let count = 0; count < mailsPerDay.fromOthers; count++) expect(await sendToFriend(to)).toMatchObject({ kind: 'saved' })
  const before = (await findLeads(await getDb(), { form: 'send-to-friend' })).length
  expect(await sendToFriend(to)).toMatchObject({ kind: 'invalid', errors: { EMAIL_RECEIVER: 'mailClosed' } })
  expect(await sendToFriend(to.replace('@', '+nog@').toUpperCase())).toMatchObject({ kind: 'invalid' })
  expect(await mailsTo(to)).toHaveLength(mailsPerDay.fromOthers)
  expect(await findLeads(await getDb(), { form: 'send-to-friend' })).toHaveLength(before)
  expect(await sendToFriend(to, {}, after(24))).toMatchObject({ kind: 'saved' })
})

test('over all forms one network causes ten mails a day to an address; the lead after them is kept, and the agency reads that no mail went', async () => {
  const EMAIL = newAddress()
  for (let count = 0; count < 5; count++) await contact(EMAIL)
  for (let count = 0; count < 5; count++) await post('information', { EMAIL, REMARK: 'Is het nog vrij?' })
  expect(await mailsTo(EMAIL)).toHaveLength(10)
  expect(await contact(EMAIL, { REMARK: 'De elfde' })).toMatchObject({ kind: 'saved' })
  expect(await mailsTo(EMAIL)).toHaveLength(10)
  expect(await findLeads(await getDb(), { email: EMAIL })).toHaveLength(11)
  const agency = (await queuedMails(await getDb())).find(({ text, replyTo }) => replyTo === EMAIL && text.includes('De elfde'))
  expect(agency?.text).toContain('Niet gemaild: Het ingevulde adres kreeg vandaag al genoeg mails')
  for (const form of ['documents', 'newsletter']) expect(await post(form, { EMAIL })).toMatchObject({ kind: 'saved' })
  expect(await mailsTo(EMAIL)).toHaveLength(10)
})

test('the same form sent again counts once', async () => {
  const values = { EMAIL: newAddress(), _token: randomUUID(), REMARK: 'Nog eens' }
  for (let count = 0; count < 15; count++) expect(await post('contact', values)).toMatchObject({ kind: 'saved' })
  const key = recipientKey(values.EMAIL)
  const { count } = await (await getDb())
    .selectFrom('rate_limit')
    .select('count')
    .where('key', '=', `mail:${key}`)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('whoever reports a mail gets none from any form any more; leads are kept, and the office sees how many and may take it back', async () => {
  const EMAIL = newAddress()
  await contact(EMAIL)
  const link = reportLink((await mailsTo(EMAIL))[0])
  const token = link.searchParams.get('token') ?? ''
  expect(Buffer.from(token, 'base64url').toString('latin1') + link.href).not.toContain(EMAIL.split('@')[0])
  for (let times = 0; times < 2; times++) {
    const answer = await report(token)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/mail-niet-gewenst/?done=1'])
  }
  expect(await countUnwanted(await getDb())).toEqual([{ form: 'contact', addresses: 1 }])
  expect(await wholeDatabase()).toContain(recipientKey(EMAIL))
  expect(await contact(EMAIL, { REMARK: 'Toch nog' })).toMatchObject({ kind: 'saved' })
  expect(await mailsTo(EMAIL)).toHaveLength(1)
  expect((await queuedMails(await getDb())).find(({ text }) => text.includes('Toch nog'))?.text).toContain(
    'wil geen mails van formulieren',
  )
  expect(await sendToFriend(EMAIL)).toMatchObject({ kind: 'invalid', errors: { EMAIL_RECEIVER: 'mailClosed' } })
  expect(await deleteUnwanted(await getDb(), recipientKey(EMAIL))).toBe(true)
  expect(await sendToFriend(EMAIL)).toMatchObject({ kind: 'saved' })
})

test('a report is forgotten when leads of its time are', async () => {
  const EMAIL = newAddress()
  await contact(EMAIL)
  await report(reportLink((await mailsTo(EMAIL))[0]).searchParams.get('token') ?? '')
  await deleteExpired(await getDb(), new Date(Date.now() + 731 * dayMs))
  expect(await countUnwanted(await getDb())).toEqual([])
})

test.each(['', 'a.b.c', `${'x'.repeat(50)}.0.${'y'.repeat(43)}`])(
  'a link that is not ours, %j, reports nothing',
  async (token) => {
    const answer = await report(token)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/mail-niet-gewenst/?token='])
    expect(await countUnwanted(await getDb())).toEqual([])
  },
)

test('what no browser sends is refused', async () => {
  const send = (body: BodyInit, type: string) =>
    POST(new Request('http://localhost/api/unwanted-mail/', { method: 'POST', body, headers: { 'Content-Type': type } }))
  expect((await send('{', 'application/json')).status).toBe(400)
  expect((await send('token=x&language=xx', 'application/x-www-form-urlencoded')).status).toBe(400)
  expect((await send('x', 'multipart/form-data; boundary=y')).status).toBe(400)
})

test('every mail that a form sends to an address leads to the report', async () => {
  const EMAIL = newAddress()
  await post('newsletter', { EMAIL })
  await post('documents', { EMAIL })
  await post('save-search', { EMAIL, SCHEDULE: 'daily', GOAL: 'sale' })
  const mails = await mailsTo(EMAIL)
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(reportLink(mail).searchParams.get('token')).toBeTruthy()
})
