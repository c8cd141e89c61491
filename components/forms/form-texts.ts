/** The texts of one form in the language of the page, for the part of it that runs in the browser. */
import { useTranslations } from 'next-intl'
import type { FormDefinition } from '@/lib/forms/define-form'

export type FormTexts = {
  labels: Readonly<Record<string, string>>
  help: Readonly<Record<string, string>>
  /** By field, then by value. */
  options: Readonly<Record<string, Readonly<Record<string, string>>>>
  sections: Readonly<Record<string, string>>
  /** Messages of fields and of refusals, by key. */
  errors: Readonly<Record<string, string>>
  refusals: Readonly<Record<string, string>>
  submit: string
  /** 'Mail not sent, try again' of this form (specification 8). */
  failed: string
  sending: string
  next: string
  previous: string
  /** With {step} and {count}. */
  stepOf: string
  requiredNote: string
  required: string
  optional: string
  choose: string
  problem: string
  /** With {count}. */
  problems: string
  /** Text of the agreement, the link within it in brackets: `… [privacy statement] …`. */
  agreement: string
  robots: string
}

const entriesOf = <Value>(names: readonly string[], textOf: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]))

/** Ranges of hours are their own label. */
const isHours = (value: string) => /^\d\d:\d\d-\d\d:\d\d$/.test(value)

/** A form's own text wins over the common one. */
function useOwnOrCommon(form: string) {
  const t = useTranslations('Forms')
  return (part: string, name: string) => (t.has(`${form}.${part}.${name}`) ? t(`${form}.${part}.${name}`) : t(`${part}.${name}`))
}

export function useFormTexts(form: FormDefinition): FormTexts {
  const t = useTranslations('Forms')
  const ownOrCommon = useOwnOrCommon(form.id)
  const names = Object.keys(form.fields)
  const optionsOf = (name: string) =>
    entriesOf(form.fields[name]?.options ?? [], (value) =>
      isHours(value) ? value.replace('-', '–') : t(`options.${name}.${value}`),
    )
  return {
    labels: entriesOf(names, (name) => ownOrCommon('labels', name)),
    help: entriesOf(
      names.filter((name) => form.fields[name]?.hasHelp),
      (name) => ownOrCommon('help', name),
    ),
    options: entriesOf(
      names.filter((name) => form.fields[name]?.options),
      optionsOf,
    ),
    sections: entriesOf(
      form.sections.map(({ id }) => id),
      (id) => ownOrCommon('sections', id),
    ),
    errors: t.raw('errors'),
    refusals: t.raw('refusals'),
    submit: t(`${form.id}.submit`),
    failed: t(`${form.id}.failed`),
    sending: t('sending'),
    next: t('next'),
    previous: t('previous'),
    stepOf: t.raw('stepOf'),
    requiredNote: t('requiredNote'),
    required: t('required'),
    optional: t('optional'),
    choose: t('choose'),
    problem: t('problem'),
    problems: t.raw('problems'),
    agreement: t(`${form.id}.agreement`),
    robots: t('robots'),
  }
}
