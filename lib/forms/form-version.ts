/** Detects a form rendered by another release: whether the page's fields are still those that the server expects. */
import type { FormDefinition } from './define-form.ts'

/**
 * A short hash of fields, kinds, choices and limits. Page and server each compute it from their own definition, so that it differs
 * on a page opened before an update.
 */
export function formVersion(form: FormDefinition): string {
  const facts = Object.entries(form.fields).map(([name, { kind, isRequired, options, maxLength, maxBytes }]) =>
    [name, kind, isRequired, options, maxLength, maxBytes].join(),
  )
  let hash = 5381
  for (const character of facts.join(';')) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x1_0000_0000
  return hash.toString(36)
}
