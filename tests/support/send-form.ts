/** Replaces the server's answer to a form; components only call it. A test sets the answer. */
import { vi } from 'vitest'
import type { FormReply, FormState } from '../../lib/forms/form-state'

type Reply = FormReply<FormState>

export const sendForm = vi.fn<(form: HTMLFormElement, data: FormData) => Promise<Reply>>(async () => ({
  state: { kind: 'idle' },
}))

/** No proof of work, and no waiting: the form is posted without. */
export const solveProofOfWork = async (): Promise<string | undefined> => undefined
