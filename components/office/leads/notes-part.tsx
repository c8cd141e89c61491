/** Notes of the office about a lead; visitors never see them. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import plain from '@/components/ui/plain-control.module.css'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { LeadNote } from '@/lib/server/db/repositories/office/office-lead-work'
import { ReturnedError, ReturnedNotice, ReturnedText, ReturnedTick } from '../forms/returned-field.client'
import { OfficeBlock } from '../frame/office-block'
import { HiddenLeadFields } from './hidden-lead'
import { hiddenFor, type LeadProps } from './lead-props'
import styles from './notes-part.module.css'

function Note({ note: { author, isMine, isPrivate, text, createdAt } }: { note: LeadNote }) {
  const t = useTranslations('OfficeLeads')
  const { date, time } = toLocalTime(createdAt)
  return (
    <li className={isPrivate ? `${styles.note} ${styles.private}` : styles.note}>
      <p>
        <b>{isMine ? t('byYou') : author}</b>
        {isPrivate && <span>{t('privateNote')}</span>}
        <time dateTime={createdAt.toISOString()}>
          {formatDate(date)}, {time}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  )
}

const noteForm = 'office-lead-note'

export function NotesPart(props: LeadProps) {
  const t = useTranslations('OfficeLeads')
  const { notes } = props.view
  return (
    <OfficeBlock title={t('notes')} aside={t('notesAside')} {...(notes.length > 0 && { count: notes.length })}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <form method="post" className={`${plain.within} ${styles.form}`}>
        <HiddenLeadFields {...hiddenFor(noteForm, props)} />
        <ReturnedNotice of={noteForm} />
        <label>
          <span className="vh">{t('note')}</span>
          <ReturnedText of={noteForm} name="text" rows={2} required maxLength={4000} placeholder={t('note')} />
        </label>
        <ReturnedError of={noteForm} name="text" />
        <label className={styles.check}>
          <ReturnedTick of={noteForm} name="private" />
          {t('makePrivate')}
        </label>
        <Button type="submit" look="line" size="s">
          {t('saveNote')}
        </Button>
      </form>
    </OfficeBlock>
  )
}
