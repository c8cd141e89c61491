/** Documents that the agent sends on request; none of them lies open on the site. */
import { FileText, Lock, Mail } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mailHref } from '@/lib/domain/contact-links'
import { formatDate } from '@/lib/domain/date'
import type { PropertyDetail } from '@/lib/server/property-detail'
import styles from './documents-section.module.css'

type Props = { detail: Pick<PropertyDetail, 'property' | 'language' | 'agent' | 'texts'> }

function DocumentList({ detail: { property, language } }: Props) {
  const t = useTranslations('DocumentsSection')
  return (
    <ul className={styles.list}>
      {property.documents.map(({ id, name, date }) => (
        <li key={id}>
          <Icon of={FileText} />
          <span>{name[language]}</span>
          <small>{formatDate(date)}</small>
          <span className={styles.lock}>
            <Icon of={Lock} size={16} />
            <span className="vh">{t('onRequest')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

export function DocumentsSection({ detail }: Props) {
  const t = useTranslations('DocumentsSection')
  const { property, agent, texts } = detail
  if (property.documents.length === 0) return <p className="muted">{t('none')}</p>
  const subject = t('subject', { title: texts.title, id: String(property.id) })
  return (
    <>
      <DocumentList detail={detail} />
      {property.availability === 'available' && (
        <div className={`${styles.request} no-print`}>
          <p>{t('explain', { name: agent.name })}</p>
          <ButtonLink look="line" href={mailHref(agent.email, subject)}>
            <Icon of={Mail} /> {t('request')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
