/** The document inside the map's iframe. It contains no data: the page around it sends what to show. */
import type { Bounds } from '@/lib/domain/map/bounds'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mapSource } from '@/lib/server/map/map-source'
import { tileRegion } from '@/lib/server/map/tiles/tile-region'
import { useAttribution } from '../attribution'
import { MapFrameRoot } from './map-frame-root.client'
import { useMapTexts } from './map-texts'

export function MapFrame({ language }: { language: Language }) {
  const region: Bounds = tileRegion()
  const { version, maxZoom } = mapSource()
  return (
    <MapFrameRoot
      texts={useMapTexts()}
      region={region}
      attribution={useAttribution()}
      language={language}
      version={version}
      maxZoom={maxZoom}
      names={getSnapshot().surroundings.points.map(({ name, latitude, longitude }) => [name[language], latitude, longitude])}
    />
  )
}
