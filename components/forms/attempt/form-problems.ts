/** The messages of a form after an attempt to send it. */

import { botProtectionFields } from '@/lib/forms/challenge'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { FormState } from '@/lib/forms/form-state'
import type { FormTexts } from '@/lib/forms/form-texts'

type Texts = Pick<FormTexts, 'errors' | 'refusals' | 'failed' | 'changed' | 'gone' | 'problem' | 'problems'>

export type Problems = {
  title: string
  fields: readonly { name: string; text: string }[]
  /** Address of the current version of the page. */
  reload?: string
}

/** The server may run a newer release than the page, with message keys that the page does not know. */
export const errorText = (key: string | undefined, { errors }: Pick<FormTexts, 'errors'>): string | undefined =>
  key === undefined ? undefined : (errors[key] ?? errors['notValid'])

/** Names in the order of the page; the characters of the challenge come first in the last section. */
const namesOf = ({ sections }: FormDefinition): string[] =>
  sections.flatMap(({ fields }, index) => (index === sections.length - 1 ? [botProtectionFields.answer, ...fields] : fields))

/** @param errors message keys by field. */
function fieldProblems(form: FormDefinition, errors: Readonly<Record<string, string>>, texts: Texts): Problems | undefined {
  const fields = namesOf(form).flatMap((name) => (errors[name] ? [{ name, text: errorText(errors[name], texts) ?? '' }] : []))
  if (fields.length === 0) return undefined
  return { title: fields.length === 1 ? texts.problem : texts.problems.replace('{count}', String(fields.length)), fields }
}

/** Undefined when there are no messages. */
export function findProblems(
  form: FormDefinition,
  state: FormState,
  errors: Readonly<Record<string, string>>,
  texts: Texts,
): Problems | undefined {
  if (state.kind === 'failed') return { title: texts.failed, fields: [] }
  if (state.kind === 'refused') return { title: texts.refusals[state.code] ?? texts.failed, fields: [] }
  if (state.kind === 'changed') return { title: texts.changed.title, fields: [], reload: state.next ?? '' }
  if (state.kind === 'gone') return { title: texts.gone, fields: [] }
  return fieldProblems(form, errors, texts)
}
