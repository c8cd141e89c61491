/** What a form says of itself; with script also a token, so that the same filled-in form counts once. */
import { useEffect, useState } from 'react'

type Props = { form: string; language: string; subjectId: number | undefined }

/** Made in the browser: a page that is the same for everybody cannot hold one. */
function useToken(): string {
  const [token, setToken] = useState('')
  useEffect(() => setToken(crypto.randomUUID()), [])
  return token
}

export function HiddenFields({ form, language, subjectId }: Props) {
  const token = useToken()
  return (
    <>
      <input type="hidden" name="_form" value={form} />
      <input type="hidden" name="_language" value={language} />
      {subjectId !== undefined && <input type="hidden" name="_subject" value={subjectId} />}
      {token && (
        <>
          <input type="hidden" name="_token" value={token} />
          <input type="hidden" name="_script" value="on" />
        </>
      )}
    </>
  )
}
