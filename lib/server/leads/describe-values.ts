/** The values of a form as readable lines: label and value of each field that was filled in. */
import 'server-only'
import { formatPrice } from '../../domain/property/price.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { formatDate } from '../../domain/text/date.ts'
import { weekdayInWords } from '../../domain/text/date-in-words.ts'
import { formatDecimal } from '../../domain/text/format-number.ts'
import type { Language } from '../../domain/text/language.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { Field } from '../../forms/field.ts'
import type { Translate } from '../pages/translator.ts'

export type Row = { label: string; value: string }

/** The reader's language, with its messages. */
export type Words = { t: Translate; language: Language }

/** Never shown: passwords, and the agreement, as no form is sent without it. */
const undescribed: readonly string[] = ['PASSWORD', 'PASSWORD_CONFIRMATION', 'PRIVACY']

/** The label of a field: the form's own if there is one, else the common one. */
export function fieldLabel(form: string, name: string, t: Translate): string {
  const own = `Forms.${form}.labels.${name}`
  return t.has(own) ? t(own) : t(`Forms.labels.${name}`)
}

/** The label of a choice. A range of hours is its own label, and so is a choice of an earlier release. */
export function optionLabel(name: string, value: string, t: Translate): string {
  if (/^\d\d:\d\d-\d\d:\d\d$/.test(value)) return value.replace('-', '–')
  const key = `Forms.options.${name}.${value}`
  return t.has(key) ? t(key) : value
}

/** The time of a viewing slot, in contrast to the other choices of the field. */
const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-.*Z$/.test(value)

/** `dinsdag 24 november 2026, 17:30` */
function momentInWords(moment: Date, language: Language): string {
  const { date, time } = toLocalTime(moment)
  return `${weekdayInWords(date, language)}, ${time}`
}

function numberText(value: number, { counts }: Field, language: Language): string {
  if (counts === 'years') return String(value)
  return counts === 'euros' ? formatPrice(value) : formatDecimal(value, language)
}

function readable(name: string, field: Field, value: unknown, { t, language }: Words): string {
  if (value === undefined || value === '') return ''
  if (field.kind === 'slot')
    return isMoment(value) ? momentInWords(new Date(value), language) : optionLabel(name, String(value), t)
  if (field.kind === 'checkbox') return t(value === true ? 'Forms.yes' : 'Forms.no')
  if (Array.isArray(value)) return value.map((item) => optionLabel(name, String(item), t)).join(', ')
  if (field.kind === 'amount-words') return String(value)
  if (field.options) return optionLabel(name, String(value), t)
  if (field.kind === 'tel') return formatPhone(String(value))
  if (field.kind === 'date') return formatDate(String(value))
  return typeof value === 'number' ? numberText(value, field, language) : String(value)
}

/** In the order of the form. */
export function describeValues(form: FormDefinition, values: Readonly<Record<string, unknown>>, words: Words): Row[] {
  return form.sections
    .flatMap((section) => section.fields)
    .flatMap((name) => {
      const field = form.fields[name]
      if (!field || field.kind === 'hidden' || undescribed.includes(name) || !Object.hasOwn(values, name)) return []
      const value = readable(name, field, values[name], words)
      // The label of a checkbox is a sentence; its full stop is removed, as the value follows.
      return value ? [{ label: fieldLabel(form.id, name, words.t).replace(/\.$/, ''), value }] : []
    })
}
