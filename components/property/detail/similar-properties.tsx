/** Properties like this one, and the way to all of its town. */
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PropertyCard } from '@/components/property/property-card'
import { Icon } from '@/components/ui/icon'
import type { PropertyDetail } from '@/lib/server/property-detail'
import styles from './similar-properties.module.css'

const cardSizes = '(max-width: 766px) 100vw, (max-width: 1279px) 50vw, 330px'

type Props = { detail: Pick<PropertyDetail, 'similar' | 'townList' | 'property'> }

/** Nothing when there is nothing like it. */
export function SimilarProperties({ detail: { similar, townList, property } }: Props) {
  const t = useTranslations('SimilarProperties')
  if (similar.length === 0) return null
  return (
    <section id="similar" className="section mist no-print" aria-labelledby="similar-title">
      <div className="wrap">
        <div className="head">
          <h2 id="similar-title">{t('title')}</h2>
          <a className="arrow-link" href={townList.href}>
            {property.goal === 'takeover' ? t('allTakeovers') : t('all', { town: townList.name })} <Icon of={ArrowRight} />
          </a>
        </div>
        <ul className={styles.cards}>
          {similar.map((card) => (
            <li key={card.id}>
              <PropertyCard card={card} sizes={cardSizes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
