/** Puts the texts of a form together; a form's own text wins over the common one. */
import 'server-only'
import type { FormDefinition } from '../../forms/define-form.ts'
import { stepsOf } from '../../forms/form-steps.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import { optionLabel } from '../submissions/describe-values.ts'
import type { Translate } from '../translator.ts'

const entriesOf = <Value>(names: readonly string[], textOf: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)]))

const ownOrCommon = (form: string, t: Translate) => (part: string) => (name: string) =>
  t.has(`Forms.${form}.${part}.${name}`) ? t(`Forms.${form}.${part}.${name}`) : t(`Forms.${part}.${name}`)

/** Texts of the fields: labels, help, and the labels of choices. */
function fieldTexts(form: FormDefinition, t: Translate): Pick<FormTexts, 'labels' | 'help' | 'options' | 'sections' | 'steps'> {
  const textOf = ownOrCommon(form.id, t)
  const names = Object.keys(form.fields).filter((name) => form.fields[name]?.kind !== 'hidden')
  const withHelp = names.filter((name) => form.fields[name]?.hasHelp)
  const withOptions = names.filter((name) => form.fields[name]?.options)
  const sections = form.sections.map(({ id }) => id)
  return {
    labels: entriesOf(names, textOf('labels')),
    help: entriesOf(withHelp, textOf('help')),
    sections: entriesOf(sections, textOf('sections')),
    // A step of one section may bear the section's name.
    steps: stepsOf(form).map(({ id }) =>
      t.has(`Forms.${form.id}.steps.${id}`) ? t(`Forms.${form.id}.steps.${id}`) : textOf('sections')(id),
    ),
    options: entriesOf(withOptions, (name) =>
      entriesOf(form.fields[name]?.options ?? [], (value) => optionLabel(name, value, t)),
    ),
  }
}

/** @param phone number of the office, for whoever the site cannot help. */
export function formTexts(form: FormDefinition, t: Translate, phone: string): FormTexts {
  const common = (key: string) => t(`Forms.${key}`)
  return {
    ...fieldTexts(form, t),
    errors: t.raw('Forms.errors'),
    refusals: entriesOf(Object.keys(t.raw('Forms.refusals')), (code) => t(`Forms.refusals.${code}`, { phone })),
    challenge: t.raw('Forms.challenge'),
    submit: common(`${form.id}.submit`),
    failed: common(`${form.id}.failed`),
    agreement: form.fields['PRIVACY'] ? common(`${form.id}.agreement`) : '',
    newTab: t('SiteLink.newTab'),
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
    robots: common('robots'),
  }
}
