/** A form, rendered on the server; it works there without script. */
import type { Language } from '@/lib/domain/text/language'
import type { FormProps } from '@/lib/forms/form-props'
import type { FormId } from '@/lib/forms/registry'
import { getFormProps } from '@/lib/server/forms/form-props'
import type { Subject } from '@/lib/server/leads/find-subject'
import { LazyForm, LazySearchForm, LazyViewingForm } from './lazy-form.client'

type Props = { form: FormId; language: Language; subject?: Subject; choices?: FormProps['choices']; given?: FormProps['given'] }

/** Forms with a field type that no other form has. */
const ownBodies: Partial<Record<FormId, typeof LazyForm>> = {
  visit: LazyViewingForm,
  'change-search': LazySearchForm,
  'demand-register': LazySearchForm,
}

/** With its script as a chunk of its own. */
export const bodyOf = (form: FormId) => ownBodies[form] ?? LazyForm

export function Form({ form, language, subject, choices, given }: Props) {
  const Body = bodyOf(form)
  return <Body {...getFormProps(form, language, subject, choices, given)} />
}
