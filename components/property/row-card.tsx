/** A property as a row with its picture at the left, for the list next to the map (design, "Row card"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Favourite } from '@/components/favourites/favourite'
import { Picture } from '@/components/ui/picture'
import type { PropertyCardData } from '@/lib/server/property/property-card'
import { CardFacts } from './card-facts'
import { EpcLabel } from './epc-label'
import { Marker } from './marker'
import { Price } from './price'
import styles from './row-card.module.css'

/** @param props.children shown below the figures. */
export function RowCard({ card, children }: { card: PropertyCardData; children?: ReactNode }) {
  const t = useTranslations('PropertyCard')
  return (
    <article className={styles.card} data-property-id={card.id}>
      <div className={styles.media}>
        {card.picture ? <Picture {...card.picture} sizes="(min-width: 767px) 200px, 116px" /> : <span>{t('noPhoto')}</span>}
        <Marker marquee={card.marquee} name={card.marqueeName} className={styles.marker} />
      </div>
      <Favourite id={card.id} title={card.title} />
      <div>
        {/* Left out when the marker already shows it. */}
        {(card.price.kind !== 'marquee' || card.marquee === 0) && <Price price={card.price} />}
        <h3 className={styles.title}>
          <a className="cover-link" href={card.href} {...card.written}>
            {card.title}
          </a>
        </h3>
        <p className={styles.address}>{card.address}</p>
        <div className={styles.facts}>
          {card.epc && <EpcLabel label={card.epc} />}
          <CardFacts facts={card.facts} />
        </div>
        {children}
      </div>
    </article>
  )
}
