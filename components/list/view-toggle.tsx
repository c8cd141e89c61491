/** Links to the list and to the map, with the same filters. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { ListQuery } from '@/lib/routing/list-query'
import { isEnabled } from '@/lib/server/pages/feature'
import styles from './view-toggle.module.css'

const views = [
  { view: 'list', icon: 'layout-grid' },
  { view: 'map', icon: 'map' },
] as const

export function ViewToggle({ hrefOf, query }: { hrefOf: (query: ListQuery) => string; query: ListQuery }) {
  const t = useTranslations('ViewToggle')
  if (!isEnabled('map')) return null
  return (
    <nav className={styles.toggle} aria-label={t('label')}>
      {views.map(({ view, icon }) => (
        <a key={view} href={hrefOf({ ...query, view, page: 1 })} aria-current={query.view === view ? 'true' : undefined}>
          <Icon of={icon} />
          {t(view)}
        </a>
      ))}
    </nav>
  )
}
