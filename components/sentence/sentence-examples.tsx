/** Example sentences that have results now. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { findExamples } from '@/lib/server/search/sentence-examples'
import styles from './sentence-examples.module.css'

const exampleCount = 5

export function SentenceExamples({ language }: { language: Language }) {
  const t = useTranslations('SentenceSearch')
  const examples = findExamples(language, exampleCount)
  if (examples.length === 0) return null
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="examples">{t('examples')}</h2>
          <p>{t('examplesText')}</p>
        </div>
        <ul>
          {examples.map(({ sentence, language: own, href, total }) => (
            <li key={sentence}>
              <a href={href} rel="nofollow">
                <span>{own.toUpperCase()}</span>
                <span className={styles.sentence} lang={own}>
                  {sentence}
                </span>
                <span>{t('exampleFound', { count: total })}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
