/** The map of one or more properties. */
import { useTranslations } from 'next-intl'
import type { Bounds } from '@/lib/domain/map/bounds'
import { type MapMarker, maxMarkers } from '@/lib/domain/map/map-marker'
import type { MapType, ShapeTexts, ShowMessage } from '@/lib/domain/map/messages'
import type { PriceDescription } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { MapProperty } from '@/lib/server/map/map-properties'
import { isEnabled } from '@/lib/server/pages/feature'
import { MapBox } from './map-box'

type Props = {
  language: Language
  /** In the order of the list, see `toMapProperties`. */
  properties: readonly MapProperty[]
  /** Accessible name of the map. */
  label: string
  infoMessage?: string
  /** Sets the size of the map; without it, the map fills its column at a height of 440 px. */
  className?: string
  selectedId?: number
  /** The area that the list is filtered by, shown first; without it the map shows all its properties. */
  bounds?: Bounds | undefined
  /** Texts of the searched areas and circles; with them visitors can draw. */
  shapes?: ShapeTexts
  /** `detail`: one position that is shown, not chosen from. */
  mapType?: MapType
  /** Text of the marker in place of the price, such as the street. */
  customMarker?: string
}

/** The price, shortened to fit a marker. */
function useMarkerLabel(): (price: PriceDescription) => string {
  const t = useTranslations('PropertyMap')
  return (price) => {
    if (price.kind === 'marquee') return price.name
    if (price.kind === 'on-request') return t('onRequest')
    return price.isStartingFrom ? t('startingFrom', { amount: price.amount }) : price.amount
  }
}

export function PropertyMap({ language, properties, label, infoMessage = '', className, mapType = 'list', ...more }: Props) {
  const t = useTranslations('PropertyMap')
  const markerLabel = useMarkerLabel()
  if (!isEnabled('map')) return null
  const markers = properties.slice(0, maxMarkers).map(({ price, ...rest }): MapMarker => ({ ...rest, label: markerLabel(price) }))
  const hidden = properties.length - markers.length
  const message: ShowMessage = {
    kind: 'show',
    properties: markers,
    infoMessage: [infoMessage, hidden > 0 && t('more', { count: hidden })].filter(Boolean).join(' · '),
    mapType,
    customMarker: more.customMarker || (mapType === 'detail' ? t('approximate') : ''),
    ignoreList: getSnapshot().site.marqueeIgnoreList,
    selectedId: more.selectedId ?? 0,
    bounds: more.bounds ?? null,
    shapes: more.shapes ?? null,
  }
  return <MapBox language={language} label={label} message={message} className={className} />
}
