/** What the map knows of a property: only what visitors may see, and only what is drawn. */

export type MapMarker = {
  id: number
  latitude: number
  longitude: number
  /** The address is hidden and the point rounded: an area is drawn instead of a pin. */
  isApproximate: boolean
  /** The price, or its short stand-in. */
  label: string
  title: string
  /** Path of the detail page. */
  href: string
  /** Number and name of the marquee; the name takes the label's place for numbers of the ignore list (ruling 9). */
  marquee: number
  marqueeName: string
  /** `off` is drawn back: sold or rented. */
  markerKind: 'rest' | 'off'
}

/** The frame gets no more markers than can be told apart; the rest is announced as a number. */
export const maxMarkers = 500

/** Radius of the area drawn for a rounded point, in metres: it holds every point that rounds to it (to 0.01 degree). */
export const approximateRadius = 700

/** What stands on a marker: the custom text when there is one, the marquee's name by the ignore list, else the price. */
export function markerText(
  { label, marquee, marqueeName }: Pick<MapMarker, 'label' | 'marquee' | 'marqueeName'>,
  customMarker: string,
  ignoreList: readonly number[],
): string {
  if (customMarker) return customMarker
  return ignoreList.includes(marquee) && marqueeName ? marqueeName : label
}
