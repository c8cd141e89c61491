/** Definition of a form field: control, visibility and validation (specification 3 and 5). */
import type { z } from 'zod'
import type { Condition } from '../domain/site/condition.ts'

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'password'
  | 'textarea'
  | 'select'
  /** A single choice, as buttons. */
  | 'choice'
  /** A multiple choice, as buttons. */
  | 'choices'
  | 'checkbox'
  | 'file'
  /** A viewing slot: days in a row with their times; the choices are passed as properties of the form. */
  | 'slot'
  /** A checkbox to confirm an amount in words; its value is the amount in digits. */
  | 'amount-words'
  /** A hidden field; its value is passed as a property of the form. */
  | 'hidden'

/** Width as a share of the row. */
export type FieldWidth = 'full' | 'half' | 'third' | 'two-thirds'

/** Values as sent by a browser: text, several texts for `choices`, or the name of a file. */
export type RawValues = Readonly<Record<string, string | readonly string[]>>

export type Field = {
  kind: FieldKind
  /** Validation; messages are keys of `Forms.errors`. */
  rule: z.ZodType
  isRequired: boolean
  autocomplete?: string
  width?: FieldWidth
  /** Values of a choice; labels are `Forms.options.<field>.<value>`. */
  options?: readonly string[]
  /** Unit of a number, if it affects formatting: years have no thousands separator, euros are formatted as prices. */
  counts?: 'years' | 'euros'
  /** Highest number of characters. */
  maxLength?: number
  /** Visible and validated only when all are true; they see the raw values and the context of the form. */
  showWhen?: readonly Condition[]
  /** Also required when all of these are true; they see the context of the form only. */
  requiredWhen?: { rules: readonly Condition[]; message: string }
  /**
   * For dates: today or later, at most so many years ahead; message key otherwise. Checked by the server
   * (lib/server/leads/day-bounds.ts).
   */
  within?: { years: number; message: string }
  /** Whether a help text, `Forms.help.<field>`, is shown below the label. */
  hasHelp?: boolean
  /** Appearance of a choice; buttons by default. */
  look?: 'tiles' | 'epc' | 'zones'
  /** For amounts in words: the field with the digits. */
  amountField?: string
  /** For files: accepted media types. */
  accept?: readonly string[]
  /** For files: highest size in bytes. */
  maxBytes?: number
}

export type Fields = Readonly<Record<string, Field>>
