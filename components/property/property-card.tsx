/** A property in a list: the whole card is one link, the heart a button beside it (design, "Property card"). */
import { useTranslations } from 'next-intl'
import { Favourite } from '@/components/favourites/favourite'
import { Picture } from '@/components/ui/picture'
import type { PropertyCardData } from '@/lib/server/property/property-card'
import { CardFacts } from './card-facts'
import { EpcLabel } from './epc-label'
import { Marker } from './marker'
import { Price } from './price'
import styles from './property-card.module.css'

/** The town links to its page, where it has one. */
function CardAddress({ address, town }: Pick<PropertyCardData, 'address' | 'town'>) {
  if (!town) return address
  return (
    <>
      {address.slice(0, -town.text.length)}
      <a href={town.href}>{town.text}</a>
    </>
  )
}

type Props = {
  card: PropertyCardData
  /** Level of the heading, to fit the page's outline. */
  headingLevel?: 'h2' | 'h3'
  sizes: string
  isFirst?: boolean
}

export function PropertyCard({ card, headingLevel = 'h3', sizes, isFirst = false }: Props) {
  const t = useTranslations('PropertyCard')
  const Heading = headingLevel
  return (
    <article className={card.isUnavailable ? `${styles.card} ${styles.off}` : styles.card}>
      <div className={styles.media}>
        {card.picture ? (
          <Picture {...card.picture} sizes={sizes} isFirst={isFirst} />
        ) : (
          <span className={styles.noPicture}>{t('noPhoto')}</span>
        )}
        <Marker marquee={card.marquee} name={card.marqueeName} className={styles.marker} />
      </div>
      <Favourite id={card.id} title={card.title} />
      <div className={styles.body}>
        <div className={styles.top}>
          {/* Left out when the marker already shows it. */}
          {card.price.kind === 'marquee' && card.marquee !== 0 ? <span /> : <Price price={card.price} />}
          {card.epc && <EpcLabel label={card.epc} />}
        </div>
        <Heading className={styles.title}>
          <a className="cover-link" href={card.href} {...card.written}>
            {card.title}
          </a>
        </Heading>
        <p className={styles.address}>
          <CardAddress address={card.address} town={card.town} />
        </p>
        <div className={styles.facts}>
          <CardFacts facts={card.facts} />
        </div>
      </div>
    </article>
  )
}
