/** The properties seen most recently in this tab, at the foot of a list. */
import { useTranslations } from 'next-intl'
import { isEnabled } from '@/lib/server/pages/feature'
import { RecentlySeenList } from './recently-seen.client'

export function RecentlySeen() {
  const t = useTranslations('RecentlySeen')
  if (!isEnabled('recentlySeen')) return null
  return <RecentlySeenList title={t('title')} />
}
