/** A day of viewings (design, `bezoekdag`): properties, day and order on the left, summary and booking next to it. */
import { useTranslations } from 'next-intl'
import { SiteFrame } from '@/components/layout/site-frame'
import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf, findCrumbs } from '@/lib/server/pages/pages'
import type { ViewingDay } from '@/lib/server/viewings/day-plan'
import { BookDay } from './book-day'
import { DayChoices } from './day-choices'
import { DayMap } from './day-map'
import { DayRoute } from './day-route'
import { OtherHomes } from './other-homes'
import styles from './viewing-day.module.css'

export type DayProps = { language: Language; ids: readonly number[]; day: ViewingDay }

function Nothing({ language }: Pick<DayProps, 'language'>) {
  const t = useTranslations('ViewingDay')
  return (
    <div className={styles.nothing}>
      <p>{t('nothing')}</p>
      <ButtonLink href={linkHref('favourites', language)}>{t('toFavourites')}</ButtonLink>
    </div>
  )
}

export function ViewingDayPage(props: DayProps) {
  const t = useTranslations('ViewingDay')
  const { language, ids, day } = props
  const query = ids.length > 0 ? `?${new URLSearchParams({ ids: ids.join(',') })}` : ''
  const name = t('title')
  const crumbs = [...findCrumbs('favourites', language), { name, href: '' }]
  return (
    <SiteFrame language={language} current="favourites" alternates={alternatesOf('viewing-day', query)} crumbs={crumbs} isClosed>
      <div className={`wrap ${styles.page}`}>
        <header>
          <h1>{name}</h1>
          <p>{t('intro')}</p>
        </header>
        {day.homes.length === 0 ? (
          <Nothing language={language} />
        ) : (
          <div className={styles.two}>
            <div>
              <DayChoices {...props} />
              <DayRoute {...props} />
            </div>
            <div>
              <DayMap {...props} />
              <BookDay {...props} />
            </div>
          </div>
        )}
        <OtherHomes language={language} homes={day.others} />
      </div>
    </SiteFrame>
  )
}
