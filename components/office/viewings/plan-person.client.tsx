'use client'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
/** The visitor for whom a viewing is planned, with typed values and errors after the form was returned. */
import { NoticeBox } from '@/components/ui/notice-box'
import { problemsId } from '@/lib/routing/returned-form'
import styles from './plan-page.module.css'

export const planForm = 'office-viewing-plan'

const names = ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE_NUMBER'] as const

const types = { FIRST_NAME: 'text', LAST_NAME: 'text', EMAIL: 'email', PHONE_NUMBER: 'tel' } as const

type Props = {
  words: Record<(typeof names)[number] | 'language', string>
  languages: readonly { value: string; label: string }[]
  language: string
}

export function PlanNotice() {
  const notice = useReturnedNotice(planForm)?.notice
  return notice ? <NoticeBox id={problemsId(planForm)} notice={notice} /> : null
}

/** The returned value of a field, so that nothing is asked twice. */
const usePlanValue = (name: string, otherwise = ''): string => useReturnedNotice(planForm)?.values?.[name] ?? otherwise

function Field({ name, label }: { name: (typeof names)[number]; label: string }) {
  const returned = useReturnedNotice(planForm)
  const error = returned?.errors?.[name]
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        type={types[name]}
        autoComplete="off"
        maxLength={254}
        required={name === 'LAST_NAME' || name === 'EMAIL'}
        defaultValue={returned?.values?.[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `plan-${name}` : undefined}
      />
      {error && (
        <small className={styles.error} id={`plan-${name}`}>
          {error}
        </small>
      )}
    </label>
  )
}

export function PlanPerson({ words, languages, language }: Props) {
  const chosen = usePlanValue('visitor', language)
  return (
    <div className={styles.person}>
      {names.map((name) => (
        <Field key={name} name={name} label={words[name]} />
      ))}
      <label>
        <span>{words.language}</span>
        <select name="visitor" defaultValue={chosen}>
          {languages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

export function PlanTime({ time, note, noteLabel, typed }: { time: string; note: number; noteLabel: string; typed: string }) {
  return (
    <>
      <label>
        <span>{time}</span>
        <input type="datetime-local" name="time" defaultValue={usePlanValue('time', typed)} />
      </label>
      <label>
        <span>{noteLabel}</span>
        <textarea name="note" rows={3} maxLength={note} defaultValue={usePlanValue('note')} />
      </label>
    </>
  )
}
