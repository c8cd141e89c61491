/** Problems to solve: listings that are held back, mails that failed; and the last results of the feeds. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { HeldOnToday } from '@/lib/server/office/today/held-items'
import type { FailedMail, FeedSummary, TodayIssues } from '@/lib/server/office/today/today-issues'
import { FaultWords } from '../feeds/fault-words'
import { OfficeBlock } from '../frame/office-block'
import { useFieldName } from '../listings/use-field-name'
import { OfficeThumb } from '../marks/office-thumb'
import styles from './upkeep.module.css'

/** The row is a link where there is a page to solve it on. */
function RowName({ name, href }: { name: string; href: string | undefined }) {
  if (!href) return <b>{name}</b>
  return (
    <a className="cover-link" href={href}>
      {name}
    </a>
  )
}

function HeldBackRow({ held: { name, property, showsFormer, fault, href } }: { held: HeldOnToday }) {
  const t = useTranslations('OfficeToday')
  const pair = useTranslations('Mail')
  const nameOf = useFieldName()
  return (
    <li>
      <OfficeThumb property={property} />
      <div>
        <RowName name={name} href={href} />
        <small>{t(showsFormer ? 'heldFormer' : 'heldNothing')}</small>
        {fault && (
          <small>
            {pair('pair', { label: nameOf(fault.field ?? fault.path), value: '' })} <FaultWords message={fault.message} />
          </small>
        )}
      </div>
    </li>
  )
}

function Failed({ mail }: { mail: FailedMail }) {
  const t = useTranslations('OfficeToday')
  const { name, subject, attempts, failedAt, href } = mail
  const title = name || t('failedOther')
  return (
    <li>
      <Icon of="triangle-exclamation-point" />
      <div>
        <RowName name={title} href={href} />
        <small>{t('attempts', { count: attempts, moment: formatMoment(failedAt) })}</small>
        <small lang="en">{subject}</small>
      </div>
    </li>
  )
}

function Feed({ feed }: { feed: FeedSummary }) {
  const t = useTranslations('OfficeToday')
  const { source, href, at, outcome, counts } = feed
  const isWrong = outcome === 'stopped' || outcome === 'failed'
  return (
    <li>
      <Icon of={isWrong ? 'triangle-exclamation-point' : 'refresh-cw'} />
      <div>
        <RowName name={source} href={href} />
        <small className={isWrong ? styles.late : undefined}>{t(`feed.${outcome}`, { moment: formatMoment(at) })}</small>
        <small>{t('feedCounts', counts)}</small>
      </div>
    </li>
  )
}

function Block({ title, count, isIconed, children }: { title: string; count: number; isIconed?: boolean; children: ReactNode }) {
  if (count === 0) return null
  return (
    <OfficeBlock title={title} count={count}>
      <ul className={isIconed ? `${styles.rows} ${styles.iconed}` : styles.rows}>{children}</ul>
    </OfficeBlock>
  )
}

export function IssueBlocks({ issues }: { issues: TodayIssues }) {
  const t = useTranslations('OfficeToday')
  const { held, heldCount, failed, feeds } = issues
  return (
    <div className={styles.blocks}>
      <Block title={t('held')} count={heldCount}>
        {held.map((listing) => (
          <HeldBackRow key={listing.item} held={listing} />
        ))}
      </Block>
      <Block title={t('failed')} count={failed.length} isIconed>
        {failed.map((mail) => (
          <Failed key={mail.id} mail={mail} />
        ))}
      </Block>
      <Block title={t('feeds')} count={feeds.length} isIconed>
        {feeds.map((feed) => (
          <Feed key={feed.source} feed={feed} />
        ))}
      </Block>
    </div>
  )
}
