/** Contact by phone or mail for a discreet sale, next to the text that explains it (ruling 14). */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { ModuleProps } from '../module-props'
import { moduleTitle } from '../module-section'
import styles from './discreet-contact.module.css'

export function DiscreetContact({ module, language }: ModuleProps) {
  const t = useTranslations('DiscreetContact')
  const { phone, email } = getSnapshot().site.contact
  return (
    <section className={module.columns.lg === 12 ? `wrap ${styles.panel}` : styles.panel} aria-labelledby="discreet-contact">
      <h2 id="discreet-contact">{moduleTitle(module, language) || t('title')}</h2>
      <p>{t('intro')}</p>
      <p className={`${styles.actions} no-print`}>
        <ButtonLink href={phoneHref(phone)} full>
          <Icon of="phone" />
          <span>{t('call', { phone: formatPhone(phone) })}</span>
        </ButtonLink>
        <ButtonLink href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`} look="line" full>
          <Icon of="mail" />
          <span>{t('write')}</span>
        </ButtonLink>
      </p>
    </section>
  )
}
