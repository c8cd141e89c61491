/** What every form of the office sends that can come back as it was typed. */
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'

export type OfficeForm = {
  /** Its name among the forms of the office. */
  form: string
  language: Language
  /** Account of whoever writes it: what waits for the next login is shown to nobody else. Empty for none. */
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
