/** The office on phones: a bar above the page, and tabs below it. */
import { useTranslations } from 'next-intl'
import { StaffMark } from '@/components/staff/staff-mark'
import { Icon } from '@/components/ui/icon'
import { linkHref } from '@/lib/server/pages/link-href'
import { type NavProps, OfficeLinks } from './office-links'
import { navFor } from './office-nav'
import { OfficeSign } from './office-sign'
import styles from './office-tabs.module.css'

export function OfficeBar({ staff, language }: Pick<NavProps, 'staff' | 'language'>) {
  const t = useTranslations('OfficeNav')
  return (
    <header className={styles.bar}>
      <OfficeSign size={26} />
      <b>{t('office')}</b>
      <a href={linkHref('account', language)} aria-label={t('account', { name: staff.name })}>
        <StaffMark name={staff.name} look="ink" />
      </a>
    </header>
  )
}

const look = { count: styles.count, late: styles.late, word: styles.word }

/** Four pages, and the tab "More", which is marked while one of the other pages is open. */
export function OfficeTabs(props: NavProps) {
  const { staff, language, current } = props
  const t = useTranslations('OfficeNav')
  const entries = navFor(staff).filter(({ group }) => group === 'tab')
  const isOther = !entries.some(({ original }) => original === current)
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      <ul>
        <OfficeLinks {...props} entries={entries} look={look} />
        <li>
          <a href={linkHref('office/more', language)} aria-current={isOther ? 'true' : undefined}>
            <Icon of="menu" />
            <span className={styles.word}>{t('more')}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}
