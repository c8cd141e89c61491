/** The log names events, not people. */
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfBadRequest } from '@/lib/http/bad-requests'
import { createLogger, describeCall, withoutPersons } from '@/lib/process/json-console'
import { logEvents } from '@/lib/process/log'

test('mail addresses, telephone numbers and queries are left out', () => {
  expect(withoutPersons('Lead of an.peeters+huis@mail.example.be, 0470 12 34 56 or +32 3 000 12 34')).toBe(
    'Lead of [mail], [phone] or [phone]',
  )
  expect(withoutPersons('GET /nl/newsletter/?token=abc&x=1 failed')).toBe('GET /nl/newsletter/?[query] failed')
  expect(withoutPersons('Property 4102311 at 2026-11-22T10:00:00Z')).toBe('Property 4102311 at 2026-11-22T10:00:00Z')
})

test('only what a request alone can cause is told from failures of the site', () => {
  expect(isOfBadRequest(new Error('The router state header was sent but could not be parsed.'))).toBe(true)
  for (const words of ['Connection closed.', 'Failed to parse body as FormData.', 'Unexpected end of JSON input'])
    expect(isOfBadRequest(new Error(words))).toBe(false)
})

test('no mail address gets into a line, wherever it stands', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (mail, text) => {
      const domain = mail.slice(mail.lastIndexOf('@'))
      expect(JSON.stringify(describeCall([`${text} ${mail}`, new Error(mail)]))).not.toContain(domain)
      expect(JSON.stringify(describeCall([{ event: 'e', error: new Error(mail), note: mail }]))).not.toContain(domain)
    }),
  )
})

/** What the log says of an object. */
function write(level: 'info' | 'error', fields: object): unknown {
  const lines: string[] = []
  createLogger({ write: (line) => lines.push(line) })[level](fields)
  expect(lines.join('')).toMatch(/^[^\n]+\n$/)
  return JSON.parse(lines.join(''))
}

test('a line is an object with time, level and event', () => {
  expect(write('error', describeCall([{ event: 'failure', id: 'a', error: new Error('No such table') }]))).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    event: 'failure',
    id: 'a',
    error: { message: 'No such table', stack: expect.any(Array) },
  })
})

test('fields that identify somebody are hidden by their names, at the top and one level below', () => {
  const person = { email: 'an', phone: '1', firstName: 'An', token: 't', password: 'p', payload: { NAME: 'An' } }
  const hidden = Object.fromEntries(Object.keys(person).map((name) => [name, '[redacted]']))
  expect(write('info', { event: 'e', ...person, lead: person, form: 'contact' })).toMatchObject({
    ...hidden,
    lead: hidden,
    form: 'contact',
  })
})

test('every event happens somewhere', () => {
  const sources = globSync(['{app,lib,scripts}/**/*.{ts,tsx}', 'instrumentation.ts'], { exclude: ['lib/process/log.ts'] })
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('')
  expect(logEvents.filter((event) => !new RegExp(`log(Error|Warning|Info)\\('${event}'`).test(text))).toEqual([])
})

test('what refers to itself, or is no JSON, is still written', () => {
  const circular: Record<string, unknown> = { event: 'e' }
  circular['self'] = circular
  expect(write('info', circular)).toMatchObject({ event: 'e' })
  expect(write('info', { event: 'e', size: 10n })).toMatchObject({ size: 10 })
})

test('an event keeps its fields, an error its digest and the top of its stack', () => {
  const error = Object.assign(new Error('No such table'), { digest: '1234' })
  expect(describeCall([{ event: 'started', port: 3000 }])).toEqual({ event: 'started', port: 3000 })
  expect(describeCall(['Outbox:', error])).toMatchObject({
    event: 'message',
    text: 'Outbox:',
    error: { message: 'No such table', digest: '1234' },
  })
})
