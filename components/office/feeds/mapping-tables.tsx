/** The meaning of a source's words: the tables of `feeds.json`, and the words that no table contains yet. */
import { useTranslations } from 'next-intl'
import type { FeedSource } from '@/lib/feeds/feed-source'
import type { UnknownWord } from '@/lib/server/office/feeds/feeds-view'
import { OfficeBlock } from '../frame/office-block'
import styles from './feeds.module.css'

const write = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function Table({ caption, rows }: { caption: string; rows: readonly (readonly [string, unknown])[] }) {
  const t = useTranslations('OfficeFeeds')
  if (rows.length === 0) return null
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{t('theirs')}</th>
          <th scope="col">{t('ours')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([theirs, ours]) => (
          <tr key={theirs}>
            <th scope="row">{theirs}</th>
            <td>{write(ours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The line to add to `feeds.json` for a word. */
const lineFor = ({ field, word }: UnknownWord) =>
  field === 'kind' ? `"types": { ${JSON.stringify(word)}: "1" }` : `"words": { "${field}": { ${JSON.stringify(word)}: … } }`

function Unknown({ words }: { words: readonly UnknownWord[] }) {
  const t = useTranslations('OfficeFeeds')
  if (words.length === 0) return null
  return (
    <OfficeBlock title={t('unknown')} count={words.length} aside={t('unknownAside')}>
      <ul className={styles.lines}>
        {words.map((word) => (
          <li key={`${word.field} ${word.word}`}>
            <span>
              <q>{word.word}</q> <small>{t('times', { count: word.count })}</small>
            </span>
            <code className={styles.code}>{lineFor(word)}</code>
          </li>
        ))}
      </ul>
    </OfficeBlock>
  )
}

type Props = { source: FeedSource; words: readonly UnknownWord[] }

export function MappingTables({ source, words }: Props) {
  const t = useTranslations('OfficeFeeds')
  const { types, agents, defaults, byHand } = source
  const tables = Object.entries(source.words)
  const isEmpty = [types, agents, defaults, source.words].every((table) => Object.keys(table).length === 0) && byHand.length === 0
  return (
    <>
      <Unknown words={words} />
      <OfficeBlock title={t('tables')} aside={t('tablesAside')}>
        {isEmpty && <p className={styles.note}>{t('noTables')}</p>}
        <Table caption={t('table.types')} rows={Object.entries(types)} />
        <Table caption={t('table.agents')} rows={Object.entries(agents)} />
        {tables.map(([field, table]) => (
          <Table key={field} caption={t('table.words', { field })} rows={Object.entries(table)} />
        ))}
        <Table caption={t('table.defaults')} rows={Object.entries(defaults)} />
        <Table caption={t('table.byHand')} rows={byHand.map((name) => [name, t('byOffice')] as const)} />
      </OfficeBlock>
    </>
  )
}
