/** Sends a form by script, to the address that it posts to without. */
import type { FormReply } from '@/lib/forms/form-state'

/** @throws when there is no answer, or one that no form of the site gets. */
export async function sendForm<State>(form: HTMLFormElement, data: FormData): Promise<FormReply<State>> {
  const address = form.getAttribute('action') ?? window.location.href
  const answer = await fetch(address, { method: 'POST', body: data, headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer.json()
}
