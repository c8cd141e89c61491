/** The owner's property next to similar ones: the asking price per square metre as bars, and the days online. */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { langOf } from '@/lib/server/pages/text-language'
import type { ComparedHome } from '@/lib/server/portal/compared-homes'
import { PortalBlock } from '../frame/portal-block'
import styles from './compared-homes.module.css'

type Props = { homes: readonly ComparedHome[]; ownId: number; language: Language }

function Home({ home, isOwn, most, language }: { home: ComparedHome; isOwn: boolean; most: number; language: Language }) {
  const t = useTranslations('OwnerTasks')
  const { title, href, area, perMetre, days } = home
  return (
    <li data-own={isOwn || undefined}>
      <span>
        {isOwn ? (
          t('ownHome', { area })
        ) : (
          <>
            <a href={href} {...langOf(title, language)}>
              {title}
            </a>
            , {area}
          </>
        )}
        <small>{t('online', { days })}</small>
      </span>
      <b>{formatPrice(perMetre)}</b>
      <i style={{ inlineSize: `${Math.round((perMetre / most) * 100)}%` }} aria-hidden="true" />
    </li>
  )
}

/** Renders nothing without another property to compare with. */
export function ComparedHomes({ homes, ownId, language }: Props) {
  const t = useTranslations('OwnerTasks')
  if (homes.length < 2) return null
  const most = Math.max(...homes.map(({ perMetre }) => perMetre))
  return (
    <PortalBlock id="compared" title={t('compared')}>
      <p className={styles.note}>{t('comparedText')}</p>
      <ul className={styles.homes}>
        {homes.map((home) => (
          <Home key={home.id} home={home} isOwn={home.id === ownId} most={most} language={language} />
        ))}
      </ul>
    </PortalBlock>
  )
}
