/** The menu of small screens: a popover, so that it opens, closes and reacts to Escape without script. */
import { useTranslations } from 'next-intl'
import { FavouritesCount } from '@/components/favourites/favourites-count'
import { keepMarkup } from '@/components/plain/kept-markup'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { InlineText } from '@/components/ui/inline-text'
import { SiteLink } from '@/components/ui/site-link'
import type { Language, Localized } from '@/lib/domain/text/language'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import type { MenuItem } from '@/lib/server/pages/page-frame'
import { LanguageSwitcher } from './language-switcher'
import { CompactLogo } from './logo'
import styles from './mobile-drawer.module.css'

function DrawerLink({ item, isWhole }: { item: MenuItem; isWhole?: true }) {
  const t = useTranslations('MobileDrawer')
  const { title, written } = item
  return (
    <SiteLink href={item.href} aria-current={item.isCurrent ? 'page' : undefined} {...(isWhole ? {} : written)}>
      {isWhole ? t.rich('all', { title, name: () => <InlineText text={title} /> }) : title}
      {item.count !== undefined && <sup>{item.count}</sup>}
    </SiteLink>
  )
}

function DrawerEntry({ item }: { item: MenuItem }) {
  if (item.children.length === 0) return <DrawerLink item={item} />
  return (
    <details open={item.isCurrent}>
      <summary {...item.written}>
        {item.title}
        <Icon of="chevron-down" size={24} />
      </summary>
      <ul>
        <li>
          <DrawerLink item={item} isWhole />
        </li>
        {item.children.map((child) => (
          <li key={child.href}>
            <DrawerLink item={child} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type MenuProps = { language: Language; menu: readonly MenuItem[] }

const DrawerMenu = keepMarkup(
  'drawer-menu',
  ({ language }: MenuProps) => language,
  function DrawerMenu({ menu }: MenuProps) {
    const t = useTranslations('MobileDrawer')
    return (
      <nav className={styles.menu} aria-label={t('menu')}>
        <ul>
          {menu.map((item) => (
            <li key={item.href}>
              <DrawerEntry item={item} />
            </li>
          ))}
        </ul>
      </nav>
    )
  },
)

/** Phones have no top bar: its link to the favourites is placed here. */
function FavouritesLink({ language }: { language: Language }) {
  const item = getSnapshot().site.topBar.right.find(({ link, status }) => link === 'favourites' && status === 'Published')
  if (!item) return null
  return (
    <a href={linkHref(item.link, language)}>
      <Icon of="heart" size={16} />
      <InlineText text={item.label[language]} />
      <FavouritesCount />
    </a>
  )
}

type PartProps = { language: Language }

const DrawerHead = keepMarkup(
  'drawer-head',
  ({ language }: PartProps) => language,
  function DrawerHead({ language }: PartProps) {
    const t = useTranslations('MobileDrawer')
    return (
      <div className={styles.bar}>
        <CompactLogo language={language} isLazy />
        <button type="button" popoverTarget="drawer" popoverTargetAction="hide" aria-label={t('close')}>
          <Icon of="x" size={24} />
        </button>
      </div>
    )
  },
)

const DrawerContact = keepMarkup(
  'drawer-contact',
  ({ language }: PartProps) => language,
  function DrawerContact({ language }: PartProps) {
    const { phone } = getSnapshot().site.contact
    return (
      <>
        <FavouritesLink language={language} />
        <a href={phoneHref(phone)}>
          <Icon of="phone" size={16} />
          <span className="num">{phone}</span>
        </a>
      </>
    )
  },
)

export function MobileDrawer({
  language,
  menu,
  alternates,
}: {
  language: Language
  menu: readonly MenuItem[]
  alternates: Partial<Localized>
}) {
  const t = useTranslations('MobileDrawer')
  return (
    <div id="drawer" popover="auto" role="dialog" aria-label={t('label')} className={styles.drawer}>
      <DrawerHead language={language} />
      <DrawerMenu language={language} menu={menu} />
      <div className={styles.foot}>
        <ButtonLink full href={linkHref('contact-demand', language)}>
          {t('valuation')}
        </ButtonLink>
        <div className={styles.meta}>
          <DrawerContact language={language} />
          <LanguageSwitcher language={language} alternates={alternates} />
        </div>
      </div>
    </div>
  )
}
