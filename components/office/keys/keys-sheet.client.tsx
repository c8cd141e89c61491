'use client'
/** A dialog with all shortcut keys of the office, and a switch to turn single letters off. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { type OfficeKeyWords, offKey } from './key-words'
import styles from './office-keys.module.css'

function Switch({ text }: { text: string }) {
  const [isOff, setIsOff] = useState(() => localStorage.getItem(offKey) !== null)
  function change(next: boolean): void {
    setIsOff(next)
    if (next) localStorage.setItem(offKey, '1')
    else localStorage.removeItem(offKey)
  }
  return (
    <label className={styles.off}>
      <input type="checkbox" checked={isOff} onChange={({ target }) => change(target.checked)} /> {text}
    </label>
  )
}

export function KeysSheet({ words, onClose }: { words: OfficeKeyWords; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{words.title}</h2>
      <p>{words.help}</p>
      <dl>
        {words.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch text={words.isOff} />
      <Button look="line" onClick={() => dialog.current?.close()}>
        {words.close}
      </Button>
    </dialog>
  )
}
