/** Properties side by side: those in the address; without ids, the visitor's own selection. */
import { useTranslations } from 'next-intl'
import { EmptyOwnList } from '@/components/favourites/empty-own-list'
import { MissingProperties } from '@/components/favourites/missing-properties'
import { OwnList } from '@/components/favourites/own-list.client'
import type { ModuleProps } from '@/components/modules/module-props'
import { limitOf } from '@/lib/domain/property/favourites'
import { linkHref } from '@/lib/server/pages/link-href'
import { compareProperties, findListed } from '@/lib/server/property/favourites'
import styles from './compare-module.module.css'
import { CompareTable } from './compare-table'

function Empty({ module, language }: Pick<ModuleProps, 'module' | 'language'>) {
  const t = useTranslations('CompareModule')
  return (
    <EmptyOwnList title={t('emptyTitle')} action={{ text: t('offer'), href: linkHref(module.relation.id, language) }}>
      {t('emptyText', { count: limitOf('compare') })}
    </EmptyOwnList>
  )
}

export function CompareModule({ module, language, path, query: { ids } }: ModuleProps) {
  const href = linkHref(path, language)
  const { offered, ...missing } = findListed('compare', ids, language)
  const empty = <Empty module={module} language={language} />
  return (
    <div className={`wrap ${styles.compare}`}>
      {ids.length === 0 ? (
        <OwnList list="compare" href={href}>
          {empty}
        </OwnList>
      ) : (
        <>
          <MissingProperties missing={missing} />
          {offered.length > 0 ? <CompareTable {...compareProperties(offered, language)} href={href} /> : empty}
        </>
      )}
    </div>
  )
}
