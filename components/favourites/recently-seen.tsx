/** The properties seen last in this tab, at the foot of a list. */
import { useTranslations } from 'next-intl'
import { RecentlySeenList } from './recently-seen.client'

export function RecentlySeen() {
  const t = useTranslations('RecentlySeen')
  return <RecentlySeenList title={t('title')} />
}
