'use client'
/** Finds leads, properties, people and pages of the office by a few letters, and opens them. Loaded when it is opened. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import styles from './jump-sheet.module.css'
import type { JumpWords } from './key-words'

type Target = { group: string; name: string; about: string; href: string }

const pause = 180

/** The server's results for the current text; responses for earlier texts are ignored. */
function useTargets(text: string, language: string) {
  const [targets, setTargets] = useState<readonly Target[]>([])
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'failed'>('idle')
  useEffect(() => {
    if (text.trim().length < 2) {
      setTargets([])
      setState('idle')
      return
    }
    const asking = new AbortController()
    setState('asking')
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ words: language, q: text })
      try {
        const response = await fetch(`/api/office/jump/?${query}`, { signal: asking.signal })
        if (!response.ok) throw new Error(String(response.status))
        setTargets((await response.json()).targets)
        setState('done')
      } catch {
        if (!asking.signal.aborted) setState('failed')
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, language])
  return { targets, state }
}

/** The up and down keys move the focus through the field and the results. */
function move(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const current = places.indexOf(document.activeElement as HTMLElement)
  const next = places[current + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function Found({ targets, words }: { targets: readonly Target[]; words: JumpWords }) {
  const groups = [...new Set(targets.map(({ group }) => group))]
  return groups.map((group) => (
    <section key={group} aria-label={words.groups[group]}>
      <h3>{words.groups[group]}</h3>
      <ul>
        {targets
          .filter((target) => target.group === group)
          .map(({ name, about, href }) => (
            <li key={href + name}>
              <a href={href}>
                <b>{name}</b>
                {about && <small>{about}</small>}
              </a>
            </li>
          ))}
      </ul>
    </section>
  ))
}

/** Opens a target: at once, or when its results arrive. @returns the handler of Enter, and a function that cancels */
function useOpen(known: string | undefined, found: string | undefined, isAsking: boolean) {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || isAsking) return
    setIsWanted(false)
    if (found !== undefined) window.location.assign(found)
  }, [isWanted, isAsking, found])
  const open = () => {
    if (known === undefined) setIsWanted(true)
    else window.location.assign(known)
  }
  return { open, takeBack: () => setIsWanted(false) }
}

export function JumpSheet({ words, onClose }: { words: JumpWords; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const { targets, state } = useTargets(text, words.language)
  useEffect(() => dialog.current?.showModal(), [])
  const typed = text.trim().toLowerCase()
  const pages = words.pages
    .filter(({ name }) => typed !== '' && name.toLowerCase().includes(typed))
    .map((page) => ({ ...page, group: 'pages', about: '' }))
  const all = [...pages, ...targets]
  const { open, takeBack } = useOpen(pages[0]?.href, targets[0]?.href, state === 'asking')
  const said = { idle: words.help, asking: words.asking, failed: words.failed, done: all.length === 0 ? words.nothing : '' }[
    state
  ]
  return (
    <dialog ref={dialog} className={styles.jump} aria-label={words.title} onClose={onClose} onKeyDown={move}>
      <form
        className={styles.field}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          open()
        }}
      >
        <Icon of="search" />
        <input
          type="text"
          enterKeyHint="go"
          aria-label={words.title}
          placeholder={words.title}
          value={text}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            takeBack()
            setText(currentTarget.value)
          }}
        />
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon of="x" />
        </button>
      </form>
      <div className={styles.found}>
        <Found targets={all} words={words} />
        <p role="status">{said}</p>
      </div>
    </dialog>
  )
}
