'use client'
/** The cookie settings: a switch per category, all off until the visitor turns one on (specification 4, "Settings view"). */
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { type Consent, everything, nothing } from '@/lib/domain/consent/consent'
import styles from './consent-settings.module.css'
import type { CategoryTexts, ConsentTexts } from './consent-texts'

export type SettingsProps = {
  initial: Consent
  texts: ConsentTexts
  categories: readonly CategoryTexts[]
  onSave: (consent: Consent) => void
  /** Closed without a choice, by button or Escape. */
  onClose: () => void
}

function readChoice(form: HTMLFormElement): Consent {
  const chosen = new FormData(form)
  return {
    analytical: chosen.has('analytical'),
    marketing: chosen.has('marketing'),
    social: chosen.has('social'),
    unclassified: chosen.has('unclassified'),
  }
}

function Category({ category, name, purpose, isOn }: CategoryTexts & { isOn: boolean }) {
  const id = `consent-${category}`
  return (
    <li>
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-purpose`}>{purpose}</p>
      <span className={styles.switch}>
        <input
          id={id}
          name={category}
          className="drawn-input"
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively
          role="switch"
          defaultChecked={isOn}
          disabled={category === 'necessary'}
          aria-describedby={`${id}-purpose`}
        />
        <i aria-hidden="true" />
      </span>
    </li>
  )
}

export function ConsentSettings({ initial, texts, categories, onSave, onClose }: SettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  /** The dialog is closed first, so that the browser restores the focus. */
  const save = (choice: Consent) => {
    dialog.current?.close()
    onSave(choice)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(readChoice(event.currentTarget))
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-settings-title" onClose={onClose}>
      <form onSubmit={submit}>
        <div className={styles.head}>
          <h2 id="consent-settings-title">{texts.settings}</h2>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={() => dialog.current?.close()}>
            <Icon of="x" size={24} />
          </button>
        </div>
        <div className={styles.body}>
          <p>{texts.intro}</p>
          <ul>
            {categories.map((entry) => (
              <Category key={entry.category} {...entry} isOn={entry.category === 'necessary' || initial[entry.category]} />
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <Button look="line" onClick={() => save(nothing)}>
            {texts.refuse}
          </Button>
          <Button look="line" onClick={() => save(everything)}>
            {texts.accept}
          </Button>
          <Button type="submit">{texts.save}</Button>
        </div>
      </form>
    </dialog>
  )
}
