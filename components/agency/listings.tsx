/** The listings of an agent or a branch as cards: for sale, for rent, takeovers. */
import { useTranslations } from 'next-intl'
import { CardGrid } from '@/components/list/card-grid'
import { PropertyCard } from '@/components/property/property-card'
import { HeadingCount } from '@/components/ui/heading-count'
import { Icon } from '@/components/ui/icon'
import type { PublicProperty } from '@/lib/domain/property/property'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf } from '@/lib/routing/href'
import { linkHref } from '@/lib/server/pages/link-href'
import { countProperties } from '@/lib/server/pages/page-frame'
import { toPropertyCard } from '@/lib/server/property/property-card'
import styles from './listings.module.css'

const sizes = '(max-width: 766px) 90vw, (max-width: 1279px) 50vw, 330px'

/** Largest number of cards; the lists have all of them. */
const shown = 12

type Props = { properties: readonly PublicProperty[]; title: string; language: Language }

export function Listings({ properties, title, language }: Props) {
  const t = useTranslations('AgencyListings')
  if (properties.length === 0) return null
  return (
    <section id="listings" className={styles.section} aria-labelledby="listings-title">
      <div className="wrap">
        <div className="head">
          <h2 id="listings-title">
            {title}
            <HeadingCount>{properties.length}</HeadingCount>
          </h2>
          <a className="arrow-link" href={linkHref(listPathOf.sale, language)}>
            {t('all', { count: countProperties('sale') })} <Icon of="arrow-right" />
          </a>
        </div>
        <CardGrid columns={4}>
          {properties.slice(0, shown).map((property) => (
            <li key={property.id}>
              <PropertyCard card={toPropertyCard(property, language)} sizes={sizes} />
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
