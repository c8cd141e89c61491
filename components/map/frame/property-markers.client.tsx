'use client'
/** The properties on the map: price labels, clusters where labels would overlap, areas for hidden addresses. */
import type { Map as LeafletMap } from 'leaflet'
import { Fragment, useMemo, useState } from 'react'
import { Circle, useMapEvents } from 'react-leaflet'
import { boundsOf } from '@/lib/domain/map/bounds'
import { type Cluster, clusterPoints } from '@/lib/domain/map/cluster'
import { approximateRadius, type MapMarker } from '@/lib/domain/map/map-marker'
import type { ShowMessage } from '@/lib/domain/map/messages'
import { toLatLngBounds } from './first-view'
import styles from './map-frame.module.css'
import { MapPlace } from './map-place'
import type { MapTexts } from './map-texts'
import { ClusterButton, MarkerButton, PlaceLabel } from './marker-button'

type Props = {
  map: LeafletMap
  show: ShowMessage
  chosenIds: readonly number[]
  /** The property whose card is hovered or focused; 0 for none. */
  highlightedId: number
  texts: MapTexts
  onChoose: (ids: readonly number[]) => void
  /** Whether it is outside the searched areas. */
  isOutside: (marker: MapMarker) => boolean
}

/** Zooms in until the members no longer overlap. */
function zoomTo(map: LeafletMap, members: readonly MapMarker[]): void {
  const around = boundsOf(members)
  if (!around) return
  const bounds = toLatLngBounds(around)
  const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds) - 1)
  const { south, west, north, east } = around
  map.setView([(south + north) / 2, (west + east) / 2], Math.min(zoom, map.getMaxZoom()))
  // The cluster button disappears, and the focus would be lost with it.
  map.getContainer().focus({ preventScroll: true })
}

/** Whether zooming cannot separate them: properties of one building, or of one quarter on a map without streets. */
const isOnePlace = (map: LeafletMap, members: readonly MapMarker[]) => clusterPoints(members, map.getMaxZoom()).length === 1

const layer = (members: readonly MapMarker[], isOn: boolean) => {
  if (isOn) return 2000
  return members.every(({ markerKind }) => markerKind === 'off') ? -1000 : 0
}

/** The area around a hidden address, while it is not part of a cluster. */
function ApproximateArea({ members: [property, ...others] }: { members: readonly MapMarker[] }) {
  if (!property?.isApproximate || others.length > 0) return null
  const { latitude, longitude } = property
  return <Circle center={[latitude, longitude]} radius={approximateRadius} interactive={false} className={styles.area ?? ''} />
}

export function PropertyMarkers({ map, show, chosenIds, highlightedId, texts, onChoose, isOutside }: Props) {
  const [zoom, setZoom] = useState(() => map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  const clusters = useMemo(() => clusterPoints(show.properties, zoom), [show, zoom])

  const content = ({ members }: Cluster<MapMarker>, isOn: boolean) => {
    const [property] = members
    if (!property) return null
    if (members.length > 1) {
      const open = () => (isOnePlace(map, members) ? onChoose(members.map(({ id }) => id)) : zoomTo(map, members))
      const isOff = members.every(isOutside)
      return <ClusterButton id={property.id} count={members.length} isOn={isOn} isOff={isOff} texts={texts} onOpen={open} />
    }
    if (show.mapType === 'detail') return <PlaceLabel property={property} show={show} />
    return (
      <MarkerButton
        property={property}
        show={show}
        isOn={isOn}
        isOff={isOutside(property) || property.markerKind === 'off'}
        isChosen={chosenIds.includes(property.id)}
        texts={texts}
        onChoose={() => onChoose([property.id])}
      />
    )
  }

  return clusters.map((cluster) => {
    const isOn = cluster.members.some(({ id }) => id === highlightedId || chosenIds.includes(id))
    const { id, latitude, longitude, members } = cluster
    return (
      <Fragment key={id}>
        <ApproximateArea members={members} />
        <MapPlace map={map} latitude={latitude} longitude={longitude} layer={layer(members, isOn)}>
          {content(cluster, isOn)}
        </MapPlace>
      </Fragment>
    )
  })
}
