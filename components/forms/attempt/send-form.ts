/** Sends a form by script, to the address that it posts to without script. */
import type { FormReply } from '@/lib/forms/form-state'
// Imported statically: when it is needed, a newer release may have replaced the chunk.
import { uploadForm } from '../uploads/upload-form'

/** @throws when there is no response, or one that the site's forms do not give. */
export async function sendForm<State>(form: HTMLFormElement, data: FormData): Promise<FormReply<State>> {
  const address = form.getAttribute('action') ?? window.location.href
  if ([...data.values()].some((value) => value instanceof File && value.size > 0)) return uploadForm(form, address, data)
  const answer = await fetch(address, { method: 'POST', body: data, headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}
