/** A source: the report of a run, the stored runs, and the meaning of its words. */
import { useTranslations } from 'next-intl'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { summarize } from '@/lib/feeds/feed-report'
import type { SourceView } from '@/lib/server/office/feeds/feeds-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import { FeedSaid } from './feed-said'
import styles from './feeds.module.css'
import { MappingTables } from './mapping-tables'
import { RunList } from './run-list'
import { AcceptGone, RunNow } from './run-now'
import { RunReport } from './run-report'
import { useSchedule } from './source-list'
import { UsedWords } from './used-words'

type Props = { staff: AnyStaff; language: Language; view: SourceView; says: string | undefined }

/** Duration and result of the run; a manager can accept the removed listings. */
function Outcome({ staff, language, view }: Omit<Props, 'says'>) {
  const t = useTranslations('OfficeFeeds')
  const { run, report, row } = view
  if (!run || !report) return <p className={`${styles.note} ${styles.alone}`}>{t(run ? 'noReport' : 'never')}</p>
  const isStoppedByMissing = report.outcome === 'stopped' && report.because?.includes('--accept-gone')
  return (
    <OfficeBlock
      title={t('runOf', { moment: formatMoment(run.startedAt) })}
      aside={
        <a href={`/api/office/feed-report/${run.id}/`} download>
          {t('download')}
        </a>
      }
    >
      <p className={styles.note}>
        {t(`outcomes.${report.outcome}`)}. {t('took', { seconds: summarize(report).seconds })}{' '}
        {report.because && (
          <strong className={styles.late} lang="en">
            {report.because}
          </strong>
        )}
      </p>
      {isStoppedByMissing && staff.can('acceptGone') && !row.isRunning && <AcceptGone source={row.name} language={language} />}
    </OfficeBlock>
  )
}

export function SourcePage({ staff, language, view, says }: Props) {
  const t = useTranslations('OfficeFeeds')
  const schedule = useSchedule()
  const { row, source, runs, run, report, unknownWords, nameOf, answerOf } = view
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/feeds"
      path="office/feeds"
      title={row.name}
      back={{ href: linkHref('office/feeds', language), label: t('back') }}
      intro={`${row.format}. ${schedule(row)}`}
      actions={<RunNow source={row.name} language={language} isRunning={row.isRunning} />}
    >
      <FeedSaid says={says} />
      <div className={styles.columns}>
        <div>
          <Outcome staff={staff} language={language} view={view} />
          {report && <RunReport report={report} nameOf={nameOf} answerOf={answerOf} />}
          <MappingTables source={source} words={unknownWords} />
          {report && <UsedWords words={report.words} />}
        </div>
        <RunList runs={runs} opened={run?.id} language={language} />
      </div>
    </OfficeFrame>
  )
}
