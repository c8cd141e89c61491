'use client'
/**
 * Keys of the office (design, README-office): one letter each, never in a field, and never needed. What they do, and the sheet that lists
 * them, is loaded when it is used.
 */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { type OfficeKeyPages, type OfficeKeyWords, offKey } from './key-words'
import styles from './office-keys.module.css'

const KeysSheet = lazy(() => import('./keys-sheet.client').then((loaded) => ({ default: loaded.KeysSheet })))

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

export function OfficeKeys({ pages, words }: { pages: OfficeKeyPages; words: OfficeKeyWords }) {
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  useEffect(() => {
    async function press(event: KeyboardEvent): Promise<void> {
      const key = event.key.toLowerCase()
      if ((key !== '?' && !letters.includes(key)) || !isOurs(event)) return
      event.preventDefault()
      if (key === '?') setIsOpen(true)
      else (await import('./run-key')).runKey(key, pages)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [pages])
  if (!isHydrated) return null
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <span className={styles.word}>{words.title}</span> <kbd>?</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <KeysSheet words={words} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
