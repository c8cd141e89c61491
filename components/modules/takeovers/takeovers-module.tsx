/** Businesses for takeover: a separate collection (ruling 7). */
import { useTranslations } from 'next-intl'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { CollectionModule } from '../collection-module'
import type { ModuleProps } from '../module-props'

export function TakeoversModule(props: ModuleProps) {
  const t = useTranslations('TakeoversModule')
  return <CollectionModule {...props} properties={getSnapshot().takeovers} none={t('none')} />
}
