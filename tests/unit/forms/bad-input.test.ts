/** Arbitrary input: no exception, and nothing accepted that violates a rule. */
import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { FormDefinition } from '@/lib/forms/define-form'
import { parseForm, visibleFields } from '@/lib/forms/define-form'
import type { Field, RawValues } from '@/lib/forms/field'
import { forms } from '@/lib/forms/registry'
import messages from '@/messages/nl.json'
import { anyCharacter } from '../../support/any-character.ts'
import { effort } from '../../support/effort.ts'

const nearlyRight = [
  '',
  'on',
  'mr',
  'yes',
  'other',
  'waiting-list',
  'an@voorbeeld.example',
  'an@',
  '0470123456',
  '2018',
  '1.250',
  '745000',
  '-1',
  '99999999999999999999',
  '1e9',
  '2026-11-24',
  '2026-02-30',
  '2026-11-24T09:00:00.000Z',
  '2026-11-24T09:00:00',
  'financing',
  '10:00-13:00',
  '__proto__',
  '\u0000',
  '\ud800',
]

const text = fc.oneof(fc.constantFrom(...nearlyRight), fc.string({ unit: anyCharacter }), fc.string())
const value = fc.oneof(text, fc.array(text, { maxLength: 4 }))

const contexts = fc.record({
  language: fc.constantFrom('nl', 'fr', 'en', 'de'),
  region: fc.constantFrom('flanders', 'brussels', 'wallonia', ''),
  goal: fc.constantFrom('sale', 'rent', ''),
  calendar: fc.constantFrom('yes', 'no'),
})

/** A valid value of a field, unless it depends on other fields. */
function rightValue({ kind, options = [], autocomplete }: Field): fc.Arbitrary<string | string[]> {
  if (kind === 'email') return fc.constant('an@voorbeeld.example')
  if (kind === 'tel') return fc.constant('0470 12 34 56')
  if (kind === 'number' || kind === 'amount-words') return fc.constant('250000')
  if (kind === 'date') return fc.constantFrom('2026-11-24', '2027-01-31')
  if (kind === 'password') return fc.constant('een lang wachtwoord')
  if (kind === 'checkbox') return fc.constant('on')
  if (kind === 'slot') return fc.constantFrom('other', '2026-11-24T09:00:00.000Z')
  if (kind === 'choices') return options.length > 0 ? fc.subarray([...options], { minLength: 1 }) : fc.constant(['2600'])
  if (options.length > 0) return fc.constantFrom(...options)
  return fc.constant(autocomplete === 'postal-code' ? '2600' : '12')
}

/** All required values with up to three mistakes, so that most rules are reached. */
function nearly(form: FormDefinition, names: readonly string[]): fc.Arbitrary<RawValues> {
  const right = Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, rightValue(field)]))
  const mistakes = fc.dictionary(fc.constantFrom(...names), fc.option(value), { maxKeys: 3 })
  return fc.tuple(fc.record(right), mistakes).map(([values, wrong]) => {
    const all = Object.entries({ ...values, ...wrong })
    return Object.fromEntries(all.flatMap(([name, typed]) => (typed === null ? [] : [[name, typed]])))
  })
}

function inputs(form: FormDefinition): fc.Arbitrary<RawValues> {
  const names = [...Object.keys(form.fields), 'UNKNOWN', 'constructor']
  const anything = fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })
  return fc.oneof({ weight: 3, arbitrary: nearly(form, names) }, { weight: 1, arbitrary: anything })
}

/** The rule that the result violates, if any. */
function violation(form: FormDefinition, values: RawValues, context: Record<string, string>): string | undefined {
  const parsed = parseForm(form, values, context)
  const visible = new Set(visibleFields(form, values, context))
  const named = Object.keys(parsed.kind === 'invalid' ? parsed.errors : parsed.values)
  if (named.some((name) => !visible.has(name))) return 'names a hidden field'
  const unworded = Object.values(parsed.kind === 'invalid' ? parsed.errors : {}).filter((key) => !(key in messages.Forms.errors))
  if (unworded.length > 0) return `gives ${unworded}, for which there is no message`
  if (parsed.kind === 'invalid') return named.length === 0 ? 'rejected without a reason' : undefined
  if (parsed.values['PRIVACY'] !== true) return 'accepted without agreement'
  const hasAddress = /^[^@\s]+@[^@\s]+$/.test(String(parsed.values['EMAIL']))
  return form.fields['EMAIL']?.isRequired && !hasAddress ? 'accepted without an address' : undefined
}

describe.each(Object.values<FormDefinition>(forms))('$id', (form) => {
  test('any input is accepted by the rules, or rejected with messages', () => {
    fc.assert(
      fc.property(inputs(form), contexts, (values, context) => {
        const found = violation(form, values, context)
        if (found) throw new Error(found)
      }),
      { numRuns: effort(400, 10_000) },
    )
  })
})
