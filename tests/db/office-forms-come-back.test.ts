/** What the office typed and the site could not take: it comes back, to whoever typed it and to nobody else. */
import { beforeEach, expect, test, vi } from 'vitest'
import { currentAccount } from '@/lib/server/accounts/current-account'
import { findReturnedForm } from '@/lib/server/forms/find-returned-form'
import { refuseForm } from '@/lib/server/office/come-back'
import { formValues } from '@/lib/server/office/form-values'
import { noteSchema } from '@/lib/server/office/lead-forms'
import { logSchema } from '@/lib/server/office/owner-forms'
import { cookieOf, dataOf, post, prepareForms } from '../support/answered-forms.ts'
import { snapshot } from '../support/content.ts'

const browser = vi.hoisted(() => ({ headers: new Headers(), cookie: '' }))

vi.mock('next/headers', () => ({
  headers: async () => browser.headers,
  cookies: async () => ({ get: (name: string) => ({ name, value: browser.cookie.split('=')[1] }) }),
}))

vi.mock('@/lib/server/accounts/current-account', async (original) => ({
  ...(await original<typeof import('@/lib/server/accounts/current-account')>()),
  currentAccount: vi.fn(),
}))

prepareForms()

const page = '/nl/kantoor/aanvragen/1a2b/'

const note = { _form: 'office-lead-note', language: 'nl', lead: '1a2b', version: '1', text: 'Belt morgen terug.', private: 'on' }

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
  browser.headers = new Headers({ origin: 'https://site.example', host: 'site.example', 'x-form-page': `${page}?said=state` })
})

const logsIn = (id: string) => vi.mocked(currentAccount).mockResolvedValue({ id } as Awaited<ReturnType<typeof currentAccount>>)

test('a note that came after the session had ended waits for its author', async () => {
  const answer = await post(dataOf({ ...note, author: 'lotte' }), { page })
  const login = new URL(answer.headers.get('location') ?? '', 'http://site')
  expect(login.pathname).toBe('/nl/kantoor/aanmelden/')
  expect(Object.fromEntries(login.searchParams)).toEqual({ next: `${page}?returned=office-lead-note`, said: 'kept' })
  browser.cookie = cookieOf(answer)
  const asked = () => findReturnedForm('office-lead-note', new Date())
  logsIn('samira')
  expect(await asked()).toBeUndefined()
  logsIn('lotte')
  expect(await asked()).toMatchObject({
    form: 'office-lead-note',
    account: { notice: { tone: 'wrong' }, values: { text: 'Belt morgen terug.', private: 'on' } },
  })
  // Shown once.
  expect(await asked()).toBeUndefined()
})

test('without its author nothing is kept, and the login leads back to the page', async () => {
  const answer = await post(dataOf({ ...note, _form: 'office-lead-state', state: 'done' }), { page })
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://site')
  expect(Object.fromEntries(searchParams)).toEqual({ next: page, said: 'ended' })
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([
  ['a note', noteSchema, { ...note }, 'text', 4_000],
  [
    'what was done for an owner',
    logSchema,
    { _form: 'office-owner-log', owner: 'a', kind: 'visit', property: '1', date: '2026-11-20' },
    'comment',
    2_000,
  ],
] as const)('%s counts a line break once, and comes back when it is too long', (_name, schema, fields, name, most) => {
  const lines = (count: number) => formValues(dataOf({ ...fields, [name]: 'a\r\n'.repeat(count) }))
  expect(schema.safeParse(lines(most / 2)).success).toBe(true)
  const sent = formValues(dataOf({ ...fields, [name]: 'a'.repeat(most + 1) }))
  const { error } = schema.safeParse(sent)
  if (!error) throw new Error('not refused')
  expect(refuseForm(sent, error, 'nl')).toMatchObject({
    errors: { [name]: expect.stringContaining('tekens') },
    values: { [name]: 'a'.repeat(most + 1) },
  })
})

test('a form whose page cannot show it again leads to Today, which says so', () => {
  const { error } = noteSchema.safeParse({})
  if (!error) throw new Error('not refused')
  expect(refuseForm({ _form: 'office-lead-state' }, error, 'nl')).toEqual({ goTo: '/nl/kantoor/?said=not-read' })
})
