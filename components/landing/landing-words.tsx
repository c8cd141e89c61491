/** The agency's text on a town or type, the latest references there, and frequent questions. */
import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/layout/json-ld'
import { Icon } from '@/components/ui/icon'
import type { Reference } from '@/lib/domain/sold/sold-case'
import { formatArea } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { monthName } from '@/lib/domain/text/month-name'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { LandingWords as Words } from '@/lib/server/pages/landing-texts'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './landing-words.module.css'

/** Number of references shown. */
const named = 3

function LatestSales({ sales, language }: { sales: readonly Reference[]; language: Language }) {
  const t = useTranslations('References')
  if (sales.length === 0) return null
  return (
    <>
      <h3>{t('latest')}</h3>
      <ul className={styles.sales}>
        {sales.map(({ id, title, kind, area, street, month, days }) => (
          <li key={id}>
            <span>
              <b>
                {title?.[language] ?? t(`kinds.${kind}`)}, {formatArea(area, language)}
              </b>
              <small>
                {street}, {monthName(month, language)}
              </small>
            </span>
            <span>
              {days === undefined ? (
                <small>{t('timeKept')}</small>
              ) : (
                t.rich('time.sold', { days, small: (words) => <small>{words}</small> })
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Structured data (FAQPage) only for questions on the page, once, and never for texts of visitors, as search engines require.
 * Most of them show it for authorities only.
 */
function Questions({ questions, language }: { questions: Words['questions']; language: Language }) {
  const t = useTranslations('LandingPage')
  if (questions.length === 0) return null
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[language],
    acceptedAnswer: { '@type': 'Answer', text: answer[language] },
  }))
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <JsonLd data={{ '@type': 'FAQPage', mainEntity }} />
      <h2 id="questions-title">{t('questions')}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question[language]}>
            <summary {...langOf(question[language], language)}>
              {question[language]}
              <Icon of="plus" />
            </summary>
            <p {...langOf(answer[language], language)}>{answer[language]}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

/**
 * @param place the town or type, as named in running text.
 * @param town whose references are shown; undefined for a type everywhere.
 */
export function LandingWords({
  words: { text, questions },
  place,
  town,
  language,
}: {
  words: Words
  place: string
  town: string | undefined
  language: Language
}) {
  const t = useTranslations('LandingPage')
  const sales = getSnapshot()
    .market.references.filter((reference) => reference.deal === 'sold' && reference.town === town)
    .slice(0, named)
  const paragraphs = (text?.[language] ?? '').split('\n\n').filter(Boolean)
  return (
    <>
      {(paragraphs.length > 0 || sales.length > 0) && (
        <section className={styles.words} aria-labelledby="words-title">
          <h2 id="words-title">{t('words', { place })}</h2>
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} {...langOf(text?.[language] ?? '', language)}>
                {paragraph}
              </p>
            ))}
            <LatestSales sales={sales} language={language} />
          </div>
        </section>
      )}
      <Questions questions={questions} language={language} />
    </>
  )
}
