/** Sends a form by script: once at a time, and what goes wrong on the way is told on the page. */
import { type RefObject, useActionState, useState } from 'react'
import { type Challenge, robotFields } from '@/lib/forms/challenge'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import { type FormState, submitAction } from './submit-action'
import { useChallenge } from './use-challenge'
import { forgetDraft } from './use-draft'
import { useWork } from './use-work'

type Sending = {
  state: FormState
  /** What the form posts to where there is no script. */
  formAction: (data: FormData) => void
  isSending: boolean
  /** How often the form came back, with problems or not sent. */
  attempt: number
  send: (data: FormData, values: RawValues) => Promise<void>
  /** Counts an attempt that the page itself refused. */
  refuse: () => void
  /** Forgets what became of the last sending. */
  clear: () => void
  /** The characters that are to be entered, if they are asked for. */
  challenge: Challenge | undefined
  /** Asks for other characters. */
  renew: () => Promise<void>
}

const idle: FormState = { kind: 'idle' }

export function useFormSending(
  form: FormDefinition,
  subjectId: number | undefined,
  element: RefObject<HTMLElement | null>,
): Sending {
  const [posted, formAction] = useActionState(submitAction, { kind: 'idle' } satisfies FormState)
  const [sent, setSent] = useState<FormState>()
  const [isSending, setIsSending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { challenge, take, quiet, renew } = useChallenge(form.id, posted)
  const solvedWork = useWork(form.id, element)

  async function send(data: FormData, values: RawValues): Promise<void> {
    if (isSending) return
    setIsSending(true)
    const work = challenge ? undefined : await solvedWork()
    if (work) data.set(robotFields.work, work)
    const state = await submitAction({ kind: 'idle' }, data).catch((): FormState => ({ kind: 'failed', values }))
    if (state.kind === 'saved') {
      forgetDraft(form, subjectId)
      // The button stays busy until the next page is there.
      window.location.assign(state.next)
      return
    }
    setSent(state)
    take(state)
    setAttempt((count) => count + 1)
    setIsSending(false)
  }

  const clear = () => setSent(idle)
  const refuse = () => {
    clear()
    quiet()
    setAttempt((count) => count + 1)
  }
  return { state: sent ?? posted, formAction, isSending, attempt, send, refuse, clear, challenge, renew }
}
