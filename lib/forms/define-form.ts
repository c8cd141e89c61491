/** One definition per form: fields, layout, checks, and where it leads (architecture, "A form: one definition"). */
import { z } from 'zod'
import { type ConditionRecord, evaluateRules } from '../domain/site/condition.ts'
import type { Feature } from '../domain/site/feature.ts'
import type { Field, Fields, RawValues } from './field.ts'

// A schema is made for each input, so compiling it never pays; nor does our content security policy allow compiling.
z.config({ jitless: true })

export type FormSection<Name extends string = string> = {
  /** Heading: `Forms.sections.<id>`. */
  id: string
  fields: readonly Name[]
  /** Step that it stands in, beside others of the same name; its own without one. */
  step?: string
}

/** What the form is about; a property form stands below its property's address. */
export type FormSubject = 'none' | 'property' | 'project'

/** A check over several fields; it sees the checked values and names the field whose message (key) shows. */
export type CrossCheck = (values: Readonly<Record<string, unknown>>) => { field: string; message: string } | undefined

export type FormDefinition = {
  id: string
  /** The feature it goes with; a page with nothing but such forms goes with the feature. */
  feature?: Feature
  subject: FormSubject
  fields: Fields
  /** In the order of the page. */
  sections: readonly FormSection[]
  /** Whether it is shown step by step where script runs. */
  hasSteps: boolean
  /** Fields about somebody else than the sender, by the field with that person's address. */
  others: Readonly<Record<string, readonly string[]>>
  checks: readonly CrossCheck[]
  /** Checks that need no other field to be in order, such as those of an early step. */
  earlyChecks: readonly CrossCheck[]
  /** Original path of the thank-you page. */
  thankYou: string
  /** Whether the visitor gets a confirmation by mail, to the field EMAIL. */
  confirms: boolean
  /** Field with the address whose mail is what the form is for: where nothing can be mailed to it, the field says so. */
  essentialMail: string | undefined
  /** Whether the agency gets what was filled in, by mail and by webhook. */
  notifiesAgency: boolean
  /** Whether what was typed survives a reload; not where the page itself fills the form in. */
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

/** @throws when a field stands in no section or in two: it would be lost, or asked twice. */
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

/** A field that the browser left out (no radio chosen, no box ticked) is an empty one. */
const withMissing = (field: Field): Field => ({ ...field, rule: z.preprocess((value) => value ?? '', field.rule) })

/** The field as it is asked in a context: required there, too. */
function fieldIn(field: Field, context: ConditionRecord): Field {
  const { requiredWhen, rule } = field
  if (!requiredWhen || !evaluateRules(requiredWhen.rules, context)) return field
  return { ...field, isRequired: true, rule: rule.refine((value) => value !== '', requiredWhen.message) }
}

/** The form as it is asked in a context. */
export const formIn = (form: FormDefinition, context: ConditionRecord): FormDefinition => ({
  ...form,
  fields: mapFields(form.fields, (field) => fieldIn(field, context)),
})

/** Names of the fields that show with these values, in the order of the page. */
export function visibleFields(form: FormDefinition, values: RawValues, context: ConditionRecord = {}): string[] {
  const record = { ...Object.fromEntries(Object.keys(form.fields).map((name) => [name, ''])), ...values, ...context }
  return form.sections
    .flatMap((section) => section.fields)
    .filter((name) => evaluateRules(form.fields[name]?.showWhen ?? [], record))
}

/** The schema of the fields that show: what is hidden is neither asked nor kept. */
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

/** @param isEarly whether it is made although fields are not in order. */
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

/** Checks what was sent. Unknown names are left out; nothing a browser can send makes it throw. */
export function parseForm(form: FormDefinition, values: RawValues, context: ConditionRecord = {}): ParsedForm {
  // What no browser sends, such as two texts for one field, has no message of its own.
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
