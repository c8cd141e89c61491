/** The attribution of the map that is shown. */
import { useTranslations } from 'next-intl'
import { type MapSource, mapSource } from '@/lib/server/map/map-source'

export type Attribution = { text: string; href: string }

const openStreetMap = 'https://www.openstreetmap.org/copyright'

/** OpenStreetMap requires a link to its licence (ODbL); maps drawn for the content need no attribution. */
const links = {
  upstream: '',
  pmtiles: openStreetMap,
  drawn: '',
  belgium: 'https://github.com/bmesuere/belgium-topojson',
} as const satisfies Record<MapSource['kind'], string>

export function useAttribution(): Attribution {
  const t = useTranslations('MapFrame')
  const { kind, attribution } = mapSource()
  if (kind !== 'upstream') return { text: t(`sources.${kind}`), href: links[kind] }
  return { text: attribution, href: attribution.includes('OpenStreetMap') ? openStreetMap : '' }
}
