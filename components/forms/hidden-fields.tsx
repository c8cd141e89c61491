/** What a form says of itself; with script also a token, so that the same filled-in form counts once. */
import { useEffect, useState } from 'react'
import { robotFields } from '@/lib/forms/challenge'

type Props = {
  form: string
  language: string
  subjectId: number | undefined
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
        <input name={robotFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

export function HiddenFields({ form, language, subjectId, trapText }: Props) {
  const token = useToken()
  return (
    <>
      <input type="hidden" name="_form" value={form} />
      <input type="hidden" name="_language" value={language} />
      {subjectId !== undefined && <input type="hidden" name="_subject" value={subjectId} />}
      <Trap text={trapText} />
      {token && (
        <>
          <input type="hidden" name="_token" value={token} />
          <input type="hidden" name="_script" value="on" />
        </>
      )}
    </>
  )
}
