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
  /** Since when what was typed is not kept. */
  since: Date | undefined
  /** Where to log in, once the session has ended. */
  login: string | undefined
}

const parse = <T>(text: string | undefined, otherwise: T): T => (text === undefined ? otherwise : (JSON.parse(text) as T))

/** What the server answered, in place of what was. @param since when something was typed meanwhile */
function nextState(before: DraftState, { values = {} }: AccountState, since: Date | undefined): DraftState {
  return {
    version: values['version'] ?? before.version,
    seen: values['seen'] ?? before.seen,
    faults: parse(values['faults'], before.faults),
    clashes: parse(values['clashes'], before.clashes),
    saving: 'saved',
    at: new Date(),
    since,
    login: undefined,
  }
}

/** The page that an answer leads to instead: the login, once the session has ended. Undefined for this very page, which has to be loaded again. */
function loginIn(next: string): string | undefined {
  const { pathname } = new URL(next, window.location.href)
  return pathname === window.location.pathname ? undefined : next
}

/** What is kept while it is typed. A picture is sent by itself, with its page. */
function typedIn(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  data.set('do', 'auto')
  for (const name of [...data.keys()]) if (name.startsWith('p.')) data.delete(name)
  return data
}

const untyped = { clashes: [], saving: 'idle', at: undefined, since: undefined, login: undefined } as const

const withTyped = (state: DraftState): DraftState => ({
  ...state,
  saving: state.saving === 'failed' ? 'failed' : 'waiting',
  since: state.since ?? new Date(),
})

function withMine(state: DraftState, name: string, mark: string): DraftState {
  const seen = { ...parse<Record<string, string>>(state.seen, {}), [name]: mark }
  return { ...state, seen: JSON.stringify(seen), clashes: state.clashes.filter((clash) => clash.name !== name) }
}

const isPreview = ({ submitter }: Event & { submitter?: HTMLElement | null }) =>
  submitter instanceof HTMLButtonElement && submitter.value === 'preview'

/** The browser asks whoever leaves while something is not kept; the form's own buttons take it along. */
function useQuestion(isOpen: boolean) {
  const isTaken = useRef(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const ask = (event: BeforeUnloadEvent) => {
      if (!isTaken.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOpen])
  return isTaken
}

export function useDraft(form: RefObject<HTMLFormElement | null>, start: Pick<DraftState, 'version' | 'seen' | 'faults'>) {
  const [state, setState] = useState<DraftState>({ ...start, ...untyped })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const isDirty = useRef(false)
  const isTaken = useQuestion(state.since !== undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function keep(): Promise<void> {
    if (!form.current || isSending.current) return
    isSending.current = true
    isDirty.current = false
    const reply = await sendForm<AccountState>(form.current, typedIn(form.current)).catch(() => undefined)
    isSending.current = false
    const login = reply && 'next' in reply ? loginIn(reply.next) : undefined
    const since = isDirty.current ? new Date() : undefined
    if (reply && 'state' in reply) setState((before) => nextState(before, reply.state, since))
    else setState((before) => ({ ...before, saving: 'failed', login }))
    // Whoever logs in beside it is in here, too.
    if (!reply || login) wait(again)
    else if (isDirty.current) wait(pause)
  }

  function wait(time: number): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void keep(), time)
  }

  function typed(): void {
    isDirty.current = true
    isTaken.current = false
    setState(withTyped)
    wait(pause)
  }
  /** What was typed takes the place of what the colleague wrote. */
  function keepMine({ name, mark }: Clash): void {
    setState(withMine(state, name, mark))
    typed()
  }
  /** The page itself sends the form. A preview opens beside it: then the marks of what it said are brought up to date. */
  function sent({ nativeEvent }: { nativeEvent: Event }): void {
    clearTimeout(timer.current)
    isTaken.current = !isPreview(nativeEvent)
    if (!isTaken.current) wait(pause)
  }
  return { state, typed, keepMine, sent }
}
