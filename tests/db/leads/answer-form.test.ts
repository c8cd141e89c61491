/** Responses to posted forms: with script and without, from pages of older releases, and for arbitrary bytes. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { botProtectionFields } from '@/lib/forms/challenge'
import { formFields } from '@/lib/forms/form-state'
import { formVersion } from '@/lib/forms/form-version'
import { forms } from '@/lib/forms/registry'
import { getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads/leads'
import { findReturned } from '@/lib/server/forms/returned-forms'
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
  post,
  prepareForms,
} from '../../support/answered-forms.ts'
import { expectConsole } from '../../support/fail-on-console.ts'

const folder = prepareForms()

test('without script a form is shown again with what was typed, and is saved after the character challenge', async () => {
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

test('a script gets the same as JSON, and nothing is stored', async () => {
  const answer = await post(dataOf({ ...contact(newMail()), EMAIL: 'an@' }), { headers: byScript })
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.json()).toMatchObject({ state: { kind: 'invalid', errors: { EMAIL: 'emailInvalid' } } })
})

test('a changed form sent by a page of an older release is shown again in its new version, with what was typed', async () => {
  const fields = { ...contact(newMail()), EMAIL: 'an@', REMARK: 'blijft', [formFields.version]: 'older' }
  const answer = await post(dataOf(fields), { headers: byScript })
  const next = '/nl/contact/?returned=contact#contact-problems'
  expect(await answer.json()).toEqual({ state: { kind: 'changed', next } })
  expect((await keptOf(answer, 'contact'))?.state).toMatchObject({ kind: 'invalid', values: { REMARK: 'blijft' } })
  const same = await post(dataOf({ ...fields, [formFields.version]: formVersion(forms.contact) }), { headers: byScript })
  expect(await same.json()).toMatchObject({ state: { kind: 'invalid' } })
})

test('a form sent by a page of an older release is saved if it is still valid', async () => {
  const email = newMail()
  const old = { ...contact(email), [formFields.version]: 'older', OLD_FIELD: 'x' }
  const first = await (await post(dataOf(old), { headers: byScript })).json()
  const token = first.state.challenge.token
  const answer = { ...old, [botProtectionFields.token]: token, [botProtectionFields.answer]: digitsOf(token) }
  expect(await (await post(dataOf(answer), { headers: byScript })).json()).toEqual({ next: '/nl/bedankt/contact/' })
  expect(await findLeads(await getDb(), { email })).toHaveLength(1)
})

test('nothing typed without script is lost when the database cannot be written', async () => {
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

test('a form that the site no longer has shows what was typed, without secrets', async () => {
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
  ['plain text', 'x', { 'content-type': 'text/plain' }, 415],
  ['JSON', '{}', { 'content-type': 'application/json' }, 415],
  ['multipart data without a boundary', '--a', { 'content-type': 'multipart/form-data' }, 400],
  ['a truncated form', '--a\r\nContent-Disp', { 'content-type': 'multipart/form-data; boundary=a' }, 400],
  ['an unknown form', dataOf({ _form: 'toString', _language: 'nl' }), {}, 400],
  ['an invalid form name', dataOf({ _form: '../x', REMARK: 'x' }), {}, 400],
  ['an unknown language', dataOf({ _form: 'contact', _language: 'xx' }), {}, 400],
  ['too many fields', dataOf(Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`f${n}`, '']))), {}, 400],
  ['a body that is too large', 'x=1', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '13000000' }, 413],
  ['a form of another site', dataOf(contact('an@voorbeeld.example')), { 'sec-fetch-site': 'cross-site' }, 403],
  ['a login without an origin', dataOf({ _form: 'account-login', EMAIL: 'a@b.example' }), { origin: 'null' }, 403],
])('%s is rejected with its status', async (_, body, headers, status) => {
  expect((await post(body, { headers })).status).toBe(status)
  expect((await post(body, { headers: { ...headers, ...byScript } })).headers.get('content-type')).toMatch(/json/)
})

test('arbitrary bytes never cause a server error', async () => {
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
