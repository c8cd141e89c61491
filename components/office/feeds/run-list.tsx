/** The stored runs of a source, newest first; one of them is open. */
import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { FeedRunRow } from '@/lib/server/db/repositories/office/office-feeds'
import { sourceHref } from '@/lib/server/office/feeds/feeds-view'
import { OfficeBlock } from '../frame/office-block'
import styles from './feeds.module.css'

type Props = { runs: readonly FeedRunRow[]; opened: string | undefined; language: Language }

export function RunList({ runs, opened, language }: Props) {
  const t = useTranslations('OfficeFeeds')
  return (
    <OfficeBlock title={t('runs')} count={runs.length}>
      <ol className={styles.runs}>
        {runs.map(({ id, source, startedAt, outcome, summary }) => (
          <li key={id}>
            <a href={sourceHref(source, language, id)} aria-current={id === opened ? 'page' : undefined}>
              <b>{formatMoment(startedAt)}</b>{' '}
              <span className={outcome === 'stopped' || outcome === 'failed' ? styles.late : undefined}>
                {t(`outcomes.${outcome}`)}
              </span>
              {summary && <small>{t('runFigures', { ...summary })}</small>}
            </a>
          </li>
        ))}
      </ol>
    </OfficeBlock>
  )
}
