/** The optional bar above the header, with items from the configuration (specification 2, "Layout"). */
import { useTranslations } from 'next-intl'
import { FavouritesCount } from '@/components/favourites/favourites-count'
import { keepMarkup } from '@/components/plain/kept-markup'
import { Icon } from '@/components/ui/icon'
import type { Site } from '@/lib/content/site'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './top-bar.module.css'

type Item = Site['topBar']['left'][number]

const icons = { phone: 'phone', mail: 'mail', heart: 'heart', key: 'key-round', none: undefined } as const satisfies Record<
  Item['icon'],
  unknown
>

function Items({ items, language }: { items: readonly Item[]; language: Language }) {
  return (
    <ul>
      {items
        .filter((item) => item.status === 'Published')
        .map((item) => {
          const icon = icons[item.icon]
          return (
            <li key={item.link}>
              <a href={linkHref(item.link, language)} style={item.colour ? { color: `var(--${item.colour})` } : undefined}>
                {icon && <Icon of={icon} size={16} />}
                <span className="num" {...langOf(item.label[language], language)}>
                  {item.label[language]}
                </span>
                {item.link === 'favourites' && <FavouritesCount />}
              </a>
            </li>
          )
        })}
    </ul>
  )
}

function WholeTopBar({ language }: { language: Language }) {
  const t = useTranslations('TopBar')
  const { topBar } = getSnapshot().site
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('label')}>
      <div className="wrap">
        <Items items={topBar.left} language={language} />
        <Items items={topBar.right} language={language} />
        <button type="button" className={styles.close} aria-label={t('close')} title={t('close')} data-top-bar-close>
          <Icon of="x" size={16} />
        </button>
      </div>
    </nav>
  )
}

export const TopBar = keepMarkup('top-bar', ({ language }: { language: Language }) => language, WholeTopBar)
