/** What becomes of a form that was sent, as the form itself shows it: in a browser, and on a page that the server draws again. */
import type { Challenge } from './challenge.ts'
import type { FieldErrors } from './define-form.ts'
import type { RawValues } from './field.ts'

/** What the server keeps for the next try and a page cannot hold: files, and passwords. */
export type KeptInput = {
  /** Names one keeping: only a form that showed it is completed by it. */
  id: string
  /** Name of the file by field; of a password an empty text. */
  names: Readonly<Record<string, string>>
}

/** What comes back with a form that was not saved. */
export type Returned = {
  values: RawValues
  /** The characters that are to be entered, if they are asked for. */
  challenge?: Challenge | undefined
  kept?: KeptInput | undefined
}

export type FormState =
  /** Nothing was sent yet. */
  | { kind: 'idle' }
  | ({ kind: 'invalid'; errors: FieldErrors } & Returned)
  /** Looks like a robot's: sent once the characters are entered. */
  | ({ kind: 'challenge'; challenge: Challenge } & Returned)
  /** `code`: a key of `Forms.refusals`. */
  | ({ kind: 'refused'; code: string } & Returned)
  /** Nothing was stored (specification 8, "Mail not sent, try again"). */
  | ({ kind: 'failed' } & Returned)
  /** The page is older than the form: the page is to be loaded again. `next`: where what was typed stands in the form of now. */
  | { kind: 'changed'; next?: string }
  /** What was typed could not be shown again: too late, or by a browser without cookies. */
  | { kind: 'gone'; challenge: Challenge }

/** What is answered to a script: the page to go to, or what the form shows next. */
export type FormReply<State> = { next: string } | { state: State }

/** Names of what a form posts about itself, beside its fields. */
export const formFields = {
  form: '_form',
  language: '_language',
  /** Number of the property or project, for forms below one. */
  subject: '_subject',
  /** Made once by the page's script; without script the server makes one from the content. */
  token: '_token',
  /** Of form-version.ts: tells a form of an older release. */
  version: '_version',
  /** Id of {@link KeptInput}. */
  kept: '_kept',
  /** Fields whose kept input is not to be sent. */
  drop: '_drop',
} as const

/** Fields that no page can be filled in with: secrets are not shown again, and a file has to be chosen. */
export const unreturnableKinds: readonly (string | undefined)[] = ['password', 'file']
