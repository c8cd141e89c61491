/** The page of a visitor's own places; the server renders its head, the map tiles and the description of the model. */
import { useTranslations } from 'next-intl'
import { LaterPlaces } from '@/components/own-places/later-places.client'
import { Icon } from '@/components/ui/icon'
import { InlineText } from '@/components/ui/inline-text'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mapSource } from '@/lib/server/map/map-source'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { isEnabled } from '@/lib/server/pages/feature'
import type { ModuleProps } from '../module-props'
import styles from './own-places-module.module.css'

/** The assumptions of the travel times, and what they leave out. */
function Model() {
  const t = useTranslations('OwnPlaces')
  const strong = { b: (words: React.ReactNode) => <b>{words}</b> }
  return (
    <section aria-labelledby="model-title">
      <div className="wrap">
        <h2 id="model-title">{t('says')}</h2>
        <div>
          <div>
            <h3>
              <Icon of="footprints" /> {t('onFoot')}
            </h3>
            <p>{t.rich('footText', strong)}</p>
          </div>
          <div>
            <h3>
              <Icon of="bike" /> {t('byBike')}
            </h3>
            <p>{t.rich('bikeText', strong)}</p>
          </div>
          <div>
            <h3>
              <Icon of="info" /> {t('not')}
            </h3>
            <ul>
              <li>{t('notTransit')}</li>
              <li>{t('notCar')}</li>
              <li>{t('notRiver')}</li>
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}

export function OwnPlacesModule({ module, language, path }: ModuleProps) {
  const t = useTranslations('OwnPlaces')
  const { pages, site } = getSnapshot()
  const page = pages.get(path)
  const intro = page?.description?.[language]
  const { latitude, longitude } = site.contact
  const { version, maxZoom } = mapSource()
  const map = isEnabled('map') ? { version, maxZoom, region: tileRegion(), middle: { latitude, longitude } } : undefined
  return (
    <div className={styles.page}>
      <header className="wrap">
        <h1>
          <InlineText text={module.title[language] || (page?.title[language] ?? '')} />
        </h1>
        {intro && <p>{intro}</p>}
      </header>
      <noscript>
        <p className="wrap">{t('withoutScript')}</p>
      </noscript>
      <LaterPlaces map={map} failed={t('failed')} retry={t('retry')} />
      <Model />
    </div>
  )
}
