/** First sheet: the agency, pictures, title, address, price and the main facts. */

import { useTranslations } from 'next-intl'
import { LogoDrawing } from '@/components/layout/logo-drawing'
import { OverviewFacts } from '@/components/property/detail/overview/overview-facts'
import { PropertyTitle } from '@/components/property/detail/summary/property-title'
import { SummaryPrice } from '@/components/property/detail/summary/summary-figures'
import { Picture } from '@/components/ui/picture'
import { formatDate } from '@/lib/domain/text/date'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './brochure-cover.module.css'

type Props = { detail: PropertyDetail }

function Head({ detail: { property, language, today } }: Props) {
  const t = useTranslations('Brochure')
  const { logo, name } = getSnapshot().site
  return (
    <header className={styles.head}>
      <LogoDrawing src={logo.full[language]} white={logo.white[language]} alt={name} width={logo.width} height={logo.height} />
      <p>
        <b>{t('reference', { id: String(property.id) })}</b>
        <span>{t('date', { date: formatDate(today) })}</span>
      </p>
    </header>
  )
}

/** The main picture, and two or three more in a row; none loads lazily, as printing does not wait for it. */
function Pictures({ detail: { property, language } }: Props) {
  const t = useTranslations('Brochure')
  const [front, ...more] = property.pictures
  if (!front) return null
  const row = more.slice(0, more.length > 2 ? 3 : 2)
  return (
    <ul className={styles.pictures} data-row={row.length} aria-label={t('pictures')}>
      {[front, ...row].map(({ id, url, width, height, alt }) => (
        <li key={id}>
          <Picture
            src={url}
            alt={alt[language]}
            width={width}
            height={height}
            sizes={id === front.id ? '1360px' : '600px'}
            isFirst={id === front.id}
            isPrinted
          />
        </li>
      ))}
    </ul>
  )
}

export function BrochureCover({ detail }: Props) {
  return (
    <div className={styles.cover}>
      <Head detail={detail} />
      <Pictures detail={detail} />
      <PropertyTitle detail={detail} />
      <div className={styles.figures}>
        <SummaryPrice detail={detail} isPaper />
        <OverviewFacts detail={detail} />
      </div>
    </div>
  )
}
