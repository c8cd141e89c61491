/** The interpretation of a sentence: its words, and the filter under each. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { ShownItem } from '@/lib/server/search/sentence-search'
import { ReadingItem } from './reading-item'
import styles from './sentence-reading.module.css'

/** Groups items of the same words. */
function groupByWords(items: readonly ShownItem[]): ShownItem[][] {
  const groups: ShownItem[][] = []
  for (const item of items) {
    const last = groups.at(-1)
    const [first] = last ?? []
    if (last && first && first.start === item.start && first.end === item.end) last.push(item)
    else groups.push([item])
  }
  return groups
}

export function SentenceReading({ items, language }: { items: readonly ShownItem[]; language: Language }) {
  const t = useTranslations('SentenceSearch')
  if (items.length === 0) return null
  return (
    <section className={styles.read} aria-labelledby="reading">
      <div className={styles.head}>
        <h2 id="reading">{t('read')}</h2>
        <p className={styles.key} aria-hidden="true">
          <span>{t('key.must')}</span>
          <span className={styles.rather}>{t('key.preferred')}</span>
          <span className={styles.unread}>{t('key.unknown')}</span>
        </p>
      </div>
      <ul className={styles.words}>
        {groupByWords(items).map((group) => (
          <ReadingItem key={group[0]?.start} items={group} language={language} />
        ))}
      </ul>
    </section>
  )
}
