/** Functions that create form fields; error messages are message keys (specification 5). */
import { z } from 'zod'
import type { Condition } from '../domain/site/condition.ts'
import { passwordLength } from '../domain/site/password-length.ts'
import { hasPageAddress } from '../domain/text/page-address.ts'
import { parseAmount } from '../domain/text/parse-number.ts'
import { isSingleLine, toSingleLine } from '../domain/text/single-line.ts'
import type { Field, FieldWidth } from './field.ts'
import { cleanFileName } from './file-name.ts'

type Options = {
  /** Message key when it is missing; optional without one. */
  required?: string
  width?: FieldWidth
  autocomplete?: string
  maxLength?: number
  showWhen?: readonly Condition[]
  hasHelp?: boolean
}

/** Properties shared by all kinds of fields. */
const drawing = ({ required, width, autocomplete, showWhen, hasHelp }: Options) => ({
  isRequired: required !== undefined,
  ...(width && { width }),
  ...(autocomplete && { autocomplete }),
  ...(showWhen && { showWhen }),
  ...(hasHelp && { hasHelp }),
})

/** Control characters other than line breaks and tabs, which are not allowed in mails and the database. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches them on purpose
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const lines = (maxLength: number, required?: string) => {
  const rule = z
    .string()
    .trim()
    .max(maxLength, 'tooLong')
    .refine((text) => !control.test(text), 'notValid')
  return required ? rule.min(1, required) : rule
}

/** Single-line: browsers send no line breaks; others are replaced by spaces. */
const line = (maxLength: number, required?: string) => z.string().transform(toSingleLine).pipe(lines(maxLength, required))

/** An optional field accepts the empty text in addition to `rule`. */
const orEmpty = <Rule extends z.ZodType>(rule: Rule, required: string | undefined) =>
  required ? rule : z.union([z.literal(''), rule], { error: (issue) => lastMessage(issue) })

/** The message of the alternative other than the empty text. */
function lastMessage(issue: { errors?: readonly (readonly { message: string }[])[] }): string {
  return issue.errors?.at(-1)?.[0]?.message ?? 'notValid'
}

export function text(options: Options = {}): Field {
  const maxLength = options.maxLength ?? 120
  return { kind: 'text', rule: line(maxLength, options.required), maxLength, ...drawing(options) }
}

/** A person's name: contains no web or mail address, since it appears in our mails to others. */
export function name(options: Options = {}): Field {
  const maxLength = options.maxLength ?? 60
  const rule = line(maxLength, options.required).refine((typed) => !hasPageAddress(typed), 'nameAddress')
  return { kind: 'text', rule, maxLength, ...drawing(options) }
}

/** @param options `noAddress`: rejects web addresses, for text that is mailed to somebody else. */
export function textarea({ noAddress = false, ...options }: Options & { noAddress?: boolean } = {}): Field {
  const maxLength = options.maxLength ?? 4000
  const rule = lines(maxLength, options.required).refine((typed) => !noAddress || !hasPageAddress(typed), 'textAddress')
  return { kind: 'textarea', rule, maxLength, ...drawing(options) }
}

/** @param invalid message key for an invalid address. */
export function email(options: Options & { invalid?: string } = {}): Field {
  const maxLength = 254
  const address = line(maxLength, options.required).pipe(z.email(options.invalid ?? 'emailInvalid'))
  return { kind: 'email', rule: orEmpty(address, options.required), maxLength, autocomplete: 'email', ...drawing(options) }
}

/** 8 to 15 digits with the usual separators, optionally a leading plus. */
const phonePattern = /^\+?(?:[\s./()-]*\d){8,15}[\s./()-]*$/

export function phone(options: Options = {}): Field {
  const maxLength = 40
  const number = line(maxLength, options.required).pipe(z.string().regex(phonePattern, 'phoneInvalid'))
  return { kind: 'tel', rule: orEmpty(number, options.required), maxLength, autocomplete: 'tel', ...drawing(options) }
}

/** A web address with or without `https://`; the parsed value has it. */
export function website(options: Options = {}): Field {
  const maxLength = 200
  const address = line(maxLength, options.required)
    .transform((typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'websiteInvalid' }))
  return { kind: 'text', rule: orEmpty(address, options.required), maxLength, autocomplete: 'url', ...drawing(options) }
}

/** Four digits in Belgium; letters are allowed for other countries. */
export function postalCode(options: Options = {}): Field {
  const maxLength = 10
  const code = line(maxLength, options.required).pipe(z.string().regex(/^[\dA-Za-z][\dA-Za-z\s-]{2,9}$/, 'postalCodeInvalid'))
  return { kind: 'text', rule: orEmpty(code, options.required), maxLength, autocomplete: 'postal-code', ...drawing(options) }
}

/**
 * A whole number in Belgian notation: `1.250`, `1 250`, `1,250`, `€ 1.250,00` are 1250; `12.5` is invalid. The parsed value is a
 * number, or undefined when empty.
 */
export function wholeNumber(options: Options & { min: number; max: number; counts?: Field['counts'] }): Field {
  const digits = line(20, options.required)
    .transform((typed) => (typed === '' ? undefined : (parseAmount(typed) ?? Number.NaN)))
    .pipe(
      z
        .number('numberInvalid')
        .refine(Number.isInteger, { error: 'numberNotWhole', abort: true })
        .min(options.min, 'numberOutOfRange')
        .max(options.max, 'numberOutOfRange')
        .optional(),
    )
  return { kind: 'number', rule: digits, maxLength: 20, ...(options.counts && { counts: options.counts }), ...drawing(options) }
}

/** An existing date, `2027-03-31`. */
export function day({ within, ...options }: Options & { incomplete?: string } & Pick<Field, 'within'> = {}): Field {
  const date = line(10, options.required).pipe(z.iso.date(options.incomplete ?? 'dateInvalid'))
  return { kind: 'date', rule: orEmpty(date, options.required), ...(within && { within }), ...drawing(options) }
}

type ChoiceOptions<Value extends string> = Options & {
  values: readonly Value[]
  kind?: 'choice' | 'select'
  look?: Field['look']
}

export function choice<const Value extends string>(options: ChoiceOptions<Value>): Field {
  const rule = z.string().pipe(z.enum(options.values, { error: () => options.required ?? 'notValid' }))
  return {
    kind: options.kind ?? 'choice',
    rule: orEmpty(rule, options.required),
    options: options.values,
    ...(options.look && { look: options.look }),
    ...drawing(options),
  }
}

/** The parsed value is a list without duplicates. */
export function choices<const Value extends string>(options: ChoiceOptions<Value>): Field {
  const list = z
    .preprocess(toList, z.array(z.enum(options.values, { error: () => 'notValid' })))
    .transform((values) => [...new Set(values)])
    .refine((values) => !options.required || values.length > 0, options.required)
  return { kind: 'choices', rule: list, options: options.values, ...drawing(options) }
}

/** Browsers send one ticked box as text, several as a list and none as nothing. */
const toList = (value: unknown) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value])

/**
 * A multiple choice from the content, such as zones: the choices are passed as properties of the form, and the caller validates
 * them.
 */
export function offered(options: Options & { pattern: RegExp; look?: Field['look'] }): Field {
  const list = z
    .preprocess(toList, z.array(z.string().regex(options.pattern, 'notValid')).max(100, 'notValid'))
    .transform((values) => [...new Set(values)])
    .refine((values) => !options.required || values.length > 0, options.required)
  return { kind: 'choices', rule: list, ...(options.look && { look: options.look }), ...drawing(options) }
}

/** Belgian postcodes separated by commas or spaces. The parsed value is a list without duplicates. */
export function postalCodes(options: Options = {}): Field {
  const maxLength = 200
  const codes = line(maxLength, options.required)
    .transform((typed) => [...new Set(typed.split(/[\s,;.]+/).filter(Boolean))])
    // On the whole field, not on an element of the list, so that the message is shown at the field.
    .refine((parts) => parts.every((part) => /^[1-9]\d{3}$/.test(part)), 'postalCodesInvalid')
  return { kind: 'text', rule: codes, maxLength, ...drawing(options) }
}

/** A new password; it is never sent back to the page. @param options optional without `required`. */
export function newPassword(options: Options = {}): Field {
  const { min, max } = passwordLength
  return {
    kind: 'password',
    rule: orEmpty(z.string().min(min, 'passwordTooShort').max(max, 'tooLong').refine(isSingleLine, 'notValid'), options.required),
    maxLength: max,
    autocomplete: 'new-password',
    ...drawing(options),
  }
}

/** Repetition of the password; the form checks that both are equal, so its length is not validated. */
export function repeatedPassword(options: Options = {}): Field {
  const rule = z.string().refine(isSingleLine, 'notValid')
  return { kind: 'password', rule, maxLength: passwordLength.max, autocomplete: 'new-password', ...drawing(options) }
}

/** A checkbox: `on` or nothing. The parsed value is a boolean; a required one must be ticked. */
export function checkbox(options: Options = {}): Field {
  const ticked = z
    .enum(['on', ''], { error: () => 'notValid' })
    .default('')
    .transform((value) => value === 'on')
    .refine((isTicked) => !options.required || isTicked, options.required)
  return { kind: 'checkbox', rule: ticked, ...drawing(options) }
}

/** The value is the cleaned name of the file; its content is validated on the server. @param options `maxBytes`: highest size. */
export function file(options: Options & { accept: readonly string[]; maxBytes: number }): Field {
  const { required, accept, maxBytes } = options
  const name = z
    .string()
    .refine((text) => !required || text !== '', required)
    .transform((text) => (text === '' ? '' : cleanFileName(text)))
  return { kind: 'file', rule: name, accept, maxBytes, ...drawing(options) }
}

/** @param others values in addition to slots, such as `waiting-list`. Slots are ISO times in UTC. */
export function slot({ others, ...options }: Options & { others: readonly string[] }): Field {
  const moment = z.iso.datetime()
  const isKnown = (value: string) => others.includes(value) || moment.safeParse(value).success
  const rule = z.string().refine(isKnown, options.required ?? 'notValid')
  return { kind: 'slot', rule: orEmpty(rule, options.required), ...drawing(options) }
}

/** The amount whose words were confirmed; empty when they were not. */
export function amountWords(amountField: string, options: Options): Field {
  return { kind: 'amount-words', rule: line(20), amountField, options: ['read'], hasHelp: true, ...drawing(options) }
}

/** A hidden value; the caller validates it. */
export function hidden({ maxLength = 500 }: Pick<Options, 'maxLength'> = {}): Field {
  const rule = z.string().max(maxLength, 'notValid').refine(isSingleLine, 'notValid')
  return { kind: 'hidden', rule, isRequired: false }
}
