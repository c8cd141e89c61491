/** Alternative interpretations, each with its number of results. */
import { useTranslations } from 'next-intl'
import type { SentencePart } from '@/lib/domain/sentence/reading'
import type { Language } from '@/lib/domain/text/language'
import type { SentenceChoice, ShownItem } from '@/lib/server/search/sentence-search'
import styles from './sentence-reading.module.css'
import { usePartText } from './use-part-text'

export function ReadingChoices({ item, part, language }: { item: ShownItem; part: SentencePart; language: Language }) {
  const t = useTranslations('SentenceSearch')
  const partText = usePartText(language)
  const nameOf = ({ meant }: SentenceChoice) => {
    if (meant.state === item.state) return partText(meant.part)
    return meant.state === 'preferred' ? t('asPreferred') : t('asMust')
  }
  return (
    <div className={styles.pop}>
      {item.corrected && (
        <>
          <p className={styles.corrected}>{t('correctedTo', { value: partText(part) })}</p>
          <p className={styles.hint}>{t('written', { typed: item.text })}</p>
        </>
      )}
      <ul>
        {item.choices.map((choice) => (
          <li key={choice.href + choice.meant.state}>
            <a href={choice.href} rel="nofollow" {...(choice.isChosen && { 'aria-current': 'true' as const })}>
              <span className={styles.mark} />
              <span>{nameOf(choice)}</span>
              <span className="num">{choice.count}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
