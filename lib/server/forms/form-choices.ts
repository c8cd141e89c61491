/** Choices of a form that change over time, such as the free slots of an agent. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import type { FormProps } from '../../forms/form-props.ts'
import type { FormId } from '../../forms/registry.ts'
import { getDb } from '../db/client.ts'
import type { Subject } from '../leads/find-subject.ts'
import { viewingChoices } from '../viewings/viewing-choices.ts'

type FindChoices = (subject: Subject, language: Language, now: Date) => Promise<FormProps['choices']>

/** One line per form that has such choices. */
const finders: Partial<Record<FormId, FindChoices>> = {
  visit: async ({ property }, language, now) =>
    property ? (await viewingChoices(await getDb(), property, language, now)).choices : {},
}

/** The choices by field; empty for a form without any. */
export async function findChoices(form: FormId, subject: Subject, language: Language, now: Date): Promise<FormProps['choices']> {
  return (await finders[form]?.(subject, language, now)) ?? {}
}
