/** The header with logo, menu, languages and valuation button (specification 2, "Menu" and "Layout"). */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Language, Localized } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import type { MenuItem } from '@/lib/server/pages/page-frame'
import styles from './header.module.css'
import { LanguageSwitcher } from './language-switcher'
import { Logo } from './logo'

function MenuLink({ item }: { item: MenuItem }) {
  return (
    <SiteLink href={item.href} aria-current={item.isCurrent ? 'page' : undefined} {...item.written}>
      {item.title}
      {item.count !== undefined && <sup>{item.count}</sup>}
    </SiteLink>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  return (
    <li className={item.children.length ? styles.nested : undefined}>
      <MenuLink item={item} />
      {item.children.length > 0 && (
        <ul className={styles.submenu}>
          {item.children.map((child) => (
            <li key={child.href}>
              <MenuLink item={child} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type MenuProps = { language: Language; menu: readonly MenuItem[] }

const HeaderMenu = keepMarkup(
  'header-menu',
  ({ language }: MenuProps) => language,
  function HeaderMenu({ menu }: MenuProps) {
    const t = useTranslations('Header')
    return (
      <nav className={styles.menu} aria-label={t('menu')}>
        <div data-menu>
          <ul>
            {menu.map((item) => (
              <MenuEntry key={item.href} item={item} />
            ))}
          </ul>
        </div>
      </nav>
    )
  },
)

type PartProps = { language: Language }

const HeaderLogo = keepMarkup(
  'header-logo',
  ({ language }: PartProps) => language,
  function HeaderLogo({ language }: PartProps) {
    const t = useTranslations('Header')
    return (
      <a className={styles.logo} href={linkHref('home', language)} aria-label={t('home', { name: getSnapshot().site.name })}>
        <Logo language={language} />
      </a>
    )
  },
)

/** The link to the valuation, and the button of the menu on small screens. */
const HeaderButtons = keepMarkup(
  'header-buttons',
  ({ language }: PartProps) => language,
  function HeaderButtons({ language }: PartProps) {
    const t = useTranslations('Header')
    return (
      <>
        {getSnapshot().site.menu.showEvaluationButton && (
          <ButtonLink look="ink" size="s" href={linkHref('contact-demand', language)}>
            {t('valuation')}
          </ButtonLink>
        )}
        <button type="button" className={styles.burger} popoverTarget="drawer">
          <Icon of="menu" size={24} />
          <span>{t('open')}</span>
        </button>
      </>
    )
  },
)

export function Header({
  language,
  menu,
  alternates,
}: {
  language: Language
  menu: readonly MenuItem[]
  alternates: Partial<Localized>
}) {
  return (
    <header className={`${styles.header} no-print`} data-site-header>
      <div className={`wrap ${styles.row}`}>
        <HeaderLogo language={language} />
        <HeaderMenu language={language} menu={menu} />
        <div className={styles.right}>
          <LanguageSwitcher language={language} alternates={alternates} />
          <HeaderButtons language={language} />
        </div>
      </div>
    </header>
  )
}
