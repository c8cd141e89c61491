/** Checks a form in the browser with the schema that the server has. */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { ConditionRecord } from '@/lib/domain/site/condition'
import { formSchema } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import type { KeptInput } from '@/lib/forms/form-state'
import { type FormId, forms } from '@/lib/forms/registry'
import { findLargeFiles } from './large-files'
import { toRawValues } from './raw-values'

export type Values = Record<string, unknown>

/** Whether the server completes an empty field by what it kept; whether that is still wanted, it sees itself. */
const isKept = (kept: KeptInput | undefined, name: string, raw: RawValues) =>
  kept !== undefined && Object.hasOwn(kept.names, name) && !raw[name]

/** Which fields count depends on what is filled in. */
export const resolverOf =
  (formId: FormId, context: ConditionRecord, kept: KeptInput | undefined): Resolver<Values> =>
  async (values, resolverContext, options) => {
    const raw = toRawValues(values)
    const resolve = zodResolver(formSchema(forms[formId], raw, context))
    const result = await resolve(raw, resolverContext, { ...options, shouldUseNativeValidation: false })
    const large = Object.entries(findLargeFiles(forms[formId], values))
    const tooLarge = Object.fromEntries(large.map(([name, message]) => [name, { type: 'size', message }]))
    const errors: FieldErrors<Values> = { ...result.errors }
    for (const name of Object.keys(errors)) if (isKept(kept, name, raw)) delete errors[name]
    Object.assign(errors, tooLarge)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: raw, errors: {} }
  }
