/** The bar at the foot of small screens: call, write, plan a visit. */
import { Mail, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { phoneHref } from '@/lib/domain/phone-href'
import type { PropertyDetail } from '@/lib/server/property-detail'
import styles from './action-bar.module.css'
import { useContactLinks } from './use-contact-links'

export function ActionBar({ detail }: { detail: Pick<PropertyDetail, 'agent' | 'property' | 'texts'> }) {
  const t = useTranslations('ActionBar')
  const { visit, info } = useContactLinks(detail)
  const { name, phone } = detail.agent
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('label')}>
      <a className={styles.icon} href={phoneHref(phone)} aria-label={t('call', { name })}>
        <Icon of={Phone} />
      </a>
      <a className={styles.icon} href={info} aria-label={t('write', { name })}>
        <Icon of={Mail} />
      </a>
      <ButtonLink href={visit}>{t('visit')}</ButtonLink>
    </section>
  )
}
