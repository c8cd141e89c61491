/** Single-line fields contain no line breaks, and names no web addresses, as our mails show both to others. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { Field } from '@/lib/forms/field'
import { forms } from '@/lib/forms/registry'

const fields = Object.values<FormDefinition>(forms).flatMap(({ id, fields }) =>
  Object.entries(fields).map(([name, field]) => [`${id} ${name}`, field] as const),
)
const breaks = /[\n\v\f\r\u0085\u2028\u2029]/

const accepted = ({ rule }: Field, typed: string): string | undefined => {
  const { success, data } = rule.safeParse(typed)
  return success ? JSON.stringify(data ?? '') : undefined
}

/** Texts that each kind of field accepts, apart from what is between and around them. */
const parts = ['An', 'Peeters', 'an@voorbeeld.example', '0470 12 34 56', '2018', '1.250', 'on', '2026-11-24', 'voorbeeld.be', 'A']
const broken = fc
  .array(fc.oneof(fc.constantFrom(...parts), fc.string()), { minLength: 1, maxLength: 3 })
  .chain((words) => fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\u0085', '\v').map((end) => words.join(end) + end + words[0]))

describe.each(fields.filter(([, { kind }]) => kind !== 'textarea'))('%s', (_, field) => {
  test('contains no line break', () => {
    fc.assert(
      fc.property(broken, (typed) => {
        // JSON writes ordinary line breaks as `\n`.
        expect(JSON.parse(accepted(field, typed) ?? '""')).toSatisfy((value) => !breaks.test(String(value)))
      }),
      { numRuns: 300 },
    )
  })
})

const names = fields.filter(([name]) => /NAME(_FRIEND|_B)?$/.test(name))

test('many forms have names', () => expect(names.length).toBeGreaterThan(20))

test.each(names)('%s accepts no web or mail address', (_, { rule }) => {
  for (const typed of ['An www.evil.test', 'https://evil.test', 'evil.com', 'an@evil.test'])
    expect(rule.safeParse(typed).error?.issues[0]?.message).toBe('nameAddress')
  expect(rule.safeParse('An\r\nBcc: Peeters').data).toBe('An Bcc: Peeters')
  expect(rule.safeParse('Anne-Marie D’Hondt').data).toBe('Anne-Marie D’Hondt')
})
