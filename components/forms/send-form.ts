/** Sends a form by script, to the address that it posts to without. */
import type { FormReply } from '@/lib/forms/form-state'
// Not loaded when it is needed: by then a newer release may have taken the file away.
import { uploadForm } from './upload-form'

/** @throws when there is no answer, or one that no form of the site gets. */
export async function sendForm<State>(form: HTMLFormElement, data: FormData): Promise<FormReply<State>> {
  const address = form.getAttribute('action') ?? window.location.href
  if ([...data.values()].some((value) => value instanceof File && value.size > 0)) return uploadForm(form, address, data)
  const answer = await fetch(address, { method: 'POST', body: data, headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}
