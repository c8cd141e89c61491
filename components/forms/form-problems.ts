/** What a form has to say about its last sending. */

import { robotFields } from '@/lib/forms/challenge'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { FormTexts } from '@/lib/forms/form-texts'
import type { FormState } from './submit-action'

type Texts = Pick<FormTexts, 'errors' | 'refusals' | 'failed' | 'problem' | 'problems'>

export type Problems = { title: string; fields: readonly { name: string; text: string }[] }

export const errorText = (key: string | undefined, texts: Pick<FormTexts, 'errors'>): string | undefined =>
  key === undefined ? undefined : (texts.errors[key] ?? key)

/** Names in the order of the page; the characters stand at the head of the last section. */
const namesOf = ({ sections }: FormDefinition): string[] =>
  sections.flatMap(({ fields }, index) => (index === sections.length - 1 ? [robotFields.answer, ...fields] : fields))

/** @param errors keys of messages by field. */
function fieldProblems(form: FormDefinition, errors: Readonly<Record<string, string>>, texts: Texts): Problems | undefined {
  const fields = namesOf(form).flatMap((name) => (errors[name] ? [{ name, text: errorText(errors[name], texts) ?? '' }] : []))
  if (fields.length === 0) return undefined
  return { title: fields.length === 1 ? texts.problem : texts.problems.replace('{count}', String(fields.length)), fields }
}

/** Undefined when there is nothing to say. */
export function findProblems(
  form: FormDefinition,
  state: FormState,
  errors: Readonly<Record<string, string>>,
  texts: Texts,
): Problems | undefined {
  if (state.kind === 'failed' || state.kind === 'unknown') return { title: texts.failed, fields: [] }
  if (state.kind === 'refused') return { title: texts.refusals[state.code] ?? state.code, fields: [] }
  return fieldProblems(form, errors, texts)
}
