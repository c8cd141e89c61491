/** Tabs of a property in the portal, the logout, and the owner's other properties. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { LinkInRow } from '@/components/ui/link-in-row.client'
import rows from '@/components/ui/tabs.module.css'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { PortalView } from '@/lib/routing/private-pages'
import { linkHref } from '@/lib/server/pages/link-href'
import type { OpenPortal } from '@/lib/server/portal/open-portal'
import { portalLink } from '@/lib/server/portal/portal-links'
import { ownAddress } from '@/lib/server/portal/property-head'
import styles from './portal-nav.module.css'

type Props = {
  id: number
  properties: OpenPortal['properties']
  language: Language
  view: PortalView | undefined
  planned: number
  /** Then account and logout are those of the office. */
  isOffice: boolean
}

const tabs = [undefined, 'visits', 'communications', 'media', 'documents', 'report'] as const

export function PortalNav({ id, properties, language, view, planned, isOffice }: Props) {
  const t = useTranslations('PortalNav')
  const account = useTranslations('AccountPage')
  const list = useTranslations('PortalList')
  return (
    <div className={`${styles.bar} no-print`}>
      <div className={`wrap ${styles.row}`}>
        <nav className={`${rows.tabs} ${styles.tabs}`} aria-label={t('label')}>
          {tabs.map((tab) => (
            <LinkInRow key={tab ?? ''} href={portalLink(id, tab, language)} aria-current={tab === view ? 'page' : undefined}>
              {t(tab ?? 'dashboard')}
              {tab === 'visits' && planned > 0 && (
                <sup>
                  <span aria-hidden="true">{planned}</span>
                  <span className="vh">, {t('planned', { count: planned })}</span>
                </sup>
              )}
            </LinkInRow>
          ))}
          {!isOffice && <LinkInRow href={linkHref('account', language)}>{list('account')}</LinkInRow>}
        </nav>
        {!isOffice && (
          <form method="post">
            <input type="hidden" name={formFields.form} value="account-log-out" />
            <input type="hidden" name="language" value={language} />
            <button type="submit">
              <Icon of="log-out" size={16} /> {account('logout')}
            </button>
          </form>
        )}
      </div>
      {properties.length > 1 && <Switcher id={id} properties={properties} language={language} view={view} />}
    </div>
  )
}

/** Links to the same view of another property. */
function Switcher({ id, properties, language, view }: Omit<Props, 'planned' | 'isOffice'>) {
  const t = useTranslations('PortalNav')
  return (
    <nav className={styles.properties} aria-label={t('properties')}>
      <ul className="wrap">
        {properties.map((property) => (
          <li key={property.id}>
            <LinkInRow href={portalLink(property.id, view, language)} aria-current={property.id === id ? 'true' : undefined}>
              {ownAddress(property, language)}
            </LinkInRow>
          </li>
        ))}
      </ul>
    </nav>
  )
}
