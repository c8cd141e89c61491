/** After a recipient reported a mail as unwanted, no form mails that address any more. */
import { expect, test } from 'vitest'
import { POST } from '@/app/api/unwanted-mail/route'
import { dayMs } from '@/lib/domain/text/date'
import { getDb } from '@/lib/server/db/client'
import { countUnwanted, deleteUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import type { MailMessage } from '@/lib/server/mail/mail-message'
import { recipientKey } from '@/lib/server/mail/recipient-limits'
import { deleteExpired } from '@/lib/server/privacy/retention'
import {
  contact,
  mailsTo,
  newAddress,
  post,
  prepareStrangers,
  sendToFriend,
  wholeDatabase,
} from '../../support/mails-to-strangers.ts'
import { queuedMails } from '../../support/queued-mails.ts'

prepareStrangers()

const reportLink = (mail: MailMessage | undefined) => new URL(/https?:\S+mail-niet-gewenst\S+/.exec(mail?.text ?? '')?.[0] ?? '')

function report(token: string): Promise<Response> {
  const body = new FormData()
  body.append('token', token)
  body.append('language', 'nl')
  return POST(new Request('http://localhost/api/unwanted-mail/', { method: 'POST', body }))
}

test('after a report no form mails the address; leads are stored, and the office sees the number of reports and can revoke one', async () => {
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

test('a report is deleted after the retention period of leads', async () => {
  const EMAIL = newAddress()
  await contact(EMAIL)
  await report(reportLink((await mailsTo(EMAIL))[0]).searchParams.get('token') ?? '')
  await deleteExpired(await getDb(), new Date(Date.now() + 731 * dayMs))
  expect(await countUnwanted(await getDb())).toEqual([])
})

test.each(['', 'a.b.c', `${'x'.repeat(50)}.0.${'y'.repeat(43)}`])('an invalid link, %j, reports nothing', async (token) => {
  const answer = await report(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/nl/mail-niet-gewenst/?token='])
  expect(await countUnwanted(await getDb())).toEqual([])
})

test('malformed requests are rejected', async () => {
  const send = (body: BodyInit, type: string) =>
    POST(new Request('http://localhost/api/unwanted-mail/', { method: 'POST', body, headers: { 'Content-Type': type } }))
  expect((await send('{', 'application/json')).status).toBe(400)
  expect((await send('token=x&language=xx', 'application/x-www-form-urlencoded')).status).toBe(400)
  expect((await send('x', 'multipart/form-data; boundary=y')).status).toBe(400)
})

test('every mail that a form sends to an address contains the report link', async () => {
  const EMAIL = newAddress()
  await post('newsletter', { EMAIL })
  await post('documents', { EMAIL })
  await post('save-search', { EMAIL, SCHEDULE: 'daily', GOAL: 'sale' })
  const mails = await mailsTo(EMAIL)
  expect(mails).toHaveLength(3)
  for (const mail of mails) expect(reportLink(mail).searchParams.get('token')).toBeTruthy()
})
