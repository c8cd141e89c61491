/** What every form about a property sends. */
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'

export type HiddenListing = {
  form: string
  language: Language
  id: number
  /** That the page has seen. */
  version: number
}

export function HiddenListingFields({ form, language, id, version }: HiddenListing) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
    </>
  )
}
