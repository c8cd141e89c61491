/**
 * The location, as precisely as may be published, and what is near it. Our own map covers only the home region, see
 * `tile-region.ts`.
 */
import { useTranslations } from 'next-intl'
import { PropertyMap } from '@/components/map/property-map'
import { Icon } from '@/components/ui/icon'
import { isAbroad } from '@/lib/domain/law/country'
import { mapHref } from '@/lib/domain/text/contact-links'
import { toMapProperties } from '@/lib/server/map/map-properties'
import { nearbyOf, type ShownNearby } from '@/lib/server/places/nearby'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import tableStyles from '../data-table.module.css'
import styles from './location-section.module.css'

function NearbyTable({ places }: { places: readonly ShownNearby[] }) {
  const t = useTranslations('LocationSection')
  return (
    <table className={`${tableStyles.table} ${styles.nearby}`}>
      <caption className="vh">{t('nearby')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.kind')}</th>
          <th scope="col">{t('columns.name')}</th>
          <th scope="col">{t('columns.time')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ kind, name, minutes, by, metres }) => (
          <tr key={`${kind} ${name}`}>
            <td>{t(`kinds.${kind}`)}</td>
            <td>{name}</td>
            <td>
              {metres && `${t('metres', { metres })} · `}
              {t(`time.${by}`, { minutes })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Props = { detail: Pick<PropertyDetail, 'property' | 'street' | 'town' | 'language'> }

export function LocationSection({ detail: { property, street, town, language } }: Props) {
  const t = useTranslations('LocationSection')
  const { quarter, address, latitude, longitude } = property
  const nearby = nearbyOf(property, language)
  return (
    <div className={styles.location}>
      <p>
        <b>{[street, town].filter(Boolean).join(', ')}</b>
        {quarter && <span>{t('quarter', { name: quarter })}</span>}
        {address.kind === 'hidden' && <span>{t('hidden')}</span>}
      </p>
      {address.kind === 'shown' && (
        <p className={`${styles.link} no-print`}>
          <a className="arrow-link" href={mapHref(latitude, longitude)} target="_blank" rel="noopener">
            <Icon of="map-pin" /> {t('map')} <span className="vh">{t('newTab')}</span>
          </a>
        </p>
      )}
      {!isAbroad(property) && (
        <PropertyMap
          language={language}
          properties={toMapProperties([property], language)}
          label={t('mapLabel', { town })}
          mapType="detail"
          customMarker={street}
          className={styles.map ?? ''}
        />
      )}
      {nearby.length > 0 && <NearbyTable places={nearby} />}
    </div>
  )
}
