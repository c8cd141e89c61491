/** The hidden fields of every form of the office that can be returned with its values. */
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'

export type OfficeForm = {
  /** Name of the form. */
  form: string
  language: Language
  /** Account of the author: values stored until the next login are shown to nobody else. Empty for none. */
  author: string
}

export function OfficeFields({ form, language, author }: OfficeForm) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="author" value={author} />
    </>
  )
}
