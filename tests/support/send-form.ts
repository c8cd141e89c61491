/** Stands for what a form asks of the server, which components only call. A test says what is answered. */
import { vi } from 'vitest'
import type { FormReply, FormState } from '../../lib/forms/form-state'

type Reply = FormReply<FormState>

export const sendForm = vi.fn<(form: HTMLFormElement, data: FormData) => Promise<Reply>>(async () => ({
  state: { kind: 'idle' },
}))

/** There is none to be had, and nothing is waited for: the form is posted without. */
export const solveProofOfWork = async (): Promise<string | undefined> => undefined
