/** Owners of a view; the whole row is a link. */
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { OwnerItem, Owners } from '@/lib/server/office/people/owners-view'
import rows from '../leads/inbox-list.module.css'
import { LanguageMark } from '../marks/language-mark'
import marks from './portal-mark.module.css'

type Props = { list: Owners; language: Language; opened: string | undefined }

/** Green: uses the portal; half: invited (design, "People"). */
export function PortalMark({ owner: { hasPassword } }: { owner: Pick<OwnerItem, 'hasPassword'> }) {
  const t = useTranslations('OfficeOwners')
  return (
    <>
      <i className={`${marks.mark} ${hasPassword ? marks.active : marks.invited}`} aria-hidden="true" />
      <span className="vh">{t(hasPassword ? 'active' : 'invited')}</span>
    </>
  )
}

function Row({ owner, language, isOpened }: { owner: OwnerItem; isOpened: boolean } & Pick<Props, 'language'>) {
  const t = useTranslations('OfficeOwners')
  const { name, email, owned, lastAt, quiet, hasPassword, writes } = owner
  return (
    <li className={isOpened ? `${rows.row} ${rows.opened}` : rows.row}>
      <span>
        <PortalMark owner={owner} />
      </span>
      <div className={rows.what}>
        <a className="cover-link" href={owner.href} aria-current={isOpened ? 'page' : undefined}>
          {name || email}
        </a>
        <span>
          {owned.map(({ property, propertyId }) => property?.name ?? t('reference', { id: String(propertyId) })).join(', ')}
        </span>
        {!hasPassword && <small>{t('invited')}</small>}
      </div>
      <div className={rows.side}>
        <span className={quiet === undefined ? rows.when : `${rows.when} ${rows.late}`}>
          {quiet === undefined ? lastAt && formatDate(lastAt) : t('quiet', { days: quiet })}
        </span>
        <span className={rows.marks}>
          <LanguageMark of={writes} language={language} />
        </span>
      </div>
    </li>
  )
}

export function OwnerRows({ list: { items, query, counts }, language, opened }: Props) {
  const t = useTranslations('OfficeOwners')
  const isEmpty = query.text === undefined && counts.all === 0
  if (items.length === 0) return <p className={rows.empty}>{t(isEmpty ? 'none' : 'noneFound')}</p>
  return (
    <ol className={rows.rows}>
      {items.map((owner) => (
        <Row key={owner.id} owner={owner} language={language} isOpened={owner.id === opened} />
      ))}
    </ol>
  )
}
