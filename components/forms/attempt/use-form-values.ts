/** The current values of a form, the fields that apply, and their errors. */
import type { RefObject } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { botProtectionFields } from '@/lib/forms/challenge'
import { type FormDefinition, visibleFields } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import type { FormProps } from '@/lib/forms/form-props'
import { forms } from '@/lib/forms/registry'
import { resolverOf, type Values } from './form-resolver'
import { toRawValues } from './raw-values'
import { useDraft } from './use-draft'
import { type FormAttempt, useFormAttempt } from './use-form-attempt'

type Errors = Readonly<Record<string, string>>

/** Message keys by field: those of the server, overridden by later ones of the browser. */
function errorsOf({ state, challenge }: FormAttempt, hook: UseFormReturn<Values>): Errors {
  const fromServer = state.kind === 'invalid' ? state.errors : {}
  const found = Object.entries(hook.formState.errors)
  const inBrowser = Object.fromEntries(found.map(([name, error]) => [name, String(error?.message)]))
  return { ...fromServer, ...inBrowser, ...(challenge?.error && { [botProtectionFields.answer]: challenge.error }) }
}

export type FormValues = {
  form: FormDefinition
  attempt: FormAttempt
  hook: UseFormReturn<Values>
  /** The initial values. */
  typed: RawValues
  /** The current values. */
  raw: RawValues
  /** Names of the fields that apply to the current values. */
  visible: readonly string[]
  errors: Errors
}

export function useFormValues(props: FormProps, element: RefObject<HTMLFormElement | null>): FormValues {
  const { formId, subjectId, context, given } = props
  const form = forms[formId]
  const attempt = useFormAttempt(form, subjectId, element)
  const { state, kept } = attempt
  const typed: RawValues = 'values' in state ? state.values : given
  const hook = useForm<Values>({ defaultValues: typed, resolver: resolverOf(formId, context, kept), shouldFocusError: false })
  useDraft(form, subjectId, hook, !('values' in state))
  const raw = toRawValues({ ...typed, ...hook.watch() })
  return { form, attempt, hook, typed, raw, visible: visibleFields(form, raw, context), errors: errorsOf(attempt, hook) }
}
