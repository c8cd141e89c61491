/** The way of a form from a page to its answer: with script and without, from this release and from others. */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { botProtectionFields } from '@/lib/forms/challenge'
import { jobApplicationForm } from '@/lib/forms/definitions/job-application'
import { formFields } from '@/lib/forms/form-state'
import { formVersion } from '@/lib/forms/form-version'
import { forms } from '@/lib/forms/registry'
import { readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads'
import { answerForm } from '@/lib/server/forms/answer-form'
import { findKeptForm } from '@/lib/server/forms/kept-input'
import { findReturned } from '@/lib/server/forms/returned-forms'
import { expectConsole } from '../support/fail-on-console.ts'
import { ownVarFolder } from '../support/var-folder.ts'

const folder = ownVarFolder()
const site = 'https://site.example'

afterEach(async () => {
  vi.useRealTimers()
  await closeDb()
})

const person = { FIRST_NAME: 'An', LAST_NAME: 'Peeters', PHONE_NUMBER: '0470123456', TITLE: 'ms', PRIVACY: 'on' }
const newMail = () => `${randomUUID()}@voorbeeld.example`

type Fields = Readonly<Record<string, string | File | readonly string[]>>

function dataOf(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one instanceof File ? one : String(one))
  return data
}

type Sent = { page?: string; headers?: Record<string, string>; from?: string }

/** @param from address of a visitor; each test has its own, as limits count. */
function post(body: BodyInit, { page = '/nl/contact/', headers = {}, from = randomUUID() }: Sent = {}): Promise<Response> {
  const own = { origin: site, host: 'site.example', 'x-form-page': page, 'x-forwarded-for': from }
  return answerForm(new Request(`${site}/api/form/`, { method: 'POST', body, headers: { ...own, ...headers } }))
}

const byScript = { accept: 'application/json' }

const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
const keyOf = (response: Response) => cookieOf(response).split('=')[1] ?? ''

const keptOf = (response: Response, form: string) => findKeptForm({ key: keyOf(response), form }, new Date())

/** The characters of a challenge, as their maker reads them. */
const digitsOf = (token: string) => readCharacters(token, new Date())?.digits ?? ''

const contact = (email: string): Fields => ({
  _form: 'contact',
  _language: 'nl',
  ...person,
  EMAIL: email,
  REMARK: 'Mag ik langskomen?',
})

test('without script a form comes back to its page with what was typed, and is saved with the characters', async () => {
  const email = newMail()
  const first = await post(dataOf(contact(email)))
  expect([first.status, first.headers.get('location')]).toEqual([303, '/nl/contact/?returned=contact#contact-problems'])
  expect(first.headers.get('set-cookie')).toMatch(/^returned-form=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax/)
  const kept = await keptOf(first, 'contact')
  expect(kept?.state).toMatchObject({ kind: 'challenge', values: { REMARK: 'Mag ik langskomen?', EMAIL: email } })
  const token = (kept?.state.challenge?.token ?? '') as string
  const answered = { ...contact(email), [botProtectionFields.token]: token, [botProtectionFields.answer]: digitsOf(token) }
  const second = await post(dataOf(answered), { headers: { cookie: cookieOf(first) } })
  expect(second.headers.get('location')).toBe('/nl/bedankt/contact/')
  expect(await findLeads(await getDb(), { email })).toHaveLength(1)
  expect(await keptOf(first, 'contact')).toBeUndefined()
})

test('a script gets the same as JSON, and nothing is kept', async () => {
  const answer = await post(dataOf({ ...contact(newMail()), EMAIL: 'an@' }), { headers: byScript })
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.json()).toMatchObject({ state: { kind: 'invalid', errors: { EMAIL: 'emailInvalid' } } })
})

test('what is kept is unreadable without the key of the browser, and ends after half an hour', async () => {
  const answer = await post(dataOf({ ...contact(newMail()), REMARK: 'een heel eigen zin', EMAIL: 'an@' }))
  const rows = await (await getDb()).selectFrom('returned_form').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(Buffer.from(rows.at(-1)?.content ?? '', 'base64').toString('latin1')).not.toContain('eigen zin')
  expect(await findKeptForm({ key: `${keyOf(answer).slice(1)}x`, form: 'contact' }, new Date())).toBeUndefined()
  expect(await findKeptForm({ key: keyOf(answer), form: 'newsletter' }, new Date())).toBeUndefined()
  const later = new Date(Date.now() + 31 * 60_000)
  expect(await findKeptForm({ key: keyOf(answer), form: 'contact' }, later)).toBeUndefined()
  vi.useFakeTimers({ now: later, toFake: ['Date'] })
  await post(dataOf({ ...contact(newMail()), EMAIL: 'an@' }))
  const left = await (await getDb()).selectFrom('returned_form').selectAll().execute()
  expect(left.filter(({ ends_at }) => ends_at < later.toISOString())).toEqual([])
})

const cv = () => new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'], 'cv van An.pdf')

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

/** Sends without script until the characters are asked, and gives what the form then says. */
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

test('a chosen file is kept until the next try', async () => {
  const email = newMail()
  const { cookie, kept, again } = await asked({ ...application(email), CV: cv() }, '10.0.0.1')
  expect(kept?.names).toEqual({ CV: 'cv van An.pdf' })
  const answer = await post(dataOf({ ...application(email), CV: empty(), ...again }), { headers: { cookie } })
  expect(answer.headers.get('location')).toMatch(/^\/nl\/bedankt\//)
  const uploads = await (await getDb()).selectFrom('upload').select(['name', 'content']).execute()
  expect(uploads).toEqual([{ name: 'cv van An.pdf', content: Buffer.from(await cv().arrayBuffer()).toString('base64') }])
})

test('a file that the visitor takes back, or that another form had, is not sent', async () => {
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

test('when too much waits, files are chosen again and texts are kept in memory', async () => {
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

test('a file that cannot be taken is asked again', async () => {
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

test('a chosen password is kept until the next try, and is never in what is shown', async () => {
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

test('a page of an older release whose form has changed is told to load again, with what was typed', async () => {
  const fields = { ...contact(newMail()), EMAIL: 'an@', REMARK: 'blijft', [formFields.version]: 'older' }
  const answer = await post(dataOf(fields), { headers: byScript })
  const next = '/nl/contact/?returned=contact#contact-problems'
  expect(await answer.json()).toEqual({ state: { kind: 'changed', next } })
  expect((await keptOf(answer, 'contact'))?.state).toMatchObject({ kind: 'invalid', values: { REMARK: 'blijft' } })
  const same = await post(dataOf({ ...fields, [formFields.version]: formVersion(forms.contact) }), { headers: byScript })
  expect(await same.json()).toMatchObject({ state: { kind: 'invalid' } })
})

test('a page of an older release whose form is still filled in well loses no lead', async () => {
  const email = newMail()
  const old = { ...contact(email), [formFields.version]: 'older', OLD_FIELD: 'x' }
  const first = await (await post(dataOf(old), { headers: byScript })).json()
  const token = first.state.challenge.token
  const answer = { ...old, [botProtectionFields.token]: token, [botProtectionFields.answer]: digitsOf(token) }
  expect(await (await post(dataOf(answer), { headers: byScript })).json()).toEqual({ next: '/nl/bedankt/contact/' })
  expect(await findLeads(await getDb(), { email })).toHaveLength(1)
})

test('a database that cannot be written loses nothing that was typed without script', async () => {
  expectConsole()
  vi.stubEnv('VAR_DIR', join(folder, 'file', 'below'))
  vi.stubEnv('SECRET', 'a-secret-for-tests-of-at-least-32-characters')
  writeFileSync(join(folder, 'file'), '')
  const answer = await post(dataOf(contact(newMail())))
  expect((await keptOf(answer, 'contact'))?.state).toMatchObject({ kind: 'failed', values: { REMARK: 'Mag ik langskomen?' } })
  vi.stubEnv('VAR_DIR', folder)
})

const removed: Fields = {
  _form: 'old-survey',
  _language: 'nl',
  _token: 'x',
  homepage: '',
  REMARK: 'Een lang verhaal',
  OLD_FIELD: ['een', 'twee'],
  PASSWORD: 'geheim-woord',
  CV: cv(),
}
const typed = [
  { field: 'REMARK', text: 'Een lang verhaal' },
  { field: 'OLD_FIELD', text: 'een' },
  { field: 'OLD_FIELD', text: 'twee' },
]

test('a form that the site has no more gives back what was typed, without secrets', async () => {
  const answer = await post(dataOf(removed), { page: '/nl/oude-pagina/' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/nl/oude-pagina/?returned=removed-form#removed-form-problems',
  ])
  expect(await findReturned({ key: keyOf(answer), form: 'removed-form' }, new Date())).toEqual({ typed })
  const byProgram = await post(dataOf(removed), { headers: byScript, page: '/nl/oude-pagina/' })
  expect(await byProgram.json()).toEqual({ state: { kind: 'changed', next: answer.headers.get('location') } })
  expect(await findReturned({ key: keyOf(byProgram), form: 'removed-form' }, new Date())).toEqual({ typed })
})

test.each<[string, BodyInit, Record<string, string>, number]>([
  ['no form', 'x', { 'content-type': 'text/plain' }, 415],
  ['JSON', '{}', { 'content-type': 'application/json' }, 415],
  ['a form without its bounds', '--a', { 'content-type': 'multipart/form-data' }, 400],
  ['half a form', '--a\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=a' }, 400],
  ['a form that nobody knows', dataOf({ _form: 'toString', _language: 'nl' }), {}, 400],
  ['a name that no form of ours can have', dataOf({ _form: '../x', REMARK: 'x' }), {}, 400],
  ['a form in no language', dataOf({ _form: 'contact', _language: 'xx' }), {}, 400],
  ['too many fields', dataOf(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}`, '']))), {}, 400],
  ['too much', 'x=1', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '13000000' }, 413],
  ['what another site sends', dataOf(contact('an@voorbeeld.example')), { 'sec-fetch-site': 'cross-site' }, 403],
  ['a login from nowhere', dataOf({ _form: 'account-login', EMAIL: 'a@b.example' }), { origin: 'null' }, 403],
])('%s is refused for what it is', async (_, body, headers, status) => {
  expect((await post(body, { headers })).status).toBe(status)
  expect((await post(body, { headers: { ...headers, ...byScript } })).headers.get('content-type')).toMatch(/json/)
})

test('whatever bytes come as a form, the answer is never a failure of ours', async () => {
  const types = fc.constantFrom(
    'multipart/form-data; boundary=a',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a',
    'application/x-www-form-urlencoded; charset=utf-16',
  )
  const parts = fc.array(
    fc.constantFrom(
      '--a\r\n',
      '\r\n',
      '--a--',
      'Content-Disposition: form-data; name="_form"',
      '; filename="',
      '_form=contact&',
      '%',
      'é',
    ),
    { maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(
      types,
      fc.oneof(
        parts.map((texts) => texts.join('')),
        fc.string(),
      ),
      async (type, body) => {
        expect((await post(body, { headers: { 'content-type': type } })).status).toBeLessThan(500)
      },
    ),
    { numRuns: 200 },
  )
})
