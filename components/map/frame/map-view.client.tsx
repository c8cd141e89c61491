'use client'
/** The map: tiles, markers and the controls over them. */
import 'leaflet/dist/leaflet.css'
import type { Map as LeafletMap, MapOptions } from 'leaflet'
import { useEffect, useState } from 'react'
import { MapContainer } from 'react-leaflet'
import type { MapMarker } from '@/lib/domain/map/map-marker'
import type { DrawMessage, ShowMessage } from '@/lib/domain/map/messages'
import { zoomRange } from '@/lib/domain/map/tile'
import { isInShapes } from '@/lib/domain/search/search-shape'
import { ChosenPanel } from './chosen-panel'
import { DrawLayers } from './drawing/draw-layers.client'
import { DrawPanel } from './drawing/draw-panel'
import { DrawTools } from './drawing/draw-tools'
import { useDrawing } from './drawing/use-drawing'
import { firstView, isReduced, toLatLngBounds } from './first-view'
import styles from './map-frame.module.css'
import type { FrameSettings } from './map-frame-root.client'
import { MapNotes } from './map-notes'
import { MapTiles } from './map-tiles.client'
import { MapTools } from './map-tools'
import { PropertyMarkers } from './property-markers.client'
import { SearchArea } from './search-area'
import { useChosen } from './use-chosen'
import { useFirstView } from './use-first-view'
import { coveredTop } from './use-page-messages'
import { useTrueSize } from './use-true-size'

type Props = FrameSettings & { show: ShowMessage; highlightedId: number; asked: DrawMessage | undefined }

function useName(map: LeafletMap | null, name: string): void {
  useEffect(() => {
    map?.getContainer().setAttribute('role', 'region')
    map?.getContainer().setAttribute('aria-label', name)
  }, [map, name])
}

/** Movement options. On the map of one property, a single finger or the wheel scrolls the page instead. */
const movement = (isList: boolean, motion: boolean): MapOptions => ({
  scrollWheelZoom: isList,
  dragging: isList || !matchMedia('(pointer: coarse)').matches,
  zoomAnimation: motion,
  fadeAnimation: motion,
  markerZoomAnimation: motion,
  inertia: motion,
})

export default function MapView({ show, highlightedId, asked, ...settings }: Props) {
  const { texts, region, attribution, maxZoom, names, language } = settings
  const [map, setMap] = useState<LeafletMap | null>(null)
  const { chosenIds, choose, leave } = useChosen(map, show.selectedId)
  const [isList] = useState(show.mapType === 'list')
  const [view] = useState(() => firstView(show, region, coveredTop()))
  const [motion] = useState(() => !isReduced())
  const chosen = show.properties.filter(({ id }) => chosenIds.includes(id))

  const drawing = useDrawing(map, show.shapes, asked, { texts: texts.draw, names, language })
  const isOutside = (marker: MapMarker) => !isInShapes(marker, drawing.shapes)

  useFirstView(map, view)
  useTrueSize(map)
  useName(map, texts.region)

  return (
    <>
      {map && <MapTools map={map} texts={texts} />}
      {map && isList && !drawing.isOn && <SearchArea map={map} label={texts.searchArea} />}
      <MapContainer
        ref={setMap}
        className={styles.map ?? ''}
        {...view}
        minZoom={zoomRange.min}
        maxZoom={maxZoom}
        maxBounds={toLatLngBounds(region)}
        maxBoundsViscosity={1}
        zoomControl={false}
        attributionControl={false}
        {...movement(isList, motion)}
      >
        <MapTiles {...settings} />
        {map && (
          <PropertyMarkers
            map={map}
            show={show}
            chosenIds={chosenIds}
            highlightedId={highlightedId}
            texts={texts}
            onChoose={choose}
            isOutside={isOutside}
          />
        )}
        {map && show.shapes && <DrawLayers map={map} drawing={drawing} />}
      </MapContainer>
      {map && show.shapes && <DrawTools drawing={drawing} />}
      {map && drawing.isOn && (
        <DrawPanel map={map} drawing={drawing} count={show.properties.filter((each) => !isOutside(each)).length} />
      )}
      {isList && !drawing.isOn && chosen.length > 0 && <ChosenPanel chosen={chosen} show={show} texts={texts} onClose={leave} />}
      <MapNotes infoMessage={drawing.isOn || (chosen.length > 0 && isList) ? '' : show.infoMessage} attribution={attribution} />
    </>
  )
}
