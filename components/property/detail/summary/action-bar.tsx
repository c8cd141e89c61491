/** The bar at the foot of small screens: call, write, plan a viewing. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { phoneHref } from '@/lib/domain/text/phone-href'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './action-bar.module.css'
import { FormLink } from './form-link'

export function ActionBar({ detail }: { detail: Pick<PropertyDetail, 'agent' | 'formHrefs'> }) {
  const t = useTranslations('ActionBar')
  const { name, phone } = detail.agent
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('label')}>
      <a className={styles.icon} href={phoneHref(phone)} aria-label={t('call', { name })}>
        <Icon of="phone" />
      </a>
      <a className={styles.icon} href={detail.formHrefs.information} data-form="information" aria-label={t('write', { name })}>
        <Icon of="mail" />
      </a>
      <FormLink detail={detail} form="visit">
        {t('visit')}
      </FormLink>
    </section>
  )
}
