/** What every form about a lead sends. */
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'

export type HiddenLead = {
  form: string
  language: Language
  id: string
  /** That the page has seen. */
  version: number
  /** Query of the inbox beside it. */
  inbox: string
  /** Account of whoever writes it: what comes back is shown to nobody else. */
  author: string
}

export function HiddenLeadFields({ form, language, id, version, inbox, author }: HiddenLead) {
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="lead" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="inbox" value={inbox} />
      <input type="hidden" name="author" value={author} />
    </>
  )
}
