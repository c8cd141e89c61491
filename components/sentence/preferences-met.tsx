/** The preferences that a property meets, below its card. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { SentencePart } from '@/lib/domain/sentence/reading'
import type { Language } from '@/lib/domain/text/language'
import styles from './sentence-results.module.css'
import { usePartText } from './use-part-text'

type Props = { preferences: readonly SentencePart[]; met: readonly boolean[]; language: Language }

export function PreferencesMet({ preferences, met, language }: Props) {
  const t = useTranslations('SentenceSearch')
  const partText = usePartText(language)
  if (preferences.length === 0) return null
  return (
    <ul className={styles.why}>
      {preferences.map((part, index) => (
        <li key={partText(part)} className={met[index] ? styles.met : styles.unmet}>
          <Icon of={met[index] ? 'check' : 'minus'} size={16} />
          <span>{t(met[index] ? 'met' : 'unmet', { preference: partText(part) })}</span>
        </li>
      ))}
    </ul>
  )
}
