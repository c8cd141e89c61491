/**
 * Bounds of the dates in a form. Checked only on the server: a visitor's clock may be wrong, and a cached page does not contain
 * the current date.
 */
import 'server-only'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { Field } from '../../forms/field.ts'

/** ISO dates can be compared as texts. */
const isWithin = (day: string, years: number, today: string): boolean =>
  day >= today && day <= `${Number(today.slice(0, 4)) + years}${today.slice(4)}`

function boundField(field: Field, today: string): Field {
  const { within, rule } = field
  if (!within) return field
  const isGood = (value: unknown) => value === '' || isWithin(String(value), within.years, today)
  return { ...field, rule: rule.refine(isGood, within.message) }
}

/**
 * The form with bounds for its dates.
 * @param today in Belgium, `2026-11-29`
 */
export const boundDays = <Form extends FormDefinition>(form: Form, today: string): Form => ({
  ...form,
  fields: Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, boundField(field, today)])),
})
