/** The bar above a preview: what it is, how long the link is valid, and a link to the public site (ruling 8). */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { locales } from '@/lib/domain/text/locales'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './preview-bar.module.css'

const timeZone = 'Europe/Brussels'

/** Day and time in Belgium. @param until in seconds since 1970. */
function formatUntil(until: number, language: Language) {
  const moment = new Date(until * 1000)
  return {
    // The Swedish date format is that of ISO 8601.
    date: formatDate(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)),
    time: new Intl.DateTimeFormat(locales[language], { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment),
  }
}

export function PreviewBar({ until, language }: { until: number; language: Language }) {
  const t = useTranslations('PreviewBar')
  return (
    <aside className={`${styles.bar} no-print`} aria-label={t('label')}>
      <div className="wrap">
        <Icon of="eye" />
        <p>
          <strong>{t('label')}</strong> {t('text', formatUntil(until, language))}
        </p>
        <a href={linkHref('home', language)}>{t('site')}</a>
      </div>
    </aside>
  )
}
