/** Mails that anyone can cause to any address: their content, their number, and what is stored about the recipients. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { hasPageAddress } from '@/lib/domain/text/page-address'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads/leads'
import { mailsPerDay, recipientKey } from '@/lib/server/mail/recipient-limits'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { getSiteUrl } from '@/lib/server/runtime/site-url'
import { getProperty } from '../../support/content'
import { type MailServer, startMailServer } from '../../support/mail-server.ts'
import {
  contact,
  mailsTo,
  newAddress,
  now,
  post,
  prepareStrangers,
  sendToFriend,
  wholeDatabase,
} from '../../support/mails-to-strangers.ts'
import { queuedMails } from '../../support/queued-mails.ts'

prepareStrangers()

const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('the mail to a friend is from the agency on behalf of the sender, and its headers contain nothing typed', async () => {
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
])('a page address in %j is rejected with an error at the field, and nobody is mailed', async (values, errors) => {
  const to = newAddress()
  expect(await sendToFriend(to, values)).toMatchObject({ kind: 'invalid', errors })
  expect(await mailsTo(to)).toEqual([])
})

test('for any text typed in a form, the confirmation links only to our own pages', async () => {
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
        // In addition to our pages: telephone numbers and mail addresses of the agency.
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

test('after a mail to a friend was sent, only a hash of the friend is left', async () => {
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
  const stored = await wholeDatabase()
  expect(stored).not.toMatch(traces)
  expect(stored).not.toContain(to)
  const [lead] = (await findLeads(await getDb(), { form: 'send-to-friend' })).slice(-1)
  expect(lead?.payload).toMatchObject({ FIRST_NAME: 'Koen', LAST_NAME: 'Maes' })
})

test('a friend of several senders gets three mails a day; the fourth has an error at the field, and can be sent a day later', async () => {
  const to = newAddress()
  for (let count = 0; count < mailsPerDay.fromOthers; count++) expect(await sendToFriend(to)).toMatchObject({ kind: 'saved' })
  const before = (await findLeads(await getDb(), { form: 'send-to-friend' })).length
  expect(await sendToFriend(to)).toMatchObject({ kind: 'invalid', errors: { EMAIL_RECEIVER: 'mailClosed' } })
  expect(await sendToFriend(to.replace('@', '+nog@').toUpperCase())).toMatchObject({ kind: 'invalid' })
  expect(await mailsTo(to)).toHaveLength(mailsPerDay.fromOthers)
  expect(await findLeads(await getDb(), { form: 'send-to-friend' })).toHaveLength(before)
  expect(await sendToFriend(to, {}, after(24))).toMatchObject({ kind: 'saved' })
})

test('one network causes at most ten mails a day to an address; further leads are stored, and the agency reads that no mail was sent', async () => {
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
