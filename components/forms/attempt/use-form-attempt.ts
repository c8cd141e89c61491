/** Sends a form by script, one request at a time, and shows errors of the request on the page. */
import { type RefObject, useRef, useState } from 'react'
import { useWhenShownAgain } from '@/components/ui/use-when-shown-again'
import { botProtectionFields, type Challenge } from '@/lib/forms/challenge'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { RawValues } from '@/lib/forms/field'
import type { FormState, KeptInput } from '@/lib/forms/form-state'
import { useChallenge } from '../bot-protection/use-challenge'
import { useProofOfWork } from '../bot-protection/use-proof-of-work'
import { useReturnedState } from '../returned/returned-context.client'
import { sendForm } from './send-form'
import { deleteDraft } from './use-draft'

export type FormAttempt = {
  state: FormState
  isSending: boolean
  /** How often the form was returned, with validation errors or unsent. */
  attempt: number
  /** @param values the typed values, for when there is no response. */
  send: (values: RawValues) => Promise<void>
  /** Counts an attempt that failed validation in the browser. */
  reject: () => void
  /** Clears the result of the last attempt. */
  clear: () => void
  /** Values that the server stored with the attempt that the page shows. */
  kept: KeptInput | undefined
  /** The challenge, if one is required. */
  challenge: Challenge | undefined
  /** Requests other characters. */
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
  // A ref, as the second of two quick clicks can come before the first is rendered.
  const isBusy = useRef(false)
  const [attempt, setAttempt] = useState(0)
  const { challenge, take, quiet, renew } = useChallenge(form.id, posted)
  const solvedProofOfWork = useProofOfWork(form.id, element)

  // The token of the page was used with the last attempt; another message with the same token would count as sent already: reload
  // the page.
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
      // The button stays busy until the next page is loaded.
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
