/** The steps of a form: consecutive sections with the same step name. */
import type { FieldErrors, FormDefinition, FormSection } from './define-form.ts'

export type FormStep = { id: string; sections: readonly FormSection[] }

/** One step per section without a step name; empty for a form without steps. */
export function stepsOf(form: FormDefinition): FormStep[] {
  if (!form.hasSteps) return []
  const ids = [...new Set(form.sections.map(stepId))]
  return ids.map((id) => ({ id, sections: form.sections.filter((section) => stepId(section) === id) }))
}

const stepId = (section: FormSection) => section.step ?? section.id

/** Index of the step that contains a field; 0 when none does. */
export function stepOfField(form: FormDefinition, name: string): number {
  const step = stepsOf(form).findIndex(({ sections }) => sections.some((section) => section.fields.includes(name)))
  return Math.max(0, step)
}

/** The first step with an error. */
export function firstStepWith(form: FormDefinition, errors: FieldErrors): number {
  const steps = Object.keys(errors).map((name) => stepOfField(form, name))
  return steps.length > 0 ? Math.min(...steps) : 0
}
