/** Random form posts: values that are nearly valid and values that never are. */
import fc from 'fast-check'
import type { FormDefinition } from '@/lib/forms/define-form'
import { anyCharacter } from './any-character.ts'

const text = fc.oneof(
  fc.constantFrom('', ' ', 'on', '0', '-1', '1e9', '9'.repeat(400), 'an@voorbeeld.example', '0470123456', '2000', '2027-02-30'),
  fc.constantFrom('\u0000', '\ud800', '__proto__', '<script>', "' or 1=1 --", '{name}', '\u202etxt.exe', 'javascript:alert(1)'),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
)

/** Any text, or one of the field's valid values, once or several times, or nothing at all. */
const arbitraryValue = (options: readonly string[]) => {
  const one = options.length > 0 ? fc.oneof(text, fc.constantFrom(...options)) : text
  return fc.oneof(
    { weight: 4, arbitrary: one },
    { weight: 1, arbitrary: fc.array(one, { maxLength: 3 }) },
    fc.constant(undefined),
  )
}

/** Raw values by field; some fields are missing, and one field exists in no form. */
export const arbitraryValues = (form: FormDefinition): fc.Arbitrary<Record<string, string | string[]>> =>
  fc
    .record({
      ...Object.fromEntries(Object.entries(form.fields).map(([name, { options = [] }]) => [name, arbitraryValue(options)])),
      unknown: arbitraryValue([]),
    })
    .map((values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([name, value]): [string, string | string[]][] =>
          value === undefined ? [] : [[name, value]],
        ),
      ),
    )
