/** The data that the map receives of a property: only public fields, and only what is drawn. */

export type MapMarker = {
  id: number
  latitude: number
  longitude: number
  /** The address is hidden and the point rounded: a circle is drawn instead of a pin. */
  isApproximate: boolean
  /** The price, or its short replacement. */
  label: string
  title: string
  /** Path of the detail page. */
  href: string
  /** Number and name of the marquee; the name replaces the label for the numbers of the ignore list (ruling 9). */
  marquee: number
  marqueeName: string
  /** `off` is drawn greyed out: sold or rented. */
  markerKind: 'rest' | 'off'
}

/** Highest number of markers sent to the frame; the number of further ones is announced. */
export const maxMarkers = 500

/** Radius in metres of the circle drawn for a rounded point: it contains every point that rounds to it (to 0.01 degree). */
export const approximateRadius = 700

/** Text of a marker: the custom text if there is one, the marquee's name for numbers of the ignore list, else the price. */
export function markerText(
  { label, marquee, marqueeName }: Pick<MapMarker, 'label' | 'marquee' | 'marqueeName'>,
  customMarker: string,
  ignoreList: readonly number[],
): string {
  if (customMarker) return customMarker
  return ignoreList.includes(marquee) && marqueeName ? marqueeName : label
}
