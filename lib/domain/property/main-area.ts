/** The one area that a card, a filter and a comparison go by, and what it is the area of (specification 3). */
import type { PublicProperty } from './property.ts'

/** `floor` is all there is, of whatever use: of a garage, or where nothing finer is known. */
export type MainAreaKind = 'living' | 'shop' | 'office' | 'floor'
/** m2. */
export type MainArea = { kind: MainAreaKind; area: number }

type Areas = Pick<PublicProperty, 'webId' | 'surfaceLiving' | 'surfaceOffice' | 'surfaceStore' | 'surfaceTotal'>

/** Web type of shops and offices (specification 3). */
const businessType = '6'

const known = (kind: MainAreaKind, area: number | undefined): MainArea[] => (area ? [{ kind, area }] : [])

/** What business is done in; the larger of the two, so that the office behind a shop does not stand for the shop. */
function findCommercial({ surfaceStore, surfaceOffice }: Areas): MainArea[] {
  return [...known('shop', surfaceStore), ...known('office', surfaceOffice)].sort((a, b) => b.area - a.area)
}

/** Undefined where no floor is known, as of land. */
export function findMainArea(property: Areas): MainArea | undefined {
  const living = known('living', property.surfaceLiving)
  const floor = known('floor', property.surfaceTotal)
  const commercial = findCommercial(property)
  const [first] = property.webId === businessType ? [...commercial, ...floor, ...living] : [...living, ...floor, ...commercial]
  return first
}
