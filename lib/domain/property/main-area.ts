/** The main area of a property, used by cards, filters and comparison, and its kind (specification 3). */
import type { PublicProperty } from './property.ts'

/** `floor`: total floor area, of a garage or where no specific area is known. */
export type MainAreaKind = 'living' | 'shop' | 'office' | 'floor'
/** m². */
export type MainArea = { kind: MainAreaKind; area: number }

type Areas = Pick<PublicProperty, 'webId' | 'surfaceLiving' | 'surfaceOffice' | 'surfaceStore' | 'surfaceTotal'>

/** Web type of shops and offices (specification 3). */
const businessType = '6'

const known = (kind: MainAreaKind, area: number | undefined): MainArea[] => (area ? [{ kind, area }] : [])

/** The commercial area: the larger of shop and office, so that the office behind a shop is not taken for the shop. */
function findCommercial({ surfaceStore, surfaceOffice }: Areas): MainArea[] {
  return [...known('shop', surfaceStore), ...known('office', surfaceOffice)].sort((a, b) => b.area - a.area)
}

/** Undefined where no floor area is known, as for land. */
export function findMainArea(property: Areas): MainArea | undefined {
  const living = known('living', property.surfaceLiving)
  const floor = known('floor', property.surfaceTotal)
  const commercial = findCommercial(property)
  const [first] = property.webId === businessType ? [...commercial, ...floor, ...living] : [...living, ...floor, ...commercial]
  return first
}
