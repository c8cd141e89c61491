/** Properties in other countries: a separate collection (ruling 14). */
import { useTranslations } from 'next-intl'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { CollectionModule } from '../collection-module'
import type { ModuleProps } from '../module-props'

export function ForeignModule(props: ModuleProps) {
  const t = useTranslations('ForeignModule')
  return <CollectionModule {...props} properties={getSnapshot().foreignProperties} none={t('none')} />
}
