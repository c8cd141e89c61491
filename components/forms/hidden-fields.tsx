/** What a form says of itself; with script also a token, so that the same filled-in form counts once. */
import { useEffect, useState } from 'react'
import { botProtectionFields } from '@/lib/forms/challenge'
import { formFields } from '@/lib/forms/form-state'
import { formVersion } from '@/lib/forms/form-version'
import { type FormId, forms } from '@/lib/forms/registry'

type Props = {
  form: FormId
  language: string
  subjectId: number | undefined
  /** Id of what the server keeps for this try. */
  keptId: string | undefined
  /** Says to leave the trap empty, where styles do not hide it. */
  trapText: string
}

/** Made in the browser: a page that is the same for everybody cannot hold one. */
function useToken(): string {
  const [token, setToken] = useState('')
  useEffect(() => setToken(crypto.randomUUID()), [])
  return token
}

/** A field for robots alone: not seen, not read out, not reached by the keyboard, not completed by the browser. */
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
