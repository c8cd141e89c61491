'use client'
/**
 * The reply to a lead: a template to choose, subject and text, and a preview of the mail. Sent as a form post, so that it works
 * without script.
 */
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
import { Button } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { useWhenShownAgain } from '@/components/ui/use-when-shown-again'
import { problemsId } from '@/lib/routing/returned-form'
import styles from './answer-form.module.css'
import { type HiddenLead, HiddenLeadFields } from './hidden-lead'

type Draft = { id: string; name: string; subject: string; text: string }

type Words = Record<'draft' | 'subject' | 'text' | 'send' | 'sendAndDone' | 'preview' | 'previewTitle' | 'sending', string>

type Props = {
  hidden: HiddenLead
  /** Language of the visitor. */
  lang: string
  drafts: readonly Draft[]
  words: Words
}

const frame = 'answer-preview'

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className={styles.error} id={id}>
      {text}
    </p>
  ) : null
}

type TypedProps = { lang: string; words: Words; subject: string; text: string; errors: Readonly<Record<string, string>> }

function Typed({ lang, words, subject, text, errors }: TypedProps) {
  return (
    <>
      <label className={styles.subject}>
        <span>{words.subject}</span>
        <input
          name="SUBJECT"
          lang={lang}
          defaultValue={subject}
          maxLength={200}
          aria-invalid={errors['SUBJECT'] ? true : undefined}
          aria-describedby="answer-subject-error"
        />
      </label>
      <Problem id="answer-subject-error" text={errors['SUBJECT']} />
      <textarea
        name="TEXT"
        lang={lang}
        aria-label={words.text}
        aria-keyshortcuts="b"
        defaultValue={text}
        rows={12}
        maxLength={20_000}
        aria-invalid={errors['TEXT'] ? true : undefined}
        aria-describedby="answer-text-error"
      />
      <Problem id="answer-text-error" text={errors['TEXT']} />
    </>
  )
}

/** Submits with the main button (`next=waiting`); not repeated while the key is held down. */
function send(event: KeyboardEvent<HTMLFormElement>): void {
  event.preventDefault()
  if (event.repeat) return
  const { currentTarget: form } = event
  form.requestSubmit(form.querySelector<HTMLButtonElement>('button[name="next"][value="waiting"]'))
}

/** Milliseconds after which the page assumes that sending was cancelled. */
const attemptMs = 10_000

/** Whether the form is being sent. */
function useSending() {
  const [isSending, setIsSending] = useState(false)
  useWhenShownAgain(() => setIsSending(false))
  useEffect(() => {
    const timer = isSending ? setTimeout(setIsSending, attemptMs, false) : undefined
    return () => clearTimeout(timer)
  }, [isSending])
  return [isSending, setIsSending] as const
}

export function AnswerForm({ hidden, lang, drafts, words }: Props) {
  const returned = useReturnedNotice(hidden.form)
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<Draft>()
  const [isSending, setIsSending] = useSending()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const typed = returned?.values
  const draft = chosen ?? drafts[0]
  // Returned values are shown until another template is chosen.
  const subject = (chosen ? undefined : typed?.['SUBJECT']) ?? draft?.subject ?? ''
  const text = (chosen ? undefined : typed?.['TEXT']) ?? draft?.text ?? ''
  return (
    <form
      method="post"
      className={styles.form}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event)
      }}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent
        if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'next') return
        // A second click would be rejected as a conflicting change.
        if (isSending) event.preventDefault()
        else setIsSending(true)
      }}
    >
      <HiddenLeadFields {...hidden} />
      {returned?.notice && <NoticeBox id={problemsId(hidden.form)} notice={returned.notice} />}
      {isHydrated && (
        <label className={styles.subject}>
          <span>{words.draft}</span>
          <select value={draft?.id} onChange={({ target }) => setChosen(drafts.find(({ id }) => id === target.value))}>
            {drafts.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Typed key={chosen?.id} lang={lang} words={words} subject={subject} text={text} errors={returned?.errors ?? {}} />
      <div className={styles.foot}>
        <Button type="submit" name="next" value="waiting" aria-disabled={isSending || undefined}>
          {isSending ? words.sending : words.send}
        </Button>
        <Button type="submit" name="next" value="done" look="line">
          {words.sendAndDone}
        </Button>
        <Button
          type="submit"
          look="line"
          formAction="/api/office/answer-preview/"
          formTarget={frame}
          onClick={() => setIsPreviewed(true)}
        >
          {words.preview}
        </Button>
      </div>
      <iframe
        className={isHydrated && !isPreviewed ? styles.away : styles.preview}
        name={frame}
        title={words.previewTitle}
        // Same origin for the pictures of this site, which would be blocked otherwise. Scripts do not run in it.
        sandbox="allow-same-origin"
      />
    </form>
  )
}
