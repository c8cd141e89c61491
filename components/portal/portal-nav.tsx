/** Tabs of a property in the portal, and the owner's other properties. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/language'
import type { Property } from '@/lib/domain/property'
import type { PortalView } from '@/lib/routing/private-pages'
import { portalLink } from '@/lib/server/portal/portal-links'
import { ownAddress } from '@/lib/server/portal/property-head'
import styles from './portal-nav.module.css'

type Props = { id: number; properties: readonly Property[]; language: Language; view: PortalView | undefined; planned: number }

const tabs = [undefined, 'visits', 'communications', 'media', 'documents', 'report'] as const

export function PortalNav({ id, properties, language, view, planned }: Props) {
  const t = useTranslations('PortalNav')
  return (
    <div className={`${styles.bar} no-print`}>
      <div className="wrap">
        <nav className={styles.tabs} aria-label={t('label')}>
          {tabs.map((tab) => (
            <a key={tab ?? ''} href={portalLink(id, tab, language)} aria-current={tab === view ? 'page' : undefined}>
              {t(tab ?? 'dashboard')}
              {tab === 'visits' && planned > 0 && (
                <sup>
                  <span aria-hidden="true">{planned}</span>
                  <span className="vh">, {t('planned', { count: planned })}</span>
                </sup>
              )}
            </a>
          ))}
        </nav>
        {properties.length > 1 && <Switcher id={id} properties={properties} language={language} view={view} />}
      </div>
    </div>
  )
}

/** Stays on the same view of the other property. */
function Switcher({ id, properties, language, view }: Omit<Props, 'planned'>) {
  const t = useTranslations('PortalNav')
  return (
    <nav className={styles.properties} aria-label={t('properties')}>
      <ul>
        {properties.map((property) => (
          <li key={property.id}>
            <a href={portalLink(property.id, view, language)} aria-current={property.id === id ? 'true' : undefined}>
              {ownAddress(property, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
