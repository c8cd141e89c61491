/** The log contains events, and no personal data. */
import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOfBadRequest } from '@/lib/http/bad-requests'
import { createLogger, describeCall, withoutPersonalData } from '@/lib/process/json-console'
import { logEvents } from '@/lib/process/log'

test('mail addresses, phone numbers and queries are removed', () => {
  expect(withoutPersonalData('Lead of an.peeters+huis@mail.example.be, 0470 12 34 56 or +32 3 000 12 34')).toBe(
    'Lead of [mail], [phone] or [phone]',
  )
  expect(withoutPersonalData('GET /nl/newsletter/?token=abc&x=1 failed')).toBe('GET /nl/newsletter/?[query] failed')
  expect(withoutPersonalData('Property 4102311 at 2026-11-22T10:00:00Z')).toBe('Property 4102311 at 2026-11-22T10:00:00Z')
})

test('only errors that a request alone can cause are distinguished from errors of the site', () => {
  expect(isOfBadRequest(new Error('The router state header was sent but could not be parsed.'))).toBe(true)
  for (const words of ['Connection closed.', 'Failed to parse body as FormData.', 'Unexpected end of JSON input'])
    expect(isOfBadRequest(new Error(words))).toBe(false)
})

test('no mail address gets into a log line, in whichever field', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (mail, text) => {
      const domain = mail.slice(mail.lastIndexOf('@'))
      expect(JSON.stringify(describeCall([`${text} ${mail}`, new Error(mail)]))).not.toContain(domain)
      expect(JSON.stringify(describeCall([{ event: 'e', error: new Error(mail), note: mail }]))).not.toContain(domain)
    }),
  )
})

/** The log line of an object. */
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

test('fields with personal data are redacted by their names, at the top level and one below', () => {
  const person = { email: 'an', phone: '1', firstName: 'An', token: 't', password: 'p', payload: { NAME: 'An' } }
  const hidden = Object.fromEntries(Object.keys(person).map((name) => [name, '[redacted]']))
  expect(write('info', { event: 'e', ...person, lead: person, form: 'contact' })).toMatchObject({
    ...hidden,
    lead: hidden,
    form: 'contact',
  })
})

test('every event name is used', () => {
  const sources = globSync(['{app,lib,scripts}/**/*.{ts,tsx}', 'instrumentation.ts'], { exclude: ['lib/process/log.ts'] })
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('')
  expect(logEvents.filter((event) => !new RegExp(`log(Error|Warning|Info)\\('${event}'`).test(text))).toEqual([])
})

test('circular objects, and values that are not JSON, are still written', () => {
  const circular: Record<string, unknown> = { event: 'e' }
  circular['self'] = circular
  expect(write('info', circular)).toMatchObject({ event: 'e' })
  expect(write('info', { event: 'e', size: 10n })).toMatchObject({ size: 10 })
})

test('an event keeps its fields; an error keeps its digest and the top of its stack', () => {
  const error = Object.assign(new Error('No such table'), { digest: '1234' })
  expect(describeCall([{ event: 'started', port: 3000 }])).toEqual({ event: 'started', port: 3000 })
  expect(describeCall(['Outbox:', error])).toMatchObject({
    event: 'message',
    text: 'Outbox:',
    error: { message: 'No such table', digest: '1234' },
  })
})
