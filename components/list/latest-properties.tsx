/** The newest properties on the home page: at most 4, 4 per row (specification 2, "Routes"). */
import { useTranslations } from 'next-intl'
import { PropertyCard } from '@/components/property/property-card'
import { Icon } from '@/components/ui/icon'
import type { Module } from '@/lib/content/module'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf } from '@/lib/routing/href'
import { linkHref } from '@/lib/server/pages/link-href'
import { countProperties } from '@/lib/server/pages/page-frame'
import { langOf } from '@/lib/server/pages/text-language'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { findLatest } from '@/lib/server/property/property-lists'
import { CardGrid } from './card-grid'

const defaultCount = 4

export function LatestProperties({ module, language }: { module: Module; language: Language }) {
  const t = useTranslations('LatestProperties')
  const cards = findLatest(module.maxItems ?? defaultCount).map((property) => toPropertyCard(property, language))
  if (cards.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <h2 {...langOf(module.title[language], language)}>{module.title[language]}</h2>
          <a className="arrow-link" href={linkHref(listPathOf.sale, language)}>
            {t('all', { count: countProperties('sale') })}
            <Icon of="arrow-right" />
          </a>
        </div>
        <CardGrid columns={module.itemsPerRow}>
          {cards.map((card) => (
            <li key={card.id}>
              <PropertyCard card={card} sizes="(min-width: 1280px) 326px, (min-width: 767px) 50vw, 100vw" />
            </li>
          ))}
        </CardGrid>
      </div>
    </section>
  )
}
