/** Similar properties, and a link to all those of the town. */
import { useTranslations } from 'next-intl'
import { PropertyCard } from '@/components/property/property-card'
import { Icon } from '@/components/ui/icon'
import { isAbroad } from '@/lib/domain/law/country'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './similar-properties.module.css'

const cardSizes = '(max-width: 766px) 90vw, (max-width: 1279px) 50vw, 330px'

type Props = {
  detail: Pick<PropertyDetail, 'similar' | 'townList'> & { property: Pick<PublicProperty, 'goal' | 'countryId'> }
}

/** Text of the link to the list: lists of separate collections are not filtered by town (rulings 7 and 14). */
function useListName(property: Pick<PublicProperty, 'goal' | 'countryId'>, town: string | undefined): string {
  const t = useTranslations('SimilarProperties')
  if (isAbroad(property)) return t('allForeign')
  if (property.goal === 'takeover') return t('allTakeovers')
  if (town === undefined) return t(property.goal === 'rent' ? 'allRent' : 'allSale')
  return t('all', { town })
}

/** Renders nothing when there are no similar properties. */
export function SimilarProperties({ detail: { similar, townList, property } }: Props) {
  const t = useTranslations('SimilarProperties')
  const listName = useListName(property, townList.name)
  if (similar.length === 0) return null
  return (
    <section id="similar" className={`section mist no-print ${styles.similar}`} aria-labelledby="similar-title">
      <div className="wrap">
        <div className="head">
          <h2 id="similar-title">{t(isAbroad(property) ? 'titleForeign' : 'title')}</h2>
          <a className="arrow-link" href={townList.href}>
            {listName} <Icon of="arrow-right" />
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
