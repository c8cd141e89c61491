/** Tells one release's form from another's: whether what a page asks is still what the server expects. */
import type { FormDefinition } from './define-form.ts'

/**
 * A short text that changes when fields, their kinds, their choices or their limits do. Both sides work it out from their own
 * definition, so that a page that has been open since an older release differs.
 */
export function formVersion(form: FormDefinition): string {
  const facts = Object.entries(form.fields).map(([name, { kind, isRequired, options, maxLength, maxBytes }]) =>
    [name, kind, isRequired, options, maxLength, maxBytes].join(),
  )
  let hash = 5381
  for (const character of facts.join(';')) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x1_0000_0000
  return hash.toString(36)
}
