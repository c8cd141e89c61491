import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDb, getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads/leads'
import { submitForm } from '@/lib/server/leads/submit-form'
import { expectConsole, loggedText } from '../../support/fail-on-console.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-21T10:00:00Z')
const folder = ownVarFolder()

beforeEach(async () => {
  await (await getDb()).deleteFrom('outbox').execute()
})

afterEach(closeDb)

const complete = {
  _form: 'contact',
  _language: 'fr',
  TITLE: 'ms',
  FIRST_NAME: 'Anne',
  LAST_NAME: 'Peeters',
  EMAIL: 'Anne@Exemple.example',
  PHONE_NUMBER: '0470123456',
  REMARK: 'Bonjour <b>à tous</b>',
  PRIVACY: 'on',
}

function post(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

test('a valid form is stored with its mails, and the thank-you page is in the language of the form', async () => {
  const result = await submitForm(post(complete), now)
  expect(result).toEqual({ kind: 'saved', next: '/fr/merci/contact/' })
  const [lead] = await findLeads(await getDb(), { email: 'anne@exemple.example' })
  expect(lead).toMatchObject({
    form: 'contact',
    language: 'fr',
    status: 'new',
    payload: { FIRST_NAME: 'Anne', NEWSLETTER: false },
  })
  const subjects = await (await getDb()).selectFrom('outbox').select('subject').orderBy('subject').execute()
  expect(subjects.map(({ subject }) => subject)).toEqual(['contact: agency', 'contact: visitor'])
})

test('sent twice without script, it is one lead', async () => {
  const again = { ...complete, EMAIL: 'twice@exemple.example' }
  expect(await submitForm(post(again), now)).toMatchObject({ kind: 'saved' })
  expect(await submitForm(post(again), now)).toMatchObject({ kind: 'saved' })
  expect(await findLeads(await getDb(), { email: 'twice@exemple.example' })).toHaveLength(1)
})

test('an invalid form has its errors in the order of the page and keeps what was typed', async () => {
  const result = await submitForm(post({ ...complete, EMAIL: 'anne@', LAST_NAME: ' ', PRIVACY: '' }), now)
  expect(result).toMatchObject({
    kind: 'invalid',
    errors: { LAST_NAME: 'lastNameRequired', EMAIL: 'emailInvalid', PRIVACY: 'privacyRequired' },
    values: { FIRST_NAME: 'Anne', EMAIL: 'anne@' },
  })
})

test('what no form of the site sends is rejected', async () => {
  expect(await submitForm(post({ ...complete, _form: 'toString' }), now)).toEqual({ kind: 'unknown' })
  expect(await submitForm(post({ ...complete, _language: 'xx' }), now)).toEqual({ kind: 'unknown' })
  expect(await submitForm(new FormData(), now)).toEqual({ kind: 'unknown' })
})

test('when the database cannot be written, the form reports that nothing was sent and keeps what was typed', async () => {
  expectConsole()
  // A folder below a file can never be created.
  vi.stubEnv('VAR_DIR', join(folder, 'file', 'below'))
  writeFileSync(join(folder, 'file'), '')
  const result = await submitForm(post({ ...complete, EMAIL: 'lost@exemple.example' }), now)
  vi.stubEnv('VAR_DIR', folder)
  expect(result).toMatchObject({ kind: 'failed', values: { REMARK: complete.REMARK } })
  expect(loggedText()).not.toContain('exemple.example')
})

test('on a full disk the form reports that nothing was sent; with free space the same form is stored, once', async () => {
  expectConsole()
  const data = () => post({ ...complete, _token: randomUUID(), EMAIL: 'full@exemple.example', REMARK: 'x'.repeat(3900) })
  const db = await getDb()
  await sql`pragma max_page_count = 1`.execute(db)
  const results = []
  // The allocated pages of the database file may have room for a form or two.
  while (results.at(-1)?.kind !== 'failed' && results.length < 100) results.push(await submitForm(data(), now))
  expect(results.at(-1)).toMatchObject({ kind: 'failed', values: { EMAIL: 'full@exemple.example' } })
  const before = (await findLeads(db, { email: 'full@exemple.example' })).length
  expect(before).toBe(results.filter(({ kind }) => kind === 'saved').length)
  await sql`pragma max_page_count = 1073741823`.execute(db)
  expect(await submitForm(data(), now)).toMatchObject({ kind: 'saved' })
  expect(await findLeads(db, { email: 'full@exemple.example' })).toHaveLength(before + 1)
})
