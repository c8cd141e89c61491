/** A list of favourites: the properties in the address; without ids, the visitor's own list. */
import { useTranslations } from 'next-intl'
import { CompareBar } from '@/components/favourites/compare-bar'
import { CompareChoice } from '@/components/favourites/compare-choice'
import { EmptyOwnList } from '@/components/favourites/empty-own-list'
import { MissingProperties } from '@/components/favourites/missing-properties'
import { OwnList } from '@/components/favourites/own-list.client'
import type { ModuleProps } from '@/components/modules/module-props'
import { PropertyCard } from '@/components/property/property-card'
import { MakeList } from '@/components/shared-list/make-list'
import { Icon } from '@/components/ui/icon'
import type { PublicProperty } from '@/lib/domain/property/property'
import { linkHref } from '@/lib/server/pages/link-href'
import { findListed } from '@/lib/server/property/favourites'
import { toPropertyCard } from '@/lib/server/property/property-card'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { hasSharedLists } from '@/lib/server/shared-list/list-links'
import { hasViewingDay, viewingDayHref } from '@/lib/server/viewings/day-links'
import styles from './favourites-module.module.css'
import { LaterTools } from './later-tools.client'

const cardSizes = '(min-width: 1280px) 440px, (min-width: 767px) 50vw, 100vw'

/** Without script there are no favourites, and the text offers alternatives. */
function Empty({ module, language }: Pick<ModuleProps, 'module' | 'language'>) {
  const t = useTranslations('FavouritesModule')
  return (
    <>
      <EmptyOwnList title={t('emptyTitle')} action={{ text: t('offer'), href: linkHref(module.relation.id, language) }}>
        {t('emptyText')}
      </EmptyOwnList>
      <noscript>
        <p className={styles.noscript}>{t('noScript')}</p>
      </noscript>
    </>
  )
}

function Cards({ properties, language }: { properties: readonly PublicProperty[] } & Pick<ModuleProps, 'language'>) {
  const t = useTranslations('FavouritesModule')
  return (
    <>
      <h2 className="vh">{t('list')}</h2>
      <ul className={styles.cards}>
        {properties.map((property, index) => (
          <li key={property.id}>
            <PropertyCard card={toPropertyCard(property, language)} sizes={cardSizes} isFirst={index === 0} />
            <CompareChoice id={property.id} title={property.texts[language].title} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What to do with the favourites: share them as a list, or plan a day of viewings. */
function Together({ ids, language }: { ids: readonly number[] } & Pick<ModuleProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  if (ids.length === 0) return null
  return (
    <div className={styles.together}>
      {hasSharedLists() && <MakeList ids={ids} language={language} />}
      {hasViewingDay() && (
        <a href={viewingDayHref({ ids: ids.slice(0, 12) }, language)}>
          <Icon of="calendar" size={16} />
          {t('plan')}
        </a>
      )}
    </div>
  )
}

export function FavouritesModule({ module, language, path, query: { ids } }: ModuleProps) {
  const t = useTranslations('FavouritesModule')
  const href = linkHref(path, language)
  const { offered, ...missing } = findListed('favourites', ids, language)
  const empty = <Empty module={module} language={language} />
  return (
    <>
      <div className={`wrap ${styles.favourites}`}>
        {ids.length === 0 ? (
          <OwnList list="favourites" href={href}>
            {empty}
          </OwnList>
        ) : (
          <>
            <div className={styles.head}>
              <p>{t('count', { count: offered.length })}</p>
              <LaterTools
                ids={ids}
                href={href}
                url={absoluteUrl(href)}
                labels={{
                  title: t('title'),
                  share: t('share'),
                  copy: t('copy'),
                  copied: t('copied'),
                  failed: t('failed'),
                  clear: t('clear'),
                }}
              />
            </div>
            <Together ids={offered.map(({ id }) => id)} language={language} />
            <MissingProperties missing={missing} />
            {offered.length > 0 ? <Cards properties={offered} language={language} /> : empty}
          </>
        )}
      </div>
      <CompareBar language={language} />
    </>
  )
}
