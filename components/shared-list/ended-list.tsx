/** The page of a link that opens no list, or no longer. The text is the same for both, to reveal nothing. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { ButtonLink } from '@/components/ui/button'
import styles from '@/components/ui/link-page.module.css'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, crumbsTo } from '@/lib/server/pages/pages'

export function EndedList({ language }: { language: Language }) {
  const t = useTranslations('SharedList')
  const heading = t('endedHeading')
  return (
    <SiteFrame language={language} current="" alternates={alternatesOf('')} crumbs={crumbsTo(heading, language)} isClosed>
      <div className={`wrap ${styles.page}`}>
        <h1>{heading}</h1>
        <p>{t('endedLead')}</p>
        <div className={styles.action}>
          <ButtonLink href={linkHref('favourites', language)}>{t('link.favourites')}</ButtonLink>
        </div>
      </div>
    </SiteFrame>
  )
}
