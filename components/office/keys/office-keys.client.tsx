'use client'
/**
 * Shortcut keys of the office (design, README-office): single letters, ignored in fields; everything is also possible without
 * them.
 * Their actions, and the dialog that lists them, are loaded on first use.
 */
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { later } from '@/components/ui/later.client'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { type JumpWords, type OfficeKeyPages, type OfficeKeyWords, offKey } from './key-words'
import styles from './office-keys.module.css'

const KeysSheet = later(async () => (await import('./keys-sheet.client')).KeysSheet)

const JumpSheet = later(async () => (await import('./jump-sheet.client')).JumpSheet)

const sheets = { keys: KeysSheet, jump: JumpSheet } as const

const letters = ['j', 'k', 'a', 'b', 'e', 'n', 't', 'z', '/']

const isInField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, iframe'))

function isOurs(event: KeyboardEvent): boolean {
  const isPlain = !(event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat || event.defaultPrevented)
  return (
    isPlain &&
    !isInField(event.target) &&
    document.querySelector('dialog[open]') === null &&
    localStorage.getItem(offKey) === null
  )
}

/** On macOS, Ctrl+K in a field deletes the rest of the line. */
const isLineKey = ({ metaKey, target }: KeyboardEvent) => !metaKey && isInField(target) && /Mac|iP/.test(navigator.platform)

/** Ctrl+K, or Cmd+K on macOS; also in a field, unless it has a meaning there. */
function isJump(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isPressed = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
  return isPressed && !isLineKey(event) && document.querySelector('dialog[open]') === null
}

type Props = { pages: OfficeKeyPages; words: OfficeKeyWords; jump: JumpWords }

export function OfficeKeys({ pages, words, jump }: Props) {
  const isHydrated = useIsHydrated()
  const [open, setOpen] = useState<keyof typeof sheets>()
  const close = useCallback(() => setOpen(undefined), [])
  // Without a network nothing opens, and what was typed on the page is preserved.
  const show = useCallback((sheet: keyof typeof sheets) => {
    sheets[sheet].load().then(
      () => setOpen(sheet),
      () => {},
    )
  }, [])
  useEffect(() => {
    async function press(event: KeyboardEvent): Promise<void> {
      const key = event.key.toLowerCase()
      if (isJump(event)) {
        event.preventDefault()
        show('jump')
        return
      }
      if ((key !== '?' && !letters.includes(key)) || !isOurs(event)) return
      event.preventDefault()
      if (key === '?') show('keys')
      else (await import('./run-key')).runKey(key, pages)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [pages, show])
  if (!isHydrated) return null
  return (
    <>
      <button type="button" className={styles.open} onClick={() => show('jump')}>
        <span className={styles.word}>{jump.title}</span> <kbd>Ctrl K</kbd>
      </button>
      <button type="button" className={styles.open} onClick={() => show('keys')}>
        <span className={styles.word}>{words.title}</span> <kbd>?</kbd>
      </button>
      {/* A phone does not show the side navigation, nor its content. */}
      {createPortal(
        <>
          {open === 'keys' && <KeysSheet words={words} onClose={close} />}
          {open === 'jump' && <JumpSheet words={jump} onClose={close} />}
        </>,
        document.body,
      )}
    </>
  )
}
