/** Keeps what is typed while it is typed: a moment after the last key, once at a time, and again when it failed. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { sendForm } from '@/components/forms/send-form'
import type { TextFault } from '@/lib/content/editing/text-fault'
import type { AccountState } from '@/lib/forms/account-state'

/** Milliseconds without a key before it is kept, and before it is tried again. */
const pause = 1_200
const again = 15_000

/** A field that a colleague wrote meanwhile: what they wrote, and the mark of that. */
export type Clash = { name: string; theirs: string; mark: string; typed: string }

export type DraftState = {
  version: string
  /** Marks of what the fields said, as JSON: the server reads it. */
  seen: string
  faults: readonly TextFault[]
  clashes: readonly Clash[]
  /** `idle`: nothing typed since the page was loaded. */
  saving: 'idle' | 'waiting' | 'saved' | 'failed'
  at: Date | undefined
}

const parse = <T>(text: string | undefined, otherwise: T): T => (text === undefined ? otherwise : (JSON.parse(text) as T))

/** What the server answered, in place of what was. */
function nextState(before: DraftState, { values = {} }: AccountState): DraftState {
  return {
    version: values['version'] ?? before.version,
    seen: values['seen'] ?? before.seen,
    faults: parse(values['faults'], before.faults),
    clashes: parse(values['clashes'], before.clashes),
    saving: 'saved',
    at: new Date(),
  }
}

/** What is kept while it is typed. A picture is sent by itself, with its page. */
function typedIn(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  data.set('do', 'auto')
  for (const name of [...data.keys()]) if (name.startsWith('p.')) data.delete(name)
  return data
}

export function useDraft(form: RefObject<HTMLFormElement | null>, start: Pick<DraftState, 'version' | 'seen' | 'faults'>) {
  const [state, setState] = useState<DraftState>({ ...start, clashes: [], saving: 'idle', at: undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const isDirty = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function keep(): Promise<void> {
    if (!form.current || isSending.current) return
    isSending.current = true
    isDirty.current = false
    const reply = await sendForm<AccountState>(form.current, typedIn(form.current)).catch(() => undefined)
    isSending.current = false
    if (reply && 'state' in reply) setState((before) => nextState(before, reply.state))
    else setState((before) => ({ ...before, saving: 'failed' }))
    if (!reply) wait(again)
    else if (isDirty.current) wait(pause)
  }

  function wait(time: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(), time)
  }

  function typed(): void {
    isDirty.current = true
    setState((before) => (before.saving === 'failed' ? before : { ...before, saving: 'waiting' }))
    wait(pause)
  }
  /** What was typed takes the place of what the colleague wrote. */
  function keepMine({ name, mark }: Clash): void {
    const seen = { ...parse<Record<string, string>>(state.seen, {}), [name]: mark }
    const clashes = state.clashes.filter((clash) => clash.name !== name)
    setState({ ...state, seen: JSON.stringify(seen), clashes })
    typed()
  }
  /** The page itself sends the form. A preview opens beside it: then the marks of what it said are brought up to date. */
  function sent({ nativeEvent }: { nativeEvent: Event }): void {
    const { submitter } = nativeEvent as SubmitEvent
    clearTimeout(timer.current)
    if (submitter instanceof HTMLButtonElement && submitter.value === 'preview') wait(pause)
  }
  return { state, typed, keepMine, sent }
}
