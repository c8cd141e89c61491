/** The report of a run: figures, each kind of change, listings held back, missing languages, files that could not be fetched. */
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatPrice } from '@/lib/domain/property/price'
import { colon } from '@/lib/domain/text/colon'
import { languageCodes } from '@/lib/domain/text/language'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { type FeedReport, type ReportedItem, summarize } from '@/lib/feeds/feed-report'
import { OfficeBlock } from '../frame/office-block'
import { FaultWords } from './fault-words'
import styles from './feeds.module.css'

/** Largest number of lines in a block; the CSV file has all of them. */
const mostLines = 60

type Remark = FeedReport['remarks'][number]

function Lines<T>({ title, items, line }: { title: string; items: readonly T[]; line: (item: T, place: number) => ReactNode }) {
  const t = useTranslations('OfficeFeeds')
  if (items.length === 0) return null
  return (
    <OfficeBlock title={title} count={items.length}>
      <ul className={styles.lines}>{items.slice(0, mostLines).map(line)}</ul>
      {items.length > mostLines && <p className={styles.note}>{t('more', { count: items.length - mostLines })}</p>}
    </OfficeBlock>
  )
}

type Named = { nameOf: (id: number) => string }

function Item({ item, nameOf }: Named & { item: ReportedItem }) {
  const { id, feedId, price } = item
  return (
    <li>
      <span>
        {nameOf(id)} <small>{feedId === String(id) ? '' : feedId}</small>
      </span>
      {price && (
        <span>
          <del>{formatPrice(price.before)}</del> <ins>{formatPrice(price.after)}</ins>
        </span>
      )}
    </li>
  )
}

type AnswerOf = { answerOf: (remark: Remark) => string | undefined }

function RemarkLine({ remark, answerOf }: AnswerOf & { remark: Remark }) {
  const t = useTranslations('OfficeFeeds')
  const { id, field, message, found } = remark
  const answer = answerOf(remark)
  return (
    <li>
      <span>
        {id ?? t('wholeFeed')} <code className={styles.code}>{field}</code>
      </span>
      <span>
        <FaultWords message={message} /> {found !== undefined && <q>{found}</q>}{' '}
        {answer !== undefined && (
          <a href={answer} aria-label={t('answerLabel', { field, listing: id ?? '' })}>
            {t('answer')}
          </a>
        )}
      </span>
    </li>
  )
}

function Figures({ report }: { report: FeedReport }) {
  const t = useTranslations('OfficeFeeds.counts')
  const { read, added, changed, held, missing, archived, fetched, failed } = summarize(report)
  const figures = { read, added, changed, held, missing, archived, fetched, failed }
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([name, count]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd className={count > 0 && (name === 'held' || name === 'failed') ? styles.late : undefined}>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The number of listings that lack a text, by language. */
function missingLanguages({ remarks }: FeedReport) {
  return languageCodes.flatMap((language) => {
    const ids = remarks.filter((remark) => remark.language === language).flatMap(({ id }) => id ?? [])
    return ids.length > 0 ? [{ language, ids: [...new Set(ids)] }] : []
  })
}

export function RunReport({ report, nameOf, answerOf }: Named & AnswerOf & { report: FeedReport }) {
  const t = useTranslations('OfficeFeeds')
  const languages = useTranslations('OfficeToday.languages')
  const behind = colon(languageOfLocale(useLocale()))
  const { added, changed, back, missing, archived, remarks, files } = report
  const byLevel = (level: Remark['level']) => remarks.filter((remark) => remark.level === level && !remark.language)
  const itemLine = (item: ReportedItem) => <Item key={item.feedId} item={item} nameOf={nameOf} />
  const remarkLine = (remark: Remark, place: number) => (
    <RemarkLine key={`${remark.id} ${remark.field} ${place}`} remark={remark} answerOf={answerOf} />
  )
  return (
    <>
      <Figures report={report} />
      <Lines title={t('report.held')} items={byLevel('held-back')} line={remarkLine} />
      <Lines title={t('report.changed')} items={changed} line={itemLine} />
      <Lines title={t('report.added')} items={added} line={itemLine} />
      <Lines title={t('report.back')} items={back} line={itemLine} />
      <Lines title={t('report.missing')} items={missing} line={itemLine} />
      <Lines title={t('report.archived')} items={archived} line={itemLine} />
      <Lines
        title={t('report.languages')}
        items={missingLanguages(report)}
        line={({ language, ids }) => (
          <li key={language}>
            <span>{languages(language)}</span>
            <span>
              {t('listings', { count: ids.length })}
              {behind}
              {ids.slice(0, 12).join(', ')}
              {ids.length > 12 && '…'}
            </span>
          </li>
        )}
      />
      <Lines
        title={t('report.files')}
        items={files}
        line={({ url, reason }) => (
          <li key={url}>
            <span>{url}</span>
            <span>
              <FaultWords message={reason} />
            </span>
          </li>
        )}
      />
      <Lines title={t('report.gaps')} items={byLevel('gap')} line={remarkLine} />
      <Lines title={t('report.notes')} items={byLevel('note')} line={remarkLine} />
    </>
  )
}
