/** Whatever a browser sends: no exception, and nothing accepted that breaks a rule (issue "Contact"). */
import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { FormDefinition } from '@/lib/forms/define-form'
import { parseForm, visibleFields } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import { forms } from '@/lib/forms/registry'
import messages from '@/messages/nl.json'

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

const text = fc.oneof(fc.constantFrom(...nearlyRight), fc.string({ unit: 'binary' }), fc.string())
const value = fc.oneof(text, fc.array(text, { maxLength: 4 }))

const contexts = fc.record({
  language: fc.constantFrom('nl', 'fr', 'en', 'de'),
  region: fc.constantFrom('flanders', 'brussels', 'wallonia', ''),
  goal: fc.constantFrom('sale', 'rent', ''),
  calendar: fc.constantFrom('yes', 'no'),
})

function inputs(form: FormDefinition): fc.Arbitrary<RawValues> {
  const names = [...Object.keys(form.fields), 'UNKNOWN', 'constructor']
  return fc.dictionary(fc.constantFrom(...names), value, { noNullPrototype: true })
}

/** What the answer to this input breaks, if anything. */
function fault(form: FormDefinition, values: RawValues, context: Record<string, string>): string | undefined {
  const parsed = parseForm(form, values, context)
  const visible = new Set(visibleFields(form, values, context))
  const named = Object.keys(parsed.kind === 'invalid' ? parsed.errors : parsed.values)
  if (named.some((name) => !visible.has(name))) return 'names a field that does not show'
  const unworded = Object.values(parsed.kind === 'invalid' ? parsed.errors : {}).filter((key) => !(key in messages.Forms.errors))
  if (unworded.length > 0) return `says ${unworded}, for which there are no words`
  if (parsed.kind === 'invalid') return named.length === 0 ? 'refused without a reason' : undefined
  if (parsed.values['PRIVACY'] !== true) return 'accepted without agreement'
  const hasAddress = /^[^@\s]+@[^@\s]+$/.test(String(parsed.values['EMAIL']))
  return form.fields['EMAIL']?.isRequired && !hasAddress ? 'accepted without an address' : undefined
}

describe.each(Object.values<FormDefinition>(forms))('$id', (form) => {
  test('10 000 generated inputs: each is accepted as asked or told what is wrong', () => {
    fc.assert(
      fc.property(inputs(form), contexts, (values, context) => {
        const found = fault(form, values, context)
        if (found) throw new Error(found)
      }),
      { numRuns: 10_000 },
    )
  })
})
