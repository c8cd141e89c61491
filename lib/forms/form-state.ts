/** State of a form after it was sent, as displayed by the form in the browser and by a page rendered again on the server. */
import type { Challenge } from './challenge.ts'
import type { FieldErrors } from './define-form.ts'
import type { RawValues } from './field.ts'

/** Input stored on the server for the next attempt, which a page cannot contain: files and passwords. */
export type KeptInput = {
  /** Identifies the stored input: only a form that was rendered with the id can use it. */
  id: string
  /** Name of the file by field; empty for a password. */
  names: Readonly<Record<string, string>>
}

/** What is returned with a form that was not saved. */
export type Returned = {
  values: RawValues
  /** The challenge of characters, if one is required. */
  challenge?: Challenge | undefined
  kept?: KeptInput | undefined
}

export type FormState =
  /** Not sent yet. */
  | { kind: 'idle' }
  | ({ kind: 'invalid'; errors: FieldErrors } & Returned)
  /** Suspected bot: accepted once the characters are entered. */
  | ({ kind: 'challenge'; challenge: Challenge } & Returned)
  /** Rejected. `code`: a key of `Forms.refusals`. */
  | ({ kind: 'refused'; code: string } & Returned)
  /** Nothing was stored (specification 8, "Mail not sent, try again"). */
  | ({ kind: 'failed' } & Returned)
  /**
   * The page is older than the form definition and must be reloaded. `next`: address of the current form with the typed values.
   */
  | { kind: 'changed'; next?: string }
  /** The typed values could not be restored: expired, or the browser accepts no cookies. */
  | { kind: 'gone'; challenge: Challenge }

/** Response to the page's script: the page to go to, or the next state of the form. */
export type FormReply<State> = { next: string } | { state: State }

/** Names of the form's technical fields. */
export const formFields = {
  form: '_form',
  language: '_language',
  /** Number of the property or project, for forms below one. */
  subject: '_subject',
  /** Idempotency token created by the page's script; without JavaScript the server derives one from the content. */
  token: '_token',
  /** Version of form-version.ts, to recognise the form of an older release. */
  version: '_version',
  /** Id of {@link KeptInput}. */
  kept: '_kept',
  /** Fields whose stored input is to be deleted. */
  drop: '_drop',
} as const

/** Fields that a returned form cannot be filled in with: passwords are not shown again, and files must be chosen again. */
export const unreturnableKinds: readonly (string | undefined)[] = ['password', 'file']
