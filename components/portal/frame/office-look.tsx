/** A notice that a staff member is viewing an owner's portal; owners never see it. */
import { useTranslations } from 'next-intl'
import { linkHref } from '@/lib/server/pages/link-href'
import type { OpenPortal } from '@/lib/server/portal/open-portal'
import styles from './office-look.module.css'

export function OfficeLook({ portal: { account, language } }: { portal: OpenPortal }) {
  const t = useTranslations('OfficeOwners')
  return (
    <aside className={`${styles.look} no-print`} aria-label={t('lookLabel')}>
      <p className="wrap">
        <b>{t('look', { name: account.name })}</b> {t('lookText')}{' '}
        <a href={linkHref('office/owners', language)}>{t('lookBack')}</a>
      </p>
    </aside>
  )
}
