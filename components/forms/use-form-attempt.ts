/** Sends a form by script: once at a time, and what goes wrong on the way is shown on the page. */
import { type RefObject, useRef, useState } from 'react'
import { useWhenShownAgain } from '@/components/ui/use-when-shown-again'
import { botProtectionFields, type Challenge } from '@/lib/forms/challenge'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import type { FormState, KeptInput } from '@/lib/forms/form-state'
import { useReturnedState } from './returned-context.client'
import { sendForm } from './send-form'
import { useChallenge } from './use-challenge'
import { deleteDraft } from './use-draft'
import { useProofOfWork } from './use-proof-of-work'

export type FormAttempt = {
  state: FormState
  isSending: boolean
  /** How often the form came back, with problems or not sent. */
  attempt: number
  /** @param values what was typed, for when there is no answer. */
  send: (values: RawValues) => Promise<void>
  /** Counts an attempt that the page itself rejected. */
  reject: () => void
  /** Clears what became of the last attempt. */
  clear: () => void
  /** What the server keeps of the attempt that the page shows. */
  kept: KeptInput | undefined
  /** The characters that are to be entered, if they are asked for. */
  challenge: Challenge | undefined
  /** Asks for other characters. */
  renew: () => Promise<void>
}

const idle: FormState = { kind: 'idle' }

export function useFormAttempt(
  form: FormDefinition,
  subjectId: number | undefined,
  element: RefObject<HTMLFormElement | null>,
): FormAttempt {
  const posted = useReturnedState(form.id, subjectId) ?? idle
  const [sent, setSent] = useState<FormState>()
  const [isSending, setIsSending] = useState(false)
  // Of two quick presses the second may come before the first is drawn.
  const isBusy = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const { challenge, take, quiet, renew } = useChallenge(form.id, posted)
  const solvedProofOfWork = useProofOfWork(form.id, element)

  // What was sent took the token of the page along, and another message with the same would count as sent: the page is loaded again.
  useWhenShownAgain(() => {
    if (isSending) location.reload()
  })

  async function send(values: RawValues): Promise<void> {
    if (isBusy.current || !element.current) return
    isBusy.current = true
    setIsSending(true)
    const data = new FormData(element.current)
    const work = challenge ? undefined : await solvedProofOfWork()
    if (work) data.set(botProtectionFields.work, work)
    const reply = await sendForm<FormState>(element.current, data).catch(() => ({ state: { kind: 'failed', values } as const }))
    if ('next' in reply) {
      deleteDraft(form, subjectId)
      // The button stays busy until the next page is there.
      location.assign(reply.next)
      return
    }
    isBusy.current = false
    setIsSending(false)
    setSent(reply.state)
    take(reply.state)
    setAttempt((count) => count + 1)
  }

  const clear = () => setSent(idle)
  const reject = () => {
    clear()
    quiet()
    setAttempt((count) => count + 1)
  }
  const kept = 'kept' in posted ? posted.kept : undefined
  return { state: sent ?? posted, kept, isSending, attempt, send, reject, clear, challenge, renew }
}
