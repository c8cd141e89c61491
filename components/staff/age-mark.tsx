/**
 * The elapsed part of the promised response time as nine squares; the text next to them says the same (design, "Nine squares").
 */
import type { CSSProperties } from 'react'
import type { Age } from '@/lib/domain/office/working-time'
import styles from './age-mark.module.css'
import { useAgeWords } from './use-age-words'

/** @param due formats the deadline, shown before or after the remaining time. */
export function AgeMark({ age, now, due }: { age: Age; now: Date; due: (moment: string) => string }) {
  const { moment, left } = useAgeWords(now)
  const share = age.state === 'late' ? 100 : Math.round((100 * (age.promised - age.left)) / age.promised)
  return (
    <span className={`${styles.age} ${styles[age.state]}`}>
      <small>{age.state === 'late' ? moment(age.dueAt) : due(moment(age.dueAt))}</small>
      <i style={{ '--share': `${share}%` } as CSSProperties} aria-hidden="true" />
      {left(age)}
    </span>
  )
}
