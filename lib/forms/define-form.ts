/** The single definition of a form: fields, layout, validation and thank-you page (architecture, "A form: one definition"). */
import { z } from 'zod'
import { type ConditionRecord, evaluateRules } from '../domain/site/condition.ts'
import type { Feature } from '../domain/site/feature.ts'
import type { Field, Fields, RawValues } from './field.ts'

// A schema is created for each input, so compiling it would not pay off; and the Content-Security-Policy forbids eval.
z.config({ jitless: true })

export type FormSection<Name extends string = string> = {
  /** Heading: `Forms.sections.<id>`. */
  id: string
  fields: readonly Name[]
  /** Name of its step, which sections may share; a step of its own without one. */
  step?: string
}

/** The subject of the form; a property form has an address below that of its property. */
export type FormSubject = 'none' | 'property' | 'project'

/** A check across fields: gets the validated values and returns the field with the message key. */
export type CrossCheck = (values: Readonly<Record<string, unknown>>) => { field: string; message: string } | undefined

export type FormDefinition = {
  id: string
  /** The feature it belongs to; a page with only such forms is disabled with the feature. */
  feature?: Feature
  subject: FormSubject
  fields: Fields
  /** In the order of the page. */
  sections: readonly FormSection[]
  /** Whether JavaScript shows it step by step. */
  hasSteps: boolean
  /** Fields with data of third persons, by the field with that person's mail address. */
  others: Readonly<Record<string, readonly string[]>>
  checks: readonly CrossCheck[]
  /** Checks that run although other fields are invalid, such as those of an early step. */
  earlyChecks: readonly CrossCheck[]
  /** Original path of the thank-you page. */
  thankYou: string
  /** Whether the visitor gets a confirmation by mail, to the field EMAIL. */
  confirms: boolean
  /**
   * Field with the address whose mail is the purpose of the form. When nothing can be mailed to it, the field gets an error;
   * for EMAIL the agency is notified instead.
   */
  essentialMail: string | undefined
  /** Whether the agency receives the data by mail and webhook. */
  notifiesAgency: boolean
  /** Whether typed values are stored in the browser to survive a reload; not where the page fills in the form itself. */
  keepsDraft: boolean
}

type Input<F extends Fields> = {
  id: string
  feature?: Feature
  subject?: FormSubject
  fields: F
  sections: readonly FormSection<Extract<keyof F, string>>[]
  hasSteps?: boolean
  others?: Readonly<Record<string, readonly Extract<keyof F, string>[]>>
  checks?: readonly CrossCheck[]
  earlyChecks?: readonly CrossCheck[]
  thankYou: string
  confirms?: boolean
  essentialMail?: Extract<keyof F, string>
  notifiesAgency?: boolean
  keepsDraft?: boolean
}

/** @throws when a field is in no section or in two: it would be missing, or shown twice. */
export function defineForm<F extends Fields>(input: Input<F>): FormDefinition {
  const placed = input.sections.flatMap((section) => section.fields)
  const names = Object.keys(input.fields)
  if (placed.length !== names.length || names.some((name) => !(placed as readonly string[]).includes(name)))
    throw new Error(`Form ${input.id}: each field stands in one section`)
  const defaults = {
    subject: 'none',
    hasSteps: false,
    others: {},
    checks: [],
    earlyChecks: [],
    confirms: true,
    essentialMail: undefined,
    notifiesAgency: true,
    keepsDraft: true,
  } as const
  return { ...defaults, ...input, fields: mapFields(input.fields, withMissing) }
}

const mapFields = (fields: Fields, change: (field: Field) => Field): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]))

/** Fields that the browser does not send (no radio chosen, no box ticked) count as empty. */
const withMissing = (field: Field): Field => ({ ...field, rule: z.preprocess((value) => value ?? '', field.rule) })

/** The field in a context, with its conditional `required` applied. */
function fieldIn(field: Field, context: ConditionRecord): Field {
  const { requiredWhen, rule } = field
  if (!requiredWhen || !evaluateRules(requiredWhen.rules, context)) return field
  return { ...field, isRequired: true, rule: rule.refine((value) => value !== '', requiredWhen.message) }
}

/** The form in a context. */
export const formIn = (form: FormDefinition, context: ConditionRecord): FormDefinition => ({
  ...form,
  fields: mapFields(form.fields, (field) => fieldIn(field, context)),
})

/** Names of the visible fields for these values, in the order of the page. */
export function visibleFields(form: FormDefinition, values: RawValues, context: ConditionRecord = {}): string[] {
  const record = { ...Object.fromEntries(Object.keys(form.fields).map((name) => [name, ''])), ...values, ...context }
  return form.sections
    .flatMap((section) => section.fields)
    .filter((name) => evaluateRules(form.fields[name]?.showWhen ?? [], record))
}

/** The schema of the visible fields: hidden ones are neither validated nor stored. */
export function formSchema(form: FormDefinition, values: RawValues, context: ConditionRecord = {}) {
  const shown = visibleFields(form, values, context).flatMap((name) => {
    const field = form.fields[name]
    return field ? [[name, fieldIn(field, context).rule] as const] : []
  })
  return z
    .object(Object.fromEntries(shown))
    .superRefine(...refine(form.earlyChecks, true))
    .superRefine(...refine(form.checks, false))
}

type Refinement = Parameters<ReturnType<typeof z.object>['superRefine']>

/** @param isEarly whether the checks run although fields are invalid. */
function refine(checks: readonly CrossCheck[], isEarly: boolean): Refinement {
  return [
    (checked, issues) => {
      for (const check of checks) {
        const found = check(checked)
        if (found) issues.addIssue({ code: 'custom', path: [found.field], message: found.message })
      }
    },
    isEarly ? { when: () => true } : undefined,
  ]
}

export type FieldErrors = Readonly<Record<string, string>>

export type ParsedForm =
  | { kind: 'valid'; values: Readonly<Record<string, unknown>> }
  /** Key of the first message per field, in the order of the page. */
  | { kind: 'invalid'; errors: FieldErrors }

/** Validates submitted values. Unknown names are ignored; never throws, whatever is sent. */
export function parseForm(form: FormDefinition, values: RawValues, context: ConditionRecord = {}): ParsedForm {
  // Malformed input that no browser sends, such as two values for one field, gets a generic message.
  const result = formSchema(form, values, context).safeParse(values, { error: () => 'notValid' })
  if (result.success) return { kind: 'valid', values: result.data }
  const first = new Map<string, string>()
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? '')
    if (!first.has(name)) first.set(name, issue.message)
  }
  const names = visibleFields(form, values, context).filter((name) => first.has(name))
  return { kind: 'invalid', errors: Object.fromEntries(names.map((name) => [name, first.get(name) ?? 'notValid'])) }
}
