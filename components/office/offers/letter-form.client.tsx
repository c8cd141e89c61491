'use client'
/** The letter of a decision: its text, and a preview of the mail. Sent as a form post, so that it works without script. */
import { type ReactNode, useState } from 'react'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
import { Button, ButtonLink } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { problemsId } from '@/lib/routing/returned-form'
import styles from './decision-sheet.module.css'

type Props = {
  form: string
  hidden: Readonly<Record<string, string>>
  /** Language of the recipient. */
  lang: string
  letter: { subject: string; text: string }
  to: string
  words: Record<'to' | 'subject' | 'text' | 'submit' | 'notNow' | 'preview' | 'previewTitle', string>
  back: string
  children: ReactNode
}

const frame = 'letter-preview'

export function LetterForm({ form, hidden, lang, letter, to, words, back, children }: Props) {
  const returned = useReturnedNotice(form)
  const isHydrated = useIsHydrated()
  const [isPreviewed, setIsPreviewed] = useState(false)
  const errors = Object.values(returned?.errors ?? {})
  return (
    <form method="post" className={styles.form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {returned?.notice && (
        <NoticeBox id={problemsId(form)} notice={{ ...returned.notice, ...(errors.length > 0 && { text: errors.join(' ') }) }} />
      )}
      <p>
        {words.to} <b>{to}</b>
      </p>
      <label>
        {words.subject}
        <input
          name="SUBJECT"
          lang={lang}
          required
          maxLength={200}
          defaultValue={returned?.values?.['SUBJECT'] ?? letter.subject}
        />
      </label>
      <textarea
        name="TEXT"
        lang={lang}
        required
        aria-label={words.text}
        rows={13}
        maxLength={20_000}
        defaultValue={returned?.values?.['TEXT'] ?? letter.text}
      />
      {children}
      <div className={styles.foot}>
        <Button type="submit">{words.submit}</Button>
        <Button
          type="submit"
          look="line"
          formAction="/api/office/answer-preview/"
          formTarget={frame}
          formNoValidate
          onClick={() => setIsPreviewed(true)}
        >
          {words.preview}
        </Button>
        <ButtonLink look="line" href={back}>
          {words.notNow}
        </ButtonLink>
      </div>
      {/* Same origin for the pictures of this site, which would be blocked otherwise. Scripts do not run in it. */}
      <iframe
        className={isHydrated && !isPreviewed ? styles.away : styles.preview}
        name={frame}
        title={words.previewTitle}
        sandbox="allow-same-origin"
      />
    </form>
  )
}
