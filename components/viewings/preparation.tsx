/** How to prepare for a viewing: directions, what to bring, what to read (design, `bezoek-bevestigd`). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mapHref } from '@/lib/domain/text/contact-links'
import { propertyPageHref } from '@/lib/routing/href'
import { bookedPage } from '@/lib/routing/private-pages'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { isEnabled } from '@/lib/server/pages/feature'
import { linkHref } from '@/lib/server/pages/link-href'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'
import styles from './preparation.module.css'

type Props = { page: ViewingPage; isDay: boolean }

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Row({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <div>{children}</div>
    </li>
  )
}

function Way({ page: { shown, place } }: { page: ViewingPage }) {
  const t = useTranslations('Preparation')
  return (
    <Part heading={t('way')}>
      <Row icon="map-pin">
        <b>{place}</b>
        {shown?.address.kind === 'shown' ? (
          <a href={mapHref(shown.latitude, shown.longitude)} target="_blank" rel="noopener">
            {t('map')}
            <span className="vh"> {t('newTab')}</span>
          </a>
        ) : (
          <small>{t('addressLater')}</small>
        )}
      </Row>
      <Row icon="door-open">
        <b>{t('door')}</b>
        <small>{t('doorText')}</small>
      </Row>
    </Part>
  )
}

/** For a sale visitors bring their budget; for a rental nothing yet: the application comes after the viewing (ruling 30). */
const thingsFor = {
  sale: ['deciders', 'budget', 'questions'],
  rent: ['deciders', 'noPapers', 'questions'],
  takeover: ['deciders', 'questions'],
} as const

const thingIcons = { deciders: 'house', budget: 'calculator', noPapers: 'lock', questions: 'message-square' } as const

function Things({ page: { property } }: { page: ViewingPage }) {
  const t = useTranslations('Preparation')
  return (
    <Part heading={t('bring')}>
      {thingsFor[property.goal].map((thing) => (
        <Row key={thing} icon={thingIcons[thing]}>
          <b>{t(`${thing}.title`)}</b>
          <small>{t(`${thing}.text`)}</small>
        </Row>
      ))}
    </Part>
  )
}

/** @param isDay viewings of several properties: then the texts are not about one. */
function Reading({ page: { property, propertyHref, language }, isDay }: Props) {
  const t = useTranslations('Preparation')
  const { routeTable, pages } = getSnapshot()
  return (
    <Part heading={t('read')}>
      {!isDay && isEnabled('brochure') && (
        <Row icon="file-text">
          <a href={propertyPageHref(routeTable, property, 'brochure', language)}>{t('brochure')}</a>
        </Row>
      )}
      {!isDay && (
        <Row icon="house">
          <a href={propertyHref}>{t('page')}</a>
        </Row>
      )}
      {pages.get(bookedPage.original)?.links.map(({ label, link }) => (
        <Row key={link} icon="book-open">
          <a href={linkHref(link, language)}>{label[language]}</a>
        </Row>
      ))}
    </Part>
  )
}

export function Preparation({ page, isDay }: Props) {
  return (
    <div className={styles.band}>
      <div className="wrap">
        {!isDay && <Way page={page} />}
        <Things page={page} />
        <Reading page={page} isDay={isDay} />
      </div>
    </div>
  )
}
