/**
 * How many legal requirements are met: a square for each rule, red for what is missing, amber for advice; the text says the same.
 */
import { useTranslations } from 'next-intl'
import type { Completeness } from '@/lib/server/office/listings/listings-view'
import styles from './law-bar.module.css'
import { useFieldName } from './use-field-name'

const named = 2

export function LawBar({ completeness }: { completeness: Completeness }) {
  const t = useTranslations('OfficeListings')
  const nameOf = useFieldName()
  const { asked, missing, advised } = completeness
  if (asked === 0) return <span className={styles.none}>{t('nothingAsked')}</span>
  const full = asked - missing.length - advised.length
  const lacking = missing.length > 0 ? missing : advised
  const names = lacking.slice(0, named).map(({ field }) => nameOf(field))
  const more = lacking.length - names.length
  return (
    <span className={styles.law}>
      <span className={styles.bar} aria-hidden="true">
        {[...Array(asked).keys()].map((index) => (
          <i key={index} className={index < full ? '' : index < full + advised.length ? styles.advised : styles.missing} />
        ))}
      </span>
      <span className={missing.length > 0 ? styles.wrong : styles.words}>
        {lacking.length === 0
          ? t('complete', { full, asked })
          : t(missing.length > 0 ? 'lacks' : 'advised', { names: names.join(', '), more })}
      </span>
    </span>
  )
}
