/** A form that the server shows again after a sending without script. */
import type { AccountState } from './account-state.ts'
import type { FormState } from './form-state.ts'
import type { FormId } from './registry.ts'

/** `form`: the name that it posts. `subjectId`: number of the property or project that it is about. */
export type ReturnedForm =
  | { form: FormId; subjectId: number | undefined; state: FormState }
  | { form: string; account: AccountState }
