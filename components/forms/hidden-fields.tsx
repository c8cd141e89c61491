/** The hidden fields of a form; with script also an idempotency token, so that a form sent twice counts once. */
import { useEffect, useState } from 'react'
import { botProtectionFields } from '@/lib/forms/challenge'
import { formFields } from '@/lib/forms/form-state'
import { formVersion } from '@/lib/forms/form-version'
import { type FormId, forms } from '@/lib/forms/registry'

type Props = {
  form: FormId
  language: string
  subjectId: number | undefined
  /** Id under which the server stored values of this attempt. */
  keptId: string | undefined
  /** Asks to leave the honeypot empty, where style sheets do not hide it. */
  trapText: string
}

/** Generated in the browser: a static page cannot contain one. */
function useToken(): string {
  const [token, setToken] = useState('')
  useEffect(() => setToken(crypto.randomUUID()), [])
  return token
}

/** The honeypot, a field that only bots fill in: hidden, not read out, not focusable, no autocomplete. */
function Trap({ text }: { text: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {text}
        <input name={botProtectionFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

export function HiddenFields({ form, language, subjectId, keptId, trapText }: Props) {
  const token = useToken()
  return (
    <>
      <input type="hidden" name={formFields.form} value={form} />
      <input type="hidden" name={formFields.language} value={language} />
      <input type="hidden" name={formFields.version} value={formVersion(forms[form])} />
      {subjectId !== undefined && <input type="hidden" name={formFields.subject} value={subjectId} />}
      {keptId && <input type="hidden" name={formFields.kept} value={keptId} />}
      <Trap text={trapText} />
      {token && <input type="hidden" name={formFields.token} value={token} />}
    </>
  )
}
