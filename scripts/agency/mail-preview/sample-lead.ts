/** Sample values for every form field, to preview the mails about a form. */
import type { Language } from '../../../lib/domain/text/language.ts'
import type { FormDefinition } from '../../../lib/forms/define-form.ts'
import type { Field } from '../../../lib/forms/field.ts'
import { remarks } from './sample-texts.ts'

const texts: Readonly<Record<string, string>> = {
  FIRST_NAME: 'Saar',
  LAST_NAME: 'Lemmens',
  FIRST_NAME_B: 'Tom',
  LAST_NAME_B: 'Wouters',
  EMAIL: 'saar.lemmens@voorbeeld.example',
  EMAIL_B: 'tom.wouters@voorbeeld.example',
  PHONE_NUMBER: '0470000001',
  PHONE_NUMBER_B: '0470000002',
  ADDRESS: 'Dageraadplaats 12',
  STREET: 'Dageraadplaats',
  NUMBER: '12',
  ZIP: '2018',
  CITY: 'Antwerpen',
  PLACE: 'Antwerpen',
}

const numbers: Readonly<Record<string, number>> = {
  YEAR: 1990,
  AMOUNT: 728_000,
  LIVING_AREA: 214,
  PLOT_AREA: 1240,
  BUDGET: 780_000,
}

function sampleValue(name: string, { kind, options = [] }: Field, language: Language, now: Date): unknown {
  switch (kind) {
    case 'number':
      return numbers[name] ?? 3
    case 'date':
      return new Date(now.getTime() + (name === 'END_DATE' ? 14 : 1) * 86_400_000).toISOString().slice(0, 10)
    case 'textarea':
      return remarks[language]
    case 'select':
    case 'choice':
      return options[0]
    case 'choices':
      return options.slice(0, 2)
    case 'checkbox':
      return true
    case 'file':
      return 'cv-saar-lemmens.pdf'
    case 'text':
    case 'email':
    case 'tel':
      return texts[name] ?? ''
    default:
      return undefined
  }
}

/** All fields except the slot of a viewing, and the fields about a person who is only mailed, as those are never stored. */
export const sampleFields = (form: FormDefinition, language: Language, now: Date): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      if (form.others[form.essentialMail ?? '']?.includes(name)) return []
      const value = sampleValue(name, field, language, now)
      return value === undefined || value === '' ? [] : [[name, value]]
    }),
  )
