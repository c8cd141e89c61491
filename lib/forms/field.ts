/** What a field of a form is: how it is drawn, when it shows and which values it accepts (specification 3 and 5). */
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
  /** One of a few, as buttons. */
  | 'choice'
  /** Any of a few, as buttons. */
  | 'choices'
  | 'checkbox'
  | 'file'
  /** A moment out of those that are free, as a strip of days with their hours; the choices come with the form's properties. */
  | 'slot'
  /** The words of an amount, to be ticked once they are read; it holds the digits that they stand for. */
  | 'amount-words'
  /** Sent along unseen; its value comes with the form's properties. */
  | 'hidden'

/** Share of the row: all, half, a third or two thirds of it. */
export type FieldWidth = 'full' | 'half' | 'third' | 'two-thirds'

/** Raw values as a browser sends them: texts, or several texts for `choices`, or the name of a file. */
export type RawValues = Readonly<Record<string, string | readonly string[]>>

export type Field = {
  kind: FieldKind
  /** Messages are keys of `Forms.errors`. */
  rule: z.ZodType
  isRequired: boolean
  autocomplete?: string
  width?: FieldWidth
  /** Values of a choice; their labels are `Forms.options.<field>.<value>`. */
  options?: readonly string[]
  /** What a number counts, where that decides how it is written: years without a sign between thousands, euros as prices are. */
  counts?: 'years' | 'euros'
  /** Characters at most. */
  maxLength?: number
  /** All must hold for the field to show and to count; the record is the raw values and the context of the form. */
  showWhen?: readonly Condition[]
  /** Asked for where all these hold, beside what the field itself asks; they see the context of the form alone. */
  requiredWhen?: { rules: readonly Condition[]; message: string }
  /**
   * For days: today or later, at most so many years ahead; what is said of others. The server asks
   * (lib/server/leads/day-bounds.ts).
   */
  within?: { years: number; message: string }
  /** Whether a line of help, `Forms.help.<field>`, stands under the label. */
  hasHelp?: boolean
  /** How a choice is drawn; buttons without it. */
  look?: 'tiles' | 'epc' | 'zones'
  /** For words of an amount: the field with the digits. */
  amountField?: string
  /** For files: accepted media types. */
  accept?: readonly string[]
  /** For files: bytes at most. */
  maxBytes?: number
}

export type Fields = Readonly<Record<string, Field>>
