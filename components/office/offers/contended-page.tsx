/** Properties with offers or applications: how many of each wait for a decision. */
import { useTranslations } from 'next-intl'
import type { ContenderForm } from '@/lib/domain/office/contenders'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { type ContendedRow, contenderPaths } from '@/lib/server/office/offers/contenders-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import feeds from '../feeds/feeds.module.css'
import { OfficeFrame } from '../frame/office-frame'
import { OfficeThumb } from '../marks/office-thumb'
import styles from './contended-page.module.css'

type Props = { staff: AnyStaff; language: Language; form: ContenderForm; rows: readonly ContendedRow[] }

export function ContendedPage({ staff, language, form, rows }: Props) {
  const t = useTranslations('OfficeOffers')
  const open = rows.reduce((sum, row) => sum + row.open, 0)
  const path = contenderPaths[form]
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current={path}
      path={path}
      title={t(`${form}.title`)}
      count={open}
      intro={t(`${form}.lead`)}
    >
      {rows.length === 0 ? (
        <p className={feeds.note}>{t(`${form}.none`)}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.propertyId}>
              <OfficeThumb property={row.property} />
              <span>
                <a className="cover-link" href={row.href}>
                  {row.property?.name ?? row.propertyId}
                </a>
                <small>{t('since', { date: formatDate(toLocalTime(row.oldest).date) })}</small>
              </span>
              <span className={styles.count}>
                <b>{t('waiting', { count: row.open })}</b>
                <small>{t('decided', { count: row.all - row.open })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </OfficeFrame>
  )
}
