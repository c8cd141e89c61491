/** The settings of a saved search, line by line. */
import type { Language } from '@/lib/domain/text/language'
import { describeSettings } from '@/lib/server/subscriptions/saved-searches/describe-criteria'
import styles from './saved-searches.module.css'

type Props = {
  /** Without the schedule where the page asks for it. */
  settings: Parameters<typeof describeSettings>[0]
  language: Language
  className?: string | undefined
}

export function Criteria({ settings, language, className }: Props) {
  return (
    <dl className={[styles.criteriaList, className].filter(Boolean).join(' ')}>
      {describeSettings(settings, language).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
