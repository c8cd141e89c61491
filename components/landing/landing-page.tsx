/** The landing page of a town, a type or both: a summary in words and figures, and the list. */
import { useTranslations } from 'next-intl'
import { JsonLdBreadcrumbs } from '@/components/layout/json-ld-breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { PropertyListView } from '@/components/list/property-list-view'
import { PriceBands } from '@/components/sold/price-bands'
import type { ListingFigures } from '@/lib/domain/property/listing-figures'
import { formatPrice } from '@/lib/domain/property/price'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import { formatArea } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { listPathOf } from '@/lib/routing/href'
import { type LandingPage as Landing, landingFilter } from '@/lib/routing/landing-pages'
import { emptyListQuery, listQueryText } from '@/lib/routing/list-query'
import { landingAlternates, landingCrumbs, listAddress } from '@/lib/server/pages/landing-pages'
import { findLandingTexts, findLandingWords, rangeText } from '@/lib/server/pages/landing-texts'
import { findBandRows } from '@/lib/server/sold/town-bands'
import { LandingMap } from './landing-map'
import styles from './landing-page.module.css'
import { LandingWords } from './landing-words'

type FiguresProps = { figures: ListingFigures; goal: SearchGoal; language: Language }

function Figures({ figures: { prices, areas, zips }, goal, language }: FiguresProps) {
  const t = useTranslations('LandingPage')
  const rows = [
    prices && { name: t(`prices.${goal}`), value: rangeText(prices, formatPrice, language) },
    areas && { name: t('area'), value: rangeText(areas, (area) => formatArea(area, language), language) },
    { name: t('zips', { count: zips.length }), value: zips.join(', ') },
  ]
  return (
    <dl className={styles.figures}>
      {rows
        .flatMap((row) => (row ? [row] : []))
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Largest number of properties on the small map; the list's own map has all of them. */
const mostOnMap = 60

type Props = { goal: SearchGoal; landing: Landing; language: Language; page?: number }

/** @param page number of the list's page. */
export function LandingPage({ goal, landing, language, page = 1 }: Props) {
  const t = useTranslations('LandingPage')
  const texts = findLandingTexts(goal, landing, language)
  const onMap = { ...emptyListQuery, filter: landingFilter(landing), view: 'map' as const }
  const crumbs = landingCrumbs(goal, landing, language, texts.name)
  const alternates = landingAlternates(goal, landing, listQueryText({ ...emptyListQuery, page }))
  return (
    <SiteFrame language={language} current={listPathOf[goal]} alternates={alternates} crumbs={crumbs}>
      <JsonLdBreadcrumbs crumbs={crumbs} />
      <PropertyListView
        goal={goal}
        language={language}
        query={{ ...emptyListQuery, filter: landingFilter(landing), page }}
        heading={texts.heading}
        landing={landing}
        below={
          goal === 'sale' &&
          page === 1 && (
            <>
              <PriceBands rows={findBandRows(landing)} heading={t('bands', { place: texts.name })} />
              <LandingWords
                words={findLandingWords(landing)}
                place={texts.name}
                town={landing.type ? undefined : landing.town?.name}
                language={language}
              />
            </>
          )
        }
        intro={
          page === 1 && (
            <div className={styles.intro}>
              <div>
                {texts.intro && <p>{texts.intro}</p>}
                <Figures figures={texts.figures} goal={goal} language={language} />
              </div>
              <LandingMap homes={texts.homes.slice(0, mostOnMap)} href={listAddress(goal, language, onMap)} language={language} />
            </div>
          )
        }
      />
    </SiteFrame>
  )
}
