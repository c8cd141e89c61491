'use client'
/**
 * A form that gives a visitor a time, or several times to choose from: shows the choice and a live preview of the mail. Without
 * script it is the same form, and a button shows the preview in a frame.
 */
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import plain from '@/components/ui/plain-control.module.css'
import removable from '@/components/ui/removable-rows.module.css'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import type { MailPreview } from '@/lib/domain/office/mail-preview'
import { MailPreviewView } from './mail-preview-view'
import { type ChosenTime, holdAt, readTimes, takeAway as takeTimeAway, typedTime } from './read-times'
import styles from './time-form.module.css'

export type TimeFormWords = Record<
  | 'chosen'
  | 'chosenNote'
  | 'preferred'
  | 'takeAway'
  | 'mail'
  | 'language'
  | 'noMail'
  | 'look'
  | 'frame'
  | 'submitPlain'
  | 'submitAt'
  | 'foot',
  string
> & {
  /** Button labels for one, two and three times. */
  submitTimes: readonly string[]
}

type Props = {
  /** Undefined for the address of the page itself. */
  action?: string
  preview: string
  /** Largest number of times: none, one, or up to three. */
  most: number
  look: 'primary' | 'danger'
  words: TimeFormWords
  mail: MailPreview | undefined
  initial: readonly ChosenTime[]
  /** Hidden fields, and the weeks. */
  children: ReactNode
  /** Further fields. */
  fields: ReactNode
}

const pause = 350

/** A preview of the mail, updated shortly after the last change; responses for earlier states are ignored. */
function useMailPreview(preview: string, first: MailPreview | undefined) {
  const [mail, setMail] = useState(first)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  const ask = useCallback(
    (form: HTMLFormElement) => {
      asking.current?.abort()
      const turn = new AbortController()
      asking.current = turn
      setTimeout(async () => {
        if (turn.signal.aborted) return
        const headers = { Accept: 'application/json' }
        const response = await fetch(preview, { method: 'POST', headers, body: new FormData(form), signal: turn.signal }).catch(
          () => undefined,
        )
        if (response?.ok) setMail((await response.json()).sheet)
      }, pause)
    },
    [preview],
  )
  return { mail, ask }
}

function Chosen({
  times,
  words,
  onTakeAway,
}: {
  times: readonly ChosenTime[]
  words: TimeFormWords
  onTakeAway: (value: string) => void
}) {
  const isHydrated = useIsHydrated()
  const section = useRef<HTMLElement>(null)
  const titleId = useId()
  const takeAway = (value: string) => {
    // The button is removed together with its time.
    section.current?.focus({ preventScroll: true })
    onTakeAway(value)
  }
  return (
    <section ref={section} className={`${removable.rows} ${styles.chosen}`} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>
        {words.chosen}
        <span className={styles.count}>{times.length}</span>
      </h2>
      <ol>
        {times.map(({ value, label, isPreferred }) => (
          <li key={value}>
            <b>{label}</b>
            {isPreferred && <small>{words.preferred}</small>}
            {isHydrated && (
              <button type="button" aria-label={words.takeAway.replace('{moment}', label)} onClick={() => takeAway(value)}>
                <Icon of="x" />
              </button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{words.chosenNote}</p>
    </section>
  )
}

/** Label of the submit button: with the time, or with the number of times. */
function submitWords(words: TimeFormWords, most: number, times: readonly ChosenTime[], typed: string): string {
  if (most > 1) return words.submitTimes[times.length - 1] ?? words.submitPlain
  const [time] = times
  return time && typed === '' ? words.submitAt.replace('{moment}', time.label) : words.submitPlain
}

function Mail({ mail, words, preview }: { mail: MailPreview | undefined; words: TimeFormWords; preview: string }) {
  const isHydrated = useIsHydrated()
  return (
    <section className={styles.mail} aria-label={words.mail}>
      <div className={styles.head}>
        <h2>{words.mail}</h2>
        <span>{words.language}</span>
      </div>
      <div aria-live="polite">{mail ? <MailPreviewView mail={mail} /> : <p className={styles.note}>{words.noMail}</p>}</div>
      {!isHydrated && (
        <noscript>
          <button type="submit" formAction={preview} formTarget="mail-preview" formNoValidate>
            {words.look}
          </button>
          <iframe name="mail-preview" title={words.frame} sandbox="allow-same-origin" />
        </noscript>
      )}
    </section>
  )
}

export function TimeForm({ action, preview, most, look, words, initial, children, fields, ...first }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(initial)
  const [typed, setTyped] = useState('')
  const { mail, ask } = useMailPreview(preview, first.mail)
  const read = useCallback(() => {
    if (!form.current) return
    holdAt(form.current, most)
    setTimes(readTimes(form.current))
    setTyped(typedTime(form.current))
  }, [most])
  // Values that the browser restores when the visitor comes back to the page.
  useEffect(read, [read])
  function change(): void {
    read()
    if (form.current) ask(form.current)
  }
  function drop(value: string): void {
    if (form.current) takeTimeAway(form.current, value)
    change()
  }
  return (
    <form ref={form} method="post" action={action} className={`${plain.within} ${styles.form}`} onInput={change}>
      {children}
      <div className={styles.duo}>
        <div>
          {most > 1 && <Chosen times={times} words={words} onTakeAway={drop} />}
          <div className={styles.fields}>{fields}</div>
        </div>
        <Mail mail={mail} words={words} preview={preview} />
      </div>
      <div className={styles.foot}>
        <Button type="submit" look={look === 'danger' ? 'line' : look} data-look={look}>
          {submitWords(words, most, times, typed)}
        </Button>
        <p>{words.foot}</p>
      </div>
    </form>
  )
}
