/** Rejected forms of the office are sent back with the typed values, to their author only. */
import { describe, expect, test } from 'vitest'
import { takeAccount } from '@/lib/server/forms/find-returned-form'
import { keyForReturned } from '@/lib/server/forms/form-request'
import { storeReturned } from '@/lib/server/forms/returned-forms'
import { formValues } from '@/lib/server/office/forms/form-values'
import { redirectToLogin, rejectForm } from '@/lib/server/office/forms/reject-form'
import { noteSchema } from '@/lib/server/office/leads/lead-forms'
import { logSchema } from '@/lib/server/office/people/owner-forms'
import { dataOf, prepareForms } from '../../support/answered-forms.ts'
import { snapshot } from '../../support/content.ts'

prepareForms()

globalThis.currentSnapshot = snapshot

const page = '/nl/kantoor/aanvragen/1a2b/'

const headers = new Headers({ 'x-form-page': `${page}?said=state` })

const note = { _form: 'office-lead-note', language: 'nl', lead: '1a2b', version: '1', text: 'Belt morgen terug.', private: 'on' }

const queryOf = (goTo: string) => Object.fromEntries(new URL(goTo, 'http://site').searchParams)

test('a note sent after the session ended is stored for its author, and for nobody else in that browser', async () => {
  const answer = redirectToLogin({ ...note, author: 'lotte' }, headers, 'nl')
  if (!('goTo' in answer) || !answer.waits) throw new Error('nothing waits')
  expect(answer.goTo).toMatch(/^\/nl\/kantoor\/aanmelden\//)
  expect(queryOf(answer.goTo)).toEqual({ next: `${page}?returned=office-lead-note`, said: 'kept' })
  const { form, ...shown } = answer.waits
  const [owner, now] = [{ key: keyForReturned(new Headers()).key, form }, new Date()]
  await storeReturned(owner, () => shown, {}, now)
  const askedBy = (id: string | undefined) => takeAccount(owner, async () => id, now)
  for (const other of ['samira', undefined]) expect(await askedBy(other)).toBeUndefined()
  expect(await askedBy('lotte')).toMatchObject({
    form: 'office-lead-note',
    account: { notice: { tone: 'wrong' }, values: { text: 'Belt morgen terug.', private: 'on' } },
  })
  // Returned only once.
  expect(await askedBy('lotte')).toBeUndefined()
})

test('the fragment of the form’s page is preserved, without its message', () => {
  const at = new Headers({ 'x-form-page': '/nl/kantoor/uren/?agent=12&said=hours' })
  const hours = { _form: 'office-hours', language: 'nl', agent: '12', travel: '20', author: 'lotte' }
  const answer = redirectToLogin(hours, at, 'nl')
  expect(queryOf('goTo' in answer ? answer.goTo : '')).toEqual({
    next: '/nl/kantoor/uren/?agent=12&returned=office-hours',
    said: 'kept',
  })
})

test.each([
  ['office-viewing-confirm', { note: 'Bel aan bij de buren.', slot: '2026-11-30T16:00:00.000Z' }],
  ['office-viewing-move', { note: 'Een uur later dan.' }],
  ['office-viewing-propose', { note: 'Kies er een.' }],
  ['office-viewing-cancel', { note: 'Het dak wordt hersteld.', reason: 'owner' }],
])('the text for the mail about a viewing is stored, too (%s)', (form, typed) => {
  const at = new Headers({ 'x-form-page': '/nl/kantoor/agenda/1a2b/?view=day' })
  const answer = redirectToLogin({ _form: form, language: 'nl', lead: '1a2b', version: '1', ...typed, author: 'lotte' }, at, 'nl')
  expect(queryOf('goTo' in answer ? answer.goTo : '')).toEqual({
    next: `/nl/kantoor/agenda/1a2b/?view=day&returned=${form}`,
    said: 'kept',
  })
  expect(answer).toMatchObject({ waits: { form, author: 'lotte', account: { values: typed } } })
})

test.each([
  ['office-staff-invite', 'medewerkers', { NAME: 'Wouter Nijs', EMAIL: 'wouter@voorbeeld.example', rank: 'manager' }],
  ['office-owner-invite', 'eigenaars', { NAME: 'Odile', EMAIL: 'odile@voorbeeld.example', property: '4102324' }],
])('an invitation is stored with its values (%s)', (form, part, typed) => {
  const at = new Headers({ 'x-form-page': `/nl/kantoor/${part}/` })
  const answer = redirectToLogin({ _form: form, language: 'nl', ...typed, author: 'lotte' }, at, 'nl')
  expect(queryOf('goTo' in answer ? answer.goTo : '').next).toBe(`/nl/kantoor/${part}/?returned=${form}`)
  expect(answer).toMatchObject({ waits: { form, author: 'lotte', account: { values: typed } } })
})

describe('the text of an article', () => {
  const at = new Headers({ 'x-form-page': '/nl/kantoor/teksten/article-fees/' })
  const typed = { 'f.title.nl': 'Wat wij vragen', seen: '{"title.nl":"a"}', version: '3' }
  const text = { _form: 'office-text', language: 'nl', document: 'article-fees', ...typed, author: 'lotte' }

  test.each(['save', 'publish'])('is stored with the hashes that its page had seen (%s)', (action) => {
    const answer = redirectToLogin({ ...text, do: action }, at, 'nl')
    expect(queryOf('goTo' in answer ? answer.goTo : '')).toEqual({
      next: '/nl/kantoor/teksten/article-fees/?returned=office-text',
      said: 'kept',
    })
    expect(answer).toMatchObject({ waits: { form: 'office-text', author: 'lotte', account: { values: typed } } })
  })

  test('is not stored on autosave: its page is open and retries', () => {
    const answer = redirectToLogin({ ...text, do: 'auto' }, at, 'nl')
    expect(answer).not.toHaveProperty('waits')
    const { error } = noteSchema.safeParse({})
    if (!error) throw new Error('not refused')
    expect(rejectForm({ ...text, do: 'auto' }, error, 'nl')).toEqual({ goTo: '/nl/kantoor/?said=not-read' })
  })
})

test.each([
  ['without its author', note],
  ['without typed values', { ...note, _form: 'office-lead-state', author: 'lotte' }],
])('a form %s is not stored, and the login leads back to the page', (_name, values) => {
  const answer = redirectToLogin(values, headers, 'nl')
  expect(answer).not.toHaveProperty('waits')
  expect(queryOf('goTo' in answer ? answer.goTo : '')).toEqual({ next: page, said: 'ended' })
})

test.each([
  ['a note', noteSchema, { ...note }, 'text', 4_000],
  [
    'an activity for an owner',
    logSchema,
    { _form: 'office-owner-log', owner: 'a', kind: 'visit', property: '1', date: '2026-11-20' },
    'comment',
    2_000,
  ],
] as const)(
  '%s counts a line break as one character, and is sent back when it is too long',
  (_name, schema, fields, name, most) => {
    const lines = (count: number) => formValues(dataOf({ ...fields, [name]: 'a\r\n'.repeat(count) }))
    expect(schema.safeParse(lines(most / 2)).success).toBe(true)
    const sent = formValues(dataOf({ ...fields, [name]: 'a'.repeat(most + 1) }))
    const { error } = schema.safeParse(sent)
    if (!error) throw new Error('not refused')
    expect(rejectForm(sent, error, 'nl')).toMatchObject({
      errors: { [name]: expect.stringContaining('tekens') },
      values: { [name]: 'a'.repeat(most + 1) },
    })
  },
)

test('a form whose page cannot show it again redirects to Today with a message', () => {
  const { error } = noteSchema.safeParse({})
  if (!error) throw new Error('not refused')
  expect(rejectForm({ _form: 'office-lead-state' }, error, 'nl')).toEqual({ goTo: '/nl/kantoor/?said=not-read' })
})
