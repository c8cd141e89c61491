/** Stands for the way of a form to the server, which components only call. A test says what is answered. */
import { vi } from 'vitest'
import type { FormReply, FormState } from '../../lib/forms/form-state'

type Reply = FormReply<FormState>

export const sendForm = vi.fn<(form: HTMLFormElement, data: FormData) => Promise<Reply>>(async () => ({
  state: { kind: 'idle' },
}))
