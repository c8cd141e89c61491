/** The share button, which opens the share links without script. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { ShareLinks } from './share-links'
import styles from './share-links.module.css'

/** Renders nothing when there is no share link. */
export function Share({ detail }: { detail: PropertyDetail }) {
  const t = useTranslations('PropertySummary')
  const friend = detail.formHrefs['send-to-friend']
  if (!isEnabled('share') && !friend) return null
  return (
    <>
      <button type="button" popoverTarget="share" className={styles.opener}>
        <Icon of="send" />
        {t('share')}
      </button>
      <section id="share" popover="auto" className={styles.popover} aria-label={t('shareTitle')}>
        <p>{t('shareTitle')}</p>
        {friend && (
          <a className={styles.friend} href={friend} data-form="send-to-friend">
            <Icon of="mail" />
            {t('friend')}
          </a>
        )}
        <ShareLinks detail={detail} />
      </section>
    </>
  )
}
