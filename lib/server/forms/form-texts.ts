/** Collects the texts of a form; a form's own text takes precedence over the common one. */
import 'server-only'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { Field } from '../../forms/field.ts'
import { stepsOf } from '../../forms/form-steps.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { forms } from '../../forms/registry.ts'
import { optionLabel } from '../leads/describe-values.ts'
import type { Translate } from '../pages/translator.ts'

const entriesOf = <Value>(names: readonly string[], textOf: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]))

const ownOrCommon = (form: string, t: Translate) => (part: string) => (name: string) =>
  t.has(`Forms.${form}.${part}.${name}`) ? t(`Forms.${form}.${part}.${name}`) : t(`Forms.${part}.${name}`)

/** The error message key of an empty field; undefined if the field is optional. */
const requiredKey = (field: Field): string | undefined => field.rule.safeParse('').error?.issues[0]?.message

const requiredKeys = (fields: readonly Field[]) => new Set(fields.flatMap((field) => requiredKey(field) ?? []))

/** Including fields that are required only in some contexts. */
const allRequiredKeys = (fields: readonly Field[]) =>
  new Set([...requiredKeys(fields), ...fields.flatMap(({ requiredWhen }) => requiredWhen?.message ?? [])])

/**
 * Only the messages about required fields that the form has.
 * @param names of its fields.
 */
function errorTexts(form: FormDefinition, names: readonly string[], t: Translate): FormTexts['errors'] {
  const asked = requiredKeys(names.flatMap((name) => form.fields[name] ?? []))
  const all = allRequiredKeys(Object.values<FormDefinition>(forms).flatMap(({ fields }) => Object.values(fields)))
  const texts: FormTexts['errors'] = t.raw('Forms.errors')
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !all.has(key) || asked.has(key)))
}

type FieldTexts = Pick<FormTexts, 'labels' | 'help' | 'options' | 'sections' | 'steps'>

/** Texts of the fields: labels, help texts, and labels of choices. */
function fieldTexts(form: FormDefinition, asked: readonly string[], t: Translate): FieldTexts {
  const textOf = ownOrCommon(form.id, t)
  const names = asked.filter((name) => form.fields[name]?.kind !== 'hidden')
  const withHelp = names.filter((name) => form.fields[name]?.hasHelp)
  const withOptions = names.filter((name) => form.fields[name]?.options)
  const sections = form.sections.map(({ id }) => id)
  return {
    labels: entriesOf(names, textOf('labels')),
    help: entriesOf(withHelp, textOf('help')),
    sections: entriesOf(sections, textOf('sections')),
    // A step with one section can use the title of the section.
    steps: stepsOf(form).map(({ id }) =>
      t.has(`Forms.${form.id}.steps.${id}`) ? t(`Forms.${form.id}.steps.${id}`) : textOf('sections')(id),
    ),
    options: entriesOf(withOptions, (name) =>
      entriesOf(form.fields[name]?.options ?? [], (value) => optionLabel(name, value, t)),
    ),
  }
}

/**
 * @param asked names of the fields that may be shown.
 * @param phone number of the office, shown when the form cannot be sent.
 */
export function formTexts(form: FormDefinition, asked: readonly string[], t: Translate, phone: string): FormTexts {
  const common = (key: string) => t(`Forms.${key}`)
  return {
    ...fieldTexts(form, asked, t),
    errors: errorTexts(form, asked, t),
    refusals: entriesOf(Object.keys(t.raw('Forms.refusals')), (code) => t(`Forms.refusals.${code}`, { phone })),
    slots: asked.some((name) => form.fields[name]?.kind === 'slot') ? t.raw('Forms.slots') : undefined,
    files: asked.some((name) => form.fields[name]?.kind === 'file') ? t.raw('Forms.files') : undefined,
    challenge: t.raw('Forms.challenge'),
    submit: common(`${form.id}.submit`),
    failed: common(`${form.id}.failed`),
    agreement: form.fields['PRIVACY'] ? common(`${form.id}.agreement`) : '',
    newTab: t('SiteLink.newTab'),
    changed: { title: common('changed.title'), reload: common('changed.reload') },
    gone: common('gone'),
    kept: t.raw('Forms.kept'),
    sending: common('sending'),
    next: common('next'),
    previous: common('previous'),
    stepOf: t.raw('Forms.stepOf'),
    requiredNote: common('requiredNote'),
    required: common('required'),
    optional: common('optional'),
    choose: common('choose'),
    problem: common('problem'),
    problems: t.raw('Forms.problems'),
    honeypot: common('honeypot'),
  }
}
