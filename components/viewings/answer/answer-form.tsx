/** The fields of a reply: times from the agent's hours, a personal note, and a preview of the mail. */
import { useTranslations } from 'next-intl'
import { DeclineFields } from '@/components/viewings/decline-fields'
import { NoteField } from '@/components/viewings/note-field'
import { TimeForm } from '@/components/viewings/weeks/time-form.client'
import { useTimeWords } from '@/components/viewings/weeks/use-time-words'
import { WeekSlots } from '@/components/viewings/weeks/week-slots'
import { hasFree } from '@/lib/domain/viewings/slot-weeks'
import { slotLabel } from '@/lib/server/viewings/slot-label'
import { answerPage } from '@/lib/server/viewings/viewing-links'
import styles from './answer.module.css'
import type { AnswerProps } from './answer-page'

function useWords({ way, view }: AnswerProps) {
  const t = useTranslations('OfficeViewings')
  const own = useTranslations('ViewingAnswer')
  const at = way === 'move' ? 'submitMove' : 'submitConfirm'
  return useTimeWords(view.language, {
    submitPlain: t(`${way}Now`),
    submitAt: own(at, { moment: '{moment}' }),
    submitTimes: [1, 2, 3].map((count) => own('submitTimes', { count })),
    foot: own(way === 'propose' ? 'footPropose' : 'foot'),
  })
}

/** A time that does not suit is no reason to decline. */
function OnlyTime({ token, language }: Pick<AnswerProps, 'token' | 'language'>) {
  const t = useTranslations('ViewingAnswer')
  return (
    <p>
      {t('onlyTime')} <a href={answerPage(token, 'propose', language)}>{t('proposeInstead')}</a>
    </p>
  )
}

function Fields(props: AnswerProps) {
  const t = useTranslations('OfficeViewings')
  const { way, desk, kept } = props
  const isFree = hasFree(desk.weeks)
  return (
    <>
      {desk.most === 1 && (
        <label>
          <span>{t(isFree ? 'otherTime' : 'time')}</span>
          <input type="datetime-local" name="time" defaultValue={kept?.time} />
        </label>
      )}
      {way === 'decline' && <DeclineFields isGone={props.view.isGone} />}
      <NoteField typed={kept?.note} />
      {way === 'decline' && <OnlyTime {...props} />}
    </>
  )
}

export function AnswerForm(props: AnswerProps) {
  const t = useTranslations('OfficeViewings')
  const words = useWords(props)
  const { way, view, token, language, desk } = props
  const { most, weeks, chosen, mail } = desk
  const isFree = hasFree(weeks)
  if (way === 'propose' && !isFree) return <p className={styles.none}>{t('nothingFree')}</p>
  const values = chosen.map(({ startsAt, isPreferred }) => ({
    ...{ value: startsAt.toISOString(), isPreferred },
    label: slotLabel(startsAt, language, 'short'),
  }))
  return (
    <TimeForm
      action="/api/viewing-answer/"
      preview="/api/viewing-answer/preview/"
      most={most}
      look={way === 'decline' || way === 'cancel' ? 'danger' : 'primary'}
      words={words}
      mail={mail}
      initial={values}
      fields={<Fields {...props} />}
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="way" value={way} />
      <input type="hidden" name="version" value={view.version} />
      {weeks && isFree && (
        <WeekSlots weeks={weeks} language={language} most={most} chosen={new Set(values.map(({ value }) => value))} />
      )}
    </TimeForm>
  )
}
