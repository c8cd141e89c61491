/** A form that the server renders again after it was sent without JavaScript. */
import type { FormState } from './form-state.ts'
import type { NoticeState } from './notice-state.ts'
import type { FormId } from './registry.ts'

/** A typed value of a form that no longer exists. */
export type TypedText = { field: string; text: string }

/** `form`: its posted name. `subjectId`: number of its property or project. */
export type ReturnedForm =
  | { form: FormId; subjectId: number | undefined; state: FormState }
  | { form: string; account: NoticeState }
  /** Undefined when the values were not stored, or have expired. */
  | { form: string; typed: readonly TypedText[] | undefined }
