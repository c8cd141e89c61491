/** A form, drawn on the server; it works there without script. */
import type { Language } from '@/lib/domain/text/language'
import type { FormProps } from '@/lib/forms/form-props'
import type { FormId } from '@/lib/forms/registry'
import { getFormProps } from '@/lib/server/forms/form-props'
import type { Subject } from '@/lib/server/leads/find-subject'
import { LazyForm, LazyViewingForm } from './lazy-form.client'

type Props = { form: FormId; language: Language; subject?: Subject; choices?: FormProps['choices']; given?: FormProps['given'] }

export function Form({ form, language, subject, choices, given }: Props) {
  const Body = form === 'visit' ? LazyViewingForm : LazyForm
  return <Body {...getFormProps(form, language, subject, choices, given)} />
}
