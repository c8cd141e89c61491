/** A marker for tests of the map. */
import type { MapMarker } from '@/lib/domain/map/map-marker'
import type { ShowMessage } from '@/lib/domain/map/messages'

export const marker: MapMarker = {
  id: 4102318,
  latitude: 51.23284,
  longitude: 4.40917,
  isApproximate: false,
  label: '€ 545.000',
  title: 'Dokappartement met dakterras',
  href: '/nl/te-koop/antwerpen/dokappartement/4102318/',
  marquee: 0,
  marqueeName: '',
  markerKind: 'rest',
}

export const show: ShowMessage = {
  kind: 'show',
  properties: [marker],
  infoMessage: '',
  mapType: 'list',
  customMarker: '',
  ignoreList: [4],
  selectedId: 0,
  bounds: null,
  shapes: null,
}
