/** Anchors of the sections that this property has; stays under the header (design, "Detail"). */
import { useTranslations } from 'next-intl'
import tabs from '@/components/ui/tabs.module.css'
import { SectionLinks } from './section-links.client'
import type { SectionId } from './sections'
import styles from './sub-navigation.module.css'

export function SubNavigation({ ids }: { ids: readonly ('overview' | SectionId)[] }) {
  const t = useTranslations('PropertyDetail')
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('onThisPage')}>
      <div className={`wrap ${tabs.tabs} ${styles.row}`}>
        <SectionLinks sections={ids.map((id) => ({ id, name: t(`anchors.${id}`) }))} />
      </div>
    </nav>
  )
}
