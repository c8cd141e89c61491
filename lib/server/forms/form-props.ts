/** Collects the props of a form component. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import { formIn } from '../../forms/define-form.ts'
import type { FormProps } from '../../forms/form-props.ts'
import { slotsOf } from '../../forms/person.ts'
import { possibleFields } from '../../forms/possible-fields.ts'
import { type FormId, forms } from '../../forms/registry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Subject } from '../leads/find-subject.ts'
import { formContext } from '../leads/form-context.ts'
import { linkHref } from '../pages/link-href.ts'
import { translatorOf } from '../pages/translator.ts'
import { discreetChoices } from './discreet-choices.ts'
import { isFull, whenFull } from './form-intro.ts'
import { formTexts } from './form-texts.ts'
import { searchChoices } from './search-choices.ts'
import { unitChoices } from './unit-choices.ts'

/**
 * @param choices those that change over time, such as free viewing slots.
 * @param given initial values of fields, such as the token of a link.
 */
export function getFormProps(
  formId: FormId,
  language: Language,
  subject?: Subject,
  choices: FormProps['choices'] = {},
  given: FormProps['given'] = {},
): FormProps {
  const t = translatorOf(language)
  const context = formContext(language, subject, choices['SLOT'] && choices['SLOT'].length > 0)
  const form = formIn(forms[formId], context)
  const texts = formTexts(form, possibleFields(form, context), t, formatPhone(getSnapshot().site.contact.phone))
  const full = isFull(choices) ? whenFull(texts, t) : undefined
  const slots = slotsOf(language).map((value) => ({ value, label: value.replace('-', '–') }))
  return {
    formId,
    language,
    subjectId: subject?.id,
    context,
    choices: {
      ...('ZONES' in forms[formId].fields && searchChoices(language)),
      CONTACT_SLOTS: slots,
      ...('DISCREET_OFFER' in forms[formId].fields && { DISCREET_OFFER: discreetChoices(language, t) }),
      ...(subject?.project && { UNIT: unitChoices(subject.project, language, t) }),
      ...choices,
    },
    given: { ...full?.given, ...given },
    privacyHref: linkHref('privacy-statement', language),
    texts: full?.texts ?? texts,
  }
}
