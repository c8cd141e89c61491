/** Saves a draft while the text is edited: shortly after the last key, one request at a time, and again after a failure. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { sendForm } from '@/components/forms/attempt/send-form'
import type { TextFault } from '@/lib/content/editing/text-fault'
import type { NoticeState } from '@/lib/forms/notice-state'

/** Milliseconds after the last key before saving, and before a retry. */
const pause = 1_200
const again = 15_000

/** A field that a colleague changed meanwhile: their text, and the mark of its version. */
export type Clash = { name: string; theirs: string; mark: string; typed: string }

export type DraftState = {
  version: string
  /** Marks of the versions that the fields showed, as JSON for the server. */
  seen: string
  faults: readonly TextFault[]
  clashes: readonly Clash[]
  /** `idle`: nothing changed since the page was loaded. */
  saving: 'idle' | 'waiting' | 'saved' | 'failed'
  at: Date | undefined
  /** Time of the first unsaved change. */
  since: Date | undefined
  /** Address of the login, once the session has expired. */
  login: string | undefined
}

const parse = <T>(text: string | undefined, otherwise: T): T => (text === undefined ? otherwise : (JSON.parse(text) as T))

/** The state after a response of the server. @param since time of the first change made meanwhile */
function nextState(before: DraftState, { values = {} }: NoticeState, since: Date | undefined): DraftState {
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

/**
 * Address of the login in a redirect, once the session has expired. Undefined for a redirect to this page, which has to be
 * reloaded.
 */
function loginIn(next: string): string | undefined {
  const { pathname } = new URL(next, window.location.href)
  return pathname === window.location.pathname ? undefined : next
}

/** The values to save. A picture is posted separately, with its page. */
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

/** Warns before leaving the page with unsaved changes; not when the form's own buttons post them. */
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
    const reply = await sendForm<NoticeState>(form.current, typedIn(form.current)).catch(() => undefined)
    isSending.current = false
    const login = reply && 'next' in reply ? loginIn(reply.next) : undefined
    const since = isDirty.current ? new Date() : undefined
    if (reply && 'state' in reply) setState((before) => nextState(before, reply.state, since))
    else setState((before) => ({ ...before, saving: 'failed', login }))
    // A login in another tab also applies here.
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
  /** Overwrites the colleague's text with the typed one. */
  function keepMine({ name, mark }: Clash): void {
    setState(withMine(state, name, mark))
    typed()
  }
  /** The page itself posts the form. A preview opens in another tab: then the marks of the versions are updated. */
  function sent({ nativeEvent }: { nativeEvent: Event }): void {
    clearTimeout(timer.current)
    isTaken.current = !isPreview(nativeEvent)
    if (!isTaken.current) wait(pause)
  }
  return { state, typed, keepMine, sent }
}
