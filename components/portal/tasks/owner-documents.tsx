/** Documents of the property that its owner can download, and the monthly reports. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/domain/text/date'
import { monthName } from '@/lib/domain/text/month-name'
import type { OpenPortal } from '@/lib/server/portal/open-portal'
import { ownerDocumentLink, portalLink } from '@/lib/server/portal/portal-links'
import { PortalBlock } from '../frame/portal-block'
import styles from './owner-documents.module.css'

type Props = {
  portal: OpenPortal
  /** `2026-10`, newest first. */
  months: readonly string[]
}

export function OwnerDocuments({ portal, months }: Props) {
  return (
    <div className={`wrap ${styles.view}`}>
      <Documents portal={portal} />
      <Reports portal={portal} months={months} />
    </div>
  )
}

function Documents({ portal: { property, language } }: Pick<Props, 'portal'>) {
  const t = useTranslations('OwnerDocuments')
  return (
    <PortalBlock id="documents" title={t('title')}>
      {property.documents.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.files}>
        {property.documents.map(({ id, name, date }) => (
          <li key={id}>
            <a href={ownerDocumentLink(property.id, id)} download>
              <Icon of="file-text" />
              <span>{t('download', { name: name[language] })}</span>
              {date && <small>{formatDate(date)}</small>}
              <Icon of="download" />
            </a>
          </li>
        ))}
      </ul>
    </PortalBlock>
  )
}

function Reports({ portal: { property, language }, months }: Props) {
  const t = useTranslations('OwnerDocuments')
  return (
    <PortalBlock id="reports" title={t('reports')}>
      {months.length === 0 && <p>{t('noReports')}</p>}
      <ul className={styles.files}>
        {months.map((month) => (
          <li key={month}>
            <a href={portalLink(property.id, 'report', language, [['month', month]])}>
              <Icon of="file-text" />
              <span>{t('report', { month: monthName(month, language) })}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={portalLink(property.id, 'report', language)}>
            <Icon of="file-text" />
            <span>{t('now')}</span>
          </a>
        </li>
      </ul>
    </PortalBlock>
  )
}
