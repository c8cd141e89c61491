/** A form with its texts; drawn on the server, and it works there without script. */
import type { ConditionRecord } from '@/lib/domain/condition'
import type { Language } from '@/lib/domain/language'
import { slotsOf } from '@/lib/forms/person'
import { type FormId, forms } from '@/lib/forms/registry'
import { linkHref } from '@/lib/server/link-href'
import { FormBody } from './form.client'
import { useFormTexts } from './form-texts'

type Props = {
  form: FormId
  language: Language
  /** Number of the property or project that it is about. */
  subjectId?: number
  /** What conditions of fields may ask beside the fields. */
  context?: ConditionRecord
}

export function Form({ form, language, subjectId, context = {} }: Props) {
  const texts = useFormTexts(forms[form])
  return (
    <FormBody
      formId={form}
      language={language}
      subjectId={subjectId}
      context={{ ...context, language }}
      contactSlots={slotsOf(language)}
      privacyHref={linkHref('privacy-statement', language)}
      texts={texts}
    />
  )
}
