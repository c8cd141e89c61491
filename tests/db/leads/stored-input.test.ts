/** Stored input of a form that is shown again: files and passwords, until the next attempt, for the same browser only. */
import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { botProtectionFields } from '@/lib/forms/challenge'
import { jobApplicationForm } from '@/lib/forms/definitions/job-application'
import { formFields } from '@/lib/forms/form-state'
import { getDb } from '@/lib/server/db/client'
import { findStoredForm } from '@/lib/server/forms/stored-input'
import {
  byScript,
  contact,
  cookieOf,
  cv,
  dataOf,
  digitsOf,
  type Fields,
  keptOf,
  keyOf,
  newMail,
  person,
  post,
  prepareForms,
} from '../../support/answered-forms.ts'

prepareForms()

test('stored input is unreadable without the key of the browser, and deleted after half an hour', async () => {
  const answer = await post(dataOf({ ...contact(newMail()), REMARK: 'een heel eigen zin', EMAIL: 'an@' }))
  const rows = await (await getDb()).selectFrom('returned_form').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(Buffer.from(rows.at(-1)?.content ?? '', 'base64').toString('latin1')).not.toContain('eigen zin')
  expect(await findStoredForm({ key: `${keyOf(answer).slice(1)}x`, form: 'contact' }, new Date())).toBeUndefined()
  expect(await findStoredForm({ key: keyOf(answer), form: 'newsletter' }, new Date())).toBeUndefined()
  const later = new Date(Date.now() + 31 * 60_000)
  expect(await findStoredForm({ key: keyOf(answer), form: 'contact' }, later)).toBeUndefined()
  vi.useFakeTimers({ now: later, toFake: ['Date'] })
  await post(dataOf({ ...contact(newMail()), EMAIL: 'an@' }))
  const left = await (await getDb()).selectFrom('returned_form').selectAll().execute()
  expect(left.filter(({ ends_at }) => ends_at < later.toISOString())).toEqual([])
})

const application = (email: string): Fields => ({
  _form: 'job-application',
  _language: 'nl',
  ...person,
  EMAIL: email,
  ...Object.fromEntries(
    Object.entries(jobApplicationForm.fields).flatMap(([name, { options, isRequired }]) =>
      isRequired && options && !(name in person) ? [[name, options[0] ?? '']] : [],
    ),
  ),
})

/** Sends without script until the character challenge is shown, and returns the state of the form. */
async function asked(fields: Fields, from: string) {
  const response = await post(dataOf(fields), { from })
  const kept = await keptOf(response, String(fields['_form']))
  const token = kept?.state.challenge?.token ?? ''
  const again = {
    [botProtectionFields.token]: token,
    [botProtectionFields.answer]: digitsOf(token),
    [formFields.kept]: kept?.state.kept?.id ?? '',
  }
  return { cookie: cookieOf(response), kept: kept?.state.kept, again }
}

const empty = () => new File([], '')

test('a chosen file is stored until the next attempt', async () => {
  const email = newMail()
  const { cookie, kept, again } = await asked({ ...application(email), CV: cv() }, '10.0.0.1')
  expect(kept?.names).toEqual({ CV: 'cv van An.pdf' })
  const answer = await post(dataOf({ ...application(email), CV: empty(), ...again }), { headers: { cookie } })
  expect(answer.headers.get('location')).toMatch(/^\/nl\/bedankt\//)
  const uploads = await (await getDb()).selectFrom('upload').select(['name', 'content']).execute()
  expect(uploads).toEqual([{ name: 'cv van An.pdf', content: Buffer.from(await cv().arrayBuffer()).toString('base64') }])
})

test('a file that the visitor removed, or of another form, is not sent', async () => {
  const email = newMail()
  const { cookie, again } = await asked({ ...application(email), CV: cv() }, '10.0.0.2')
  const fields = { ...application(email), CV: empty(), ...again }
  const dropped = await post(dataOf({ ...fields, [formFields.drop]: 'CV' }), { headers: { cookie, ...byScript } })
  expect(await dropped.json()).toMatchObject({ state: { kind: 'invalid', errors: { CV: 'cvRequired' } } })
  const filledAgain = await post(dataOf({ ...fields, [formFields.kept]: '' }), { headers: { cookie, ...byScript } })
  expect(await filledAgain.json()).toMatchObject({ state: { errors: { CV: 'cvRequired' } } })
  const stranger = await post(dataOf(fields), { headers: byScript })
  expect(await stranger.json()).toMatchObject({ state: { errors: { CV: 'cvRequired' } } })
})

test('above the size limits files are not stored, and texts are stored in memory', async () => {
  const db = await getDb()
  const waiting = (size: number) => ({ id: randomUUID(), part: '', content: 'x', size, ends_at: '2999-01-01T00:00:00.000Z' })
  await db
    .insertInto('returned_form')
    .values(waiting(200 * 1024 * 1024))
    .execute()
  const { kept } = await asked({ ...application(newMail()), CV: cv() }, '10.0.0.5')
  expect(kept).toBeUndefined()
  await db
    .insertInto('returned_form')
    .values(waiting(200 * 1024 * 1024))
    .execute()
  const answer = await post(dataOf({ ...contact(newMail()), EMAIL: 'an@' }))
  expect((await keptOf(answer, 'contact'))?.state).toMatchObject({ kind: 'invalid', values: { EMAIL: 'an@' } })
  await db.deleteFrom('returned_form').execute()
})

test('an invalid file has to be chosen again', async () => {
  const { kept } = await asked({ ...application(newMail()), CV: new File([new Uint8Array(5_000_001)], 'cv.pdf') }, '10.0.0.3')
  expect(kept).toBeUndefined()
})

const demand = (email: string): Fields => ({
  _form: 'demand-register',
  _language: 'nl',
  ...person,
  EMAIL: email,
  GOAL: 'sale',
  TYPES: ['1'],
  ZIPS: '2000',
  SCHEDULE: 'daily',
})

test('a chosen password is stored until the next attempt, and is never shown', async () => {
  const email = newMail()
  const passwords = { PASSWORD: 'een lang geheim woord', PASSWORD_CONFIRMATION: 'een lang geheim woord' }
  const { cookie, kept, again } = await asked({ ...demand(email), ...passwords }, '10.0.0.4')
  expect(kept?.names).toEqual({ PASSWORD: '', PASSWORD_CONFIRMATION: '' })
  const nothing = { PASSWORD: '', PASSWORD_CONFIRMATION: '' }
  const answer = await post(dataOf({ ...demand(email), ...nothing, ...again }), { headers: { cookie } })
  expect(answer.headers.get('location')).toMatch(/^\/nl\/bedankt\//)
  const searches = await (await getDb()).selectFrom('saved_search').selectAll().execute()
  expect(JSON.stringify(searches)).toMatch(/"password\w*":"[^"]{20,}/)
})
