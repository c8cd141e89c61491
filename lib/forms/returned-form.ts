/** A form that the server shows again after a sending without script. */
import type { AccountState } from './account-state.ts'
import type { FormState } from './form-state.ts'
import type { FormId } from './registry.ts'

/** What was typed in a field of a form that is no more. */
export type TypedText = { field: string; text: string }

/** `form`: the name that it posts. `subjectId`: number of the property or project that it is about. */
export type ReturnedForm =
  | { form: FormId; subjectId: number | undefined; state: FormState }
  | { form: string; account: AccountState }
  /** Undefined when it could not be kept, or not any more. */
  | { form: string; typed: readonly TypedText[] | undefined }
