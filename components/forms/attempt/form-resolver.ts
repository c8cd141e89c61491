/** Validates a form in the browser with the schema that the server uses. */
import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { ConditionRecord } from '@/lib/domain/site/condition'
import { formSchema } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import type { KeptInput } from '@/lib/forms/form-state'
import { type FormId, forms } from '@/lib/forms/registry'
import { findLargeFiles } from '../uploads/large-files'
import { toRawValues } from './raw-values'

export type Values = Record<string, unknown>

/** Whether the server fills in an empty field from what it stored; the server itself checks whether that is still wanted. */
const isKept = (kept: KeptInput | undefined, name: string, raw: RawValues) =>
  kept !== undefined && Object.hasOwn(kept.names, name) && !raw[name]

/** Which fields apply depends on the other values. */
export const resolverOf =
  (formId: FormId, context: ConditionRecord, kept: KeptInput | undefined): Resolver<Values> =>
  async (values, resolverContext, options) => {
    const raw = toRawValues(values)
    const resolve = zodResolver(formSchema(forms[formId], raw, context))
    const result = await resolve(raw, resolverContext, options)
    const errors: FieldErrors<Values> = result.errors
    for (const name in errors) if (isKept(kept, name, raw)) delete errors[name]
    for (const name of findLargeFiles(forms[formId], values)) errors[name] = { type: 'size', message: 'fileTooLarge' }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: raw, errors: {} }
  }
