/** Documents that the agent sends on request; none of them can be downloaded from the site. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/domain/text/date'
import { langOf } from '@/lib/server/pages/text-language'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './documents-section.module.css'
import { FormLink } from './summary/form-link'

type Props = { detail: Pick<PropertyDetail, 'property' | 'language' | 'formHrefs'> }

function DocumentList({ detail: { property, language, formHrefs } }: Props) {
  const t = useTranslations('DocumentsSection')
  return (
    <ul className={styles.list}>
      {property.documents.map(({ id, name, date }) => (
        <li key={id}>
          <Icon of="file-text" />
          <span {...langOf(name[language], language)}>{name[language]}</span>
          <small>{date && formatDate(date)}</small>
          {formHrefs.documents && (
            <span className={styles.lock}>
              <Icon of="lock" size={16} />
              <span className="vh">{t('onRequest')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** "5 documents, by e-mail"; none for properties that are sold or rented. */
export function DocumentsSummary({ detail: { property, formHrefs } }: Pick<Props, 'detail'>) {
  const t = useTranslations('DocumentsSection')
  const count = property.documents.length
  return count > 0 && t(formHrefs.documents ? 'summary' : 'closedSummary', { count })
}

export function DocumentsSection({ detail }: Props) {
  const t = useTranslations('DocumentsSection')
  const { property } = detail
  if (property.documents.length === 0) return <p className="muted">{t('none')}</p>
  return (
    <>
      <DocumentList detail={detail} />
      {detail.formHrefs.documents ? (
        <div className={`${styles.request} no-print`}>
          <FormLink detail={detail} form="documents" look="line">
            <Icon of="mail" /> {t('request')}
          </FormLink>
          <p>{t('explain')}</p>
        </div>
      ) : (
        <p className="muted">{t('closed')}</p>
      )}
    </>
  )
}
