/** Posts forms as browsers and scripts do, and reads what the response preserves of them. */
import { randomUUID } from 'node:crypto'
import { afterEach, vi } from 'vitest'
import { readCharacters } from '@/lib/server/bot-protection/character-challenge'
import { closeDb } from '@/lib/server/db/client'
import { answerForm } from '@/lib/server/forms/answer-form'
import { findStoredForm } from '@/lib/server/forms/stored-input'
import { ownVarFolder } from './var-folder.ts'

const site = 'https://site.example'

export const person = { FIRST_NAME: 'An', LAST_NAME: 'Peeters', PHONE_NUMBER: '0470123456', TITLE: 'ms', PRIVACY: 'on' }

export const newMail = () => `${randomUUID()}@voorbeeld.example`

export type Fields = Readonly<Record<string, string | File | readonly string[]>>

export function dataOf(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) data.append(name, one instanceof File ? one : String(one))
  return data
}

type Sent = { page?: string; headers?: Record<string, string>; from?: string }

/** @param from IP address of a visitor; each test has its own, because of the limits. */
export function post(body: BodyInit, { page = '/nl/contact/', headers = {}, from = randomUUID() }: Sent = {}): Promise<Response> {
  const own = { origin: site, host: 'site.example', 'x-form-page': page, 'x-forwarded-for': from }
  return answerForm(new Request(`${site}/api/form/`, { method: 'POST', body, headers: { ...own, ...headers } }))
}

export const byScript = { accept: 'application/json' }

export const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

export const keyOf = (response: Response) => cookieOf(response).split('=')[1] ?? ''

export const keptOf = (response: Response, form: string) => findStoredForm({ key: keyOf(response), form }, new Date())

/** The expected characters of a challenge, decrypted from its token. */
export const digitsOf = (token: string) => readCharacters(token, new Date())?.digits ?? ''

export const contact = (email: string): Fields => ({
  _form: 'contact',
  _language: 'nl',
  ...person,
  EMAIL: email,
  REMARK: 'Mag ik langskomen?',
})

export const cv = () => new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'], 'cv van An.pdf')

/** Creates a separate folder, returns its path, and closes the database after each test. */
export function prepareForms(): string {
  const folder = ownVarFolder()
  afterEach(async () => {
    vi.useRealTimers()
    await closeDb()
  })
  return folder
}
