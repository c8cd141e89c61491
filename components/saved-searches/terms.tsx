/** What a search looks for, line by line. */
import type { Language } from '@/lib/domain/language'
import type { SearchTerms } from '@/lib/server/db/repositories/saved-searches'
import { describeTerms } from '@/lib/server/saved-searches/describe-wish'
import styles from './saved-searches.module.css'

export function Terms({
  terms,
  language,
  className,
}: {
  terms: SearchTerms
  language: Language
  className?: string | undefined
}) {
  return (
    <dl className={[styles.terms, className].filter(Boolean).join(' ')}>
      {describeTerms(terms, language).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
