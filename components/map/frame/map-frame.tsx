/** The document inside the map's frame. It holds no data: the page around it sends what is to be shown. */
import { useTranslations } from 'next-intl'
import type { Bounds } from '@/lib/domain/map/bounds'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { tileSettings } from '@/lib/server/map/tiles/tile-settings'
import { MapFrameRoot } from './map-frame-root.client'
import { useMapTexts } from './map-texts'

export type Attribution = { text: string; href: string }

/** OpenStreetMap asks for a link to its licence; the drawn map is our own. */
function useAttribution(): Attribution {
  const t = useTranslations('MapFrame')
  const { attribution } = tileSettings()
  if (!attribution) return { text: t('drawn'), href: '' }
  return { text: attribution, href: attribution.includes('OpenStreetMap') ? 'https://www.openstreetmap.org/copyright' : '' }
}

export function MapFrame() {
  const region: Bounds = tileRegion()
  return <MapFrameRoot texts={useMapTexts()} region={region} attribution={useAttribution()} />
}
