/** The texts of the site that the office can edit, by group; those with drafts first. */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import type { TextList, TextRow } from '@/lib/server/office/texts/texts-view'
import { OfficeFrame } from '../frame/office-frame'
import rows from '../leads/inbox-list.module.css'
import { MarkedState } from '../marks/marked-state'
import { momentOf } from './moment-of'
import { NewArticle } from './new-article'
import styles from './text-page.module.css'
import { TextSaid } from './text-said'
import { TextTabs } from './text-tabs'

function State({ row: { draft, isOnline } }: { row: TextRow }) {
  const t = useTranslations('OfficeTexts')
  if (draft?.failed) return <MarkedState square={{ fill: 'full', colour: 'danger' }}>{t('notPublished')}</MarkedState>
  if (draft?.publishAt)
    return (
      <MarkedState square={{ fill: 'empty', colour: 'accent' }}>
        {t('plannedAt', { moment: momentOf(draft.publishAt) })}
      </MarkedState>
    )
  if (draft) return <MarkedState square={{ fill: 'half', colour: 'accent' }}>{t('notVisible')}</MarkedState>
  if (isOnline === undefined) return null
  return (
    <MarkedState square={isOnline ? { fill: 'full', colour: 'success' } : { fill: 'empty', colour: 'grey' }}>
      {t(isOnline ? 'online' : 'offline')}
    </MarkedState>
  )
}

function Row({ row }: { row: TextRow }) {
  const t = useTranslations('OfficeTexts')
  const { name, href, kind, category, draft, published } = row
  const last = draft ? { name: draft.name, at: draft.changedAt } : published
  return (
    <li className={rows.row}>
      <span />
      <div className={rows.what}>
        <a className="cover-link" href={href}>
          {name}
        </a>
        <small>{category ?? t(`about.${kind}`)}</small>
      </div>
      <div className={rows.side}>
        <State row={row} />
        {last && (
          <span className={rows.when}>
            {last.name}, {momentOf(last.at)}
          </span>
        )}
      </div>
    </li>
  )
}

type Props = {
  staff: AnyStaff
  language: Language
  list: TextList
  says: string | undefined
  /** Whether the form of a new article was returned with errors. */
  isReturned: boolean
}

export function TextsPage({ staff, language, list, says, isReturned }: Props) {
  const t = useTranslations('OfficeTexts')
  const drafts = list.rows.filter(({ draft }) => draft).length
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/texts"
      path="office/texts"
      title={t('title')}
      intro={drafts > 0 ? t('leadDrafts', { count: drafts }) : t('lead')}
    >
      <TextSaid says={says} />
      {!list.isWritable && <NoticeBox notice={{ tone: 'wrong', title: t('readOnly'), text: t('readOnlyText') }} />}
      <TextTabs language={language} counts={list.counts} current={list.group} />
      {list.group === 'articles' && list.isWritable && (
        <div className={styles.made}>
          <NewArticle staff={staff} language={language} models={list.models} isOpen={isReturned} />
        </div>
      )}
      <ul>
        {list.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </OfficeFrame>
  )
}
