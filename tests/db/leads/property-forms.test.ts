import { afterEach, expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { signApplication } from '@/lib/server/applications/application-link'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads/leads'
import { submitForm } from '@/lib/server/leads/submit-form'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { getProperty, getRecord } from '../../support/content'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-21T10:00:00Z')
ownVarFolder()

afterEach(async () => {
  // The second buyer gets more mails here than the limit of a day.
  await (await getDb()).deleteFrom('rate_limit').execute()
  await closeDb()
})

function post(form: string, recordFile: string, email: string, values: Record<string, string>): FormData {
  const person = { TITLE: 'mr', FIRST_NAME: 'Jan', LAST_NAME: 'Peeters', PHONE_NUMBER: '0470123456', PRIVACY: 'on' }
  const hidden = { _form: form, _language: 'nl', _subject: String(getProperty(recordFile).id) }
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...hidden, ...person, EMAIL: email, ...values })) data.append(name, value)
  return data
}

/** The mail to the visitor of a form sent in this file. */
async function visitorMail(email: string) {
  const db = await getDb()
  const [lead] = await findLeads(db, { email })
  const [mail] = await queuedMails(db, { about: '%: visitor', leadId: lead?.id ?? '' })
  if (!mail) throw new Error('No mail waits for the visitor.')
  return { lead, mail }
}

/** Mails stay in the outbox, as no worker runs in these tests. */
const offer = {
  AMOUNT: '738.000',
  AMOUNT_IN_WORDS: '738000',
  START_DATE: '2026-11-21',
  END_DATE: '2026-11-30',
  ADDRESS: 'Kerkstraat 1',
  ZIP: '2018',
  CITY: 'Antwerpen',
  PLACE: 'Antwerpen',
  SIGN_DATE: '2026-11-21',
  DEPOSIT: 'on',
  BINDING: 'on',
}

test('an offer is mailed to both parties as a document, with the amount in words instead of the checkbox', async () => {
  const email = 'offer@voorbeeld.example'
  expect(await submitForm(post('purchase-offer', 's01', email, offer), now)).toMatchObject({ kind: 'saved' })
  const { lead, mail } = await visitorMail(email)
  expect(lead?.payload).toMatchObject({ AMOUNT: 738_000, AMOUNT_IN_WORDS: 'zevenhonderdachtendertigduizend euro' })
  expect(mail.attachments).toMatchObject([{ filename: 'bod-4102311.pdf', contentType: 'application/pdf' }])
  expect(Buffer.from(mail.attachments[0]?.content ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/)
  expect(mail.text).toContain('10 procent')
  expect(mail.text).not.toContain('985.000')
})

const secondBuyer = { TWO_BUYERS: 'on', FIRST_NAME_B: 'Els', LAST_NAME_B: 'Wouters', EMAIL_B: 'els@voorbeeld.example' }

async function sendOffer(email: string, changes: Record<string, string>) {
  const data = post('purchase-offer', 's01', email, { ...offer, ...secondBuyer, ...changes })
  expect(await submitForm(data, now)).toMatchObject({ kind: 'saved' })
  const db = await getDb()
  const [lead] = await findLeads(db, { email })
  return queuedMails(db, { about: 'purchase-offer: other', leadId: lead?.id ?? '' })
}

test('the second buyer gets the same document, and reads who gave the address', async () => {
  const email = 'first@voorbeeld.example'
  const [mail, ...others] = await sendOffer(email, {})
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'els@voorbeeld.example', language: 'nl' })
  expect(mail?.attachments).toEqual((await visitorMail(email)).mail.attachments)
  for (const part of ['Dag Els,', 'Jan Peeters', 'tweede koper', 'Ref. 4102311', '10 procent', 'Is dat een vergissing'])
    expect(mail?.text).toContain(part)
  // The sender's address is not verified; the document contains the contact data.
  expect(mail?.text).not.toContain(email)
})

test.each([
  ['nl', 'Dag Els,'],
  ['fr', 'Bonjour Els,'],
  ['en', 'Dear Els,'],
  ['de', 'Guten Tag Els,'],
])('in %s, the language of the page', async (_language, greeting) => {
  const [mail] = await sendOffer(`first-${_language}@voorbeeld.example`, { _language })
  expect(mail).toMatchObject({ language: _language, text: expect.stringContaining(greeting) })
})

test.each([
  ['without an address', 'none@voorbeeld.example', { EMAIL_B: '' }],
  ['with the address of the first buyer', 'same@voorbeeld.example', { EMAIL_B: 'Same@voorbeeld.example' }],
  ['without a second buyer', 'alone@voorbeeld.example', { TWO_BUYERS: '' }],
])('%s there is one confirmation', async (_, email, changes) => {
  expect(await sendOffer(email, changes)).toEqual([])
})

test('an offer with a past end date, or on a rental, is rejected', async () => {
  const ended = { ...offer, START_DATE: '2026-11-01', END_DATE: '2026-11-20' }
  const email = 'ended@voorbeeld.example'
  const result = await submitForm(post('purchase-offer', 's01', email, ended), now)
  expect(result).toMatchObject({ kind: 'invalid', errors: { END_DATE: 'periodInvalid' } })
  expect(await submitForm(post('purchase-offer', 'r01', email, offer), now)).toMatchObject({
    kind: 'refused',
    code: 'notOffered',
  })
  expect(await submitForm(post('purchase-offer', 's15', email, offer), now)).toMatchObject({
    kind: 'refused',
    code: 'subjectGone',
  })
  expect(await findLeads(await getDb(), { email })).toEqual([])
})

const application = { ADDRESS: 'Kerkstraat 1', ZIP: '2018', CITY: 'Antwerpen', ADULTS: '2', INCOME_A: '3500' }

test('an application requires the link that is sent after the viewing', async () => {
  const email = 'candidate@voorbeeld.example'
  const without = await submitForm(post('rental-application', 'r01', email, application), now)
  expect(without).toMatchObject({ kind: 'refused', code: 'linkInvalid' })
  const LINK = signApplication(getProperty('r01').id, new Date('2026-12-01'))
  const result = await submitForm(post('rental-application', 'r01', email, { ...application, LINK }), now)
  expect(result).toMatchObject({ kind: 'saved' })
  const { lead, mail } = await visitorMail(email)
  expect(lead?.payload).not.toHaveProperty('LINK')
  expect(mail.text.replaceAll('\u00a0', ' ')).toContain('Richtbedrag voor het netto-inkomen per maand: € 3.450')
  expect(mail.text).toContain('uiterlijk binnen 90 dagen')
  expect(mail.text).not.toContain('signature=')
})

test('a free slot is confirmed at once with a calendar file; sent again it is the same viewing', async () => {
  const email = 'visitor@voorbeeld.example'
  const [slot] = (await findFreeSlots(await getDb(), getProperty('r01'), now)) ?? []
  const SLOT = slot?.toISOString() ?? ''
  const data = () => post('visit', 'r01', email, { SLOT })
  const result = await submitForm(data(), now)
  expect(result).toMatchObject({ kind: 'saved', next: expect.stringMatching(/^\/nl\/bedankt\/bezoek\/\?viewing=[\w.-]+$/) })
  // The same viewing: the page after the form shows it again.
  expect(await submitForm(data(), now)).toEqual(result)
  const { lead, mail } = await visitorMail(email)
  expect(lead).toMatchObject({ status: 'confirmed' })
  expect(mail.attachments).toMatchObject([{ filename: 'visit.ics' }])
  expect(mail.text).toContain('Uw bezoek is bevestigd')
  expect(mail.text.replaceAll('\u00a0', ' ')).toContain('Eerste maand huur en lasten: € 1.275')
  const late = await submitForm(post('visit', 'r01', 'late@voorbeeld.example', { SLOT }), now)
  expect(late).toMatchObject({ kind: 'refused', code: 'slotTaken' })
})

test('a time that is not in the calendar cannot be booked', async () => {
  const SLOT = '2026-11-24T03:00:00.000Z'
  const result = await submitForm(post('visit', 'r01', 'night@voorbeeld.example', { SLOT }), now)
  expect(result).toMatchObject({ kind: 'refused', code: 'slotTaken' })
})

test('without a calendar the viewing is requested with preferred hours', async () => {
  const email = 'wait@voorbeeld.example'
  const result = await submitForm(post('visit', 's12', email, { CONTACT_SLOTS: '13:00-16:00' }), now)
  expect(result).toMatchObject({ kind: 'saved', next: expect.stringMatching(/^\/nl\/bedankt\/bezoek\/\?viewing=[\w.-]+$/) })
  const { lead, mail } = await visitorMail(email)
  expect(lead).toMatchObject({ status: 'requested', payload: { CONTACT_SLOTS: ['13:00-16:00'] } })
  expect(mail.text).toContain('nog niet bevestigd')
  expect(mail.text).not.toContain(getRecord('s12').street)
})

test('documents are sent to everyone who asks, also after somebody else used the address; only the mail mentions it', async () => {
  const email = 'documents@voorbeeld.example'
  const texts = async () => {
    const mails = await queuedMails(await getDb(), { about: 'documents: visitor' })
    return mails.filter(({ to }) => to === email).map((mail) => mail.text)
  }
  const said = 'U had ze al eens opgevraagd'
  const stranger = await submitForm(post('documents', 's01', email, { FIRST_NAME: 'Mallory' }), now)
  expect((await texts()).join()).not.toContain(said)
  const asked = await submitForm(post('documents', 's01', email, {}), now)
  expect(asked).toMatchObject({ kind: 'saved' })
  expect(asked).toEqual(stranger)
  const repeated = (await texts()).filter((text) => text.includes(said))
  expect(repeated).toHaveLength(1)
  expect(repeated[0]).toMatch(/\/api\/documents\/\d+\/\d+\//)
  const later = new Date(now.getTime() + 15 * dayMs)
  await submitForm(post('documents', 's01', email, { FIRST_NAME: 'Jana' }), later)
  expect((await texts()).filter((text) => text.includes(said))).toHaveLength(1)
})
