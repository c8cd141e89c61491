/** The meaning of each word in a run, and how often the feed uses it: built in, from the tables of the source, or unknown. */
import { useTranslations } from 'next-intl'
import type { FeedReport } from '@/lib/feeds/feed-report'
import { OfficeBlock } from '../frame/office-block'
import { choiceKey } from '../listings/choice-key'
import styles from './feeds.module.css'

type Words = FeedReport['words']

/** As the site calls it, where it has a text for it. */
function Meaning({ word: { field, ours } }: { word: Words[number] }) {
  const t = useTranslations('OfficeFeeds')
  const words = useTranslations('PropertyFacts.words')
  if (ours === undefined) return <strong className={styles.late}>{t('unknownWord')}</strong>
  const key = choiceKey(field, ours)
  return words.has(key) ? words(key) : <code className={styles.code}>{ours}</code>
}

function Field({ field, words }: { field: string; words: Words }) {
  const t = useTranslations('OfficeFeeds')
  const labels = useTranslations('PropertyFacts.labels')
  const own = `wordFields.${field}` as 'wordFields.kind'
  const name = t.has(own) ? t(own) : labels.has(field) ? labels(field) : field
  const unknown = words.filter(({ ours }) => ours === undefined).length
  return (
    <details className={styles.words} open={unknown > 0}>
      <summary>
        {name} <small>{t('wordCount', { count: words.length, unknown })}</small>
      </summary>
      <table className={styles.table}>
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('theirs')}</th>
            <th scope="col">{t('meansHere')}</th>
            <th scope="col">{t('howOften')}</th>
          </tr>
        </thead>
        <tbody>
          {words.map((word) => (
            <tr key={`${word.theirs} ${word.ours}`}>
              <th scope="row">{word.theirs}</th>
              <td>
                <Meaning word={word} />
              </td>
              <td>{word.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

export function UsedWords({ words }: { words: Words }) {
  const t = useTranslations('OfficeFeeds')
  const fields = [...new Set(words.map(({ field }) => field))]
  if (fields.length === 0) return null
  return (
    <OfficeBlock title={t('usedWords')} count={words.length} aside={t('usedWordsAside')}>
      {fields.map((field) => (
        <Field key={field} field={field} words={words.filter((word) => word.field === field)} />
      ))}
    </OfficeBlock>
  )
}
