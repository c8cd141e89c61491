/** The questions of an application in the region of a property, with their reasons; derived from the form (ruling 30). */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { formIn, visibleFields } from '../../forms/define-form.ts'
import { rentalApplicationForm } from '../../forms/definitions/rental-application.ts'
import { fieldLabel } from '../leads/describe-values.ts'
import type { Subject } from '../leads/find-subject.ts'
import { formContext } from '../leads/form-context.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'

export type Question = { label: string; why: string; isRequired: boolean }

const residence: readonly string[] = ['ADDRESS', 'ZIP', 'CITY']

function reason(name: string, t: Translate): string {
  if (rentalApplicationForm.fields[name]?.hasHelp) return t(`Forms.rental-application.help.${name}`)
  if (name === 'TITLE') return t('ApplicationPreview.salutation')
  return t(residence.includes(name) ? 'ApplicationPreview.residence' : 'ApplicationPreview.identity')
}

/** In the order of the form. */
export function applicationQuestions(subject: Subject, language: Language): Question[] {
  const t = translatorOf(language)
  const context = formContext(language, subject)
  const form = formIn(rentalApplicationForm, context)
  return visibleFields(form, {}, context)
    .filter((name) => form.fields[name]?.kind !== 'hidden' && name !== 'PRIVACY')
    .map((name) => ({
      label: fieldLabel(form.id, name, t),
      why: reason(name, t),
      isRequired: form.fields[name]?.isRequired ?? false,
    }))
}
