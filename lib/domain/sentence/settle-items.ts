/** Resolves items that are ambiguous until the whole sentence is known. */
import type { DraftItem } from './draft.ts'

const isType = (item: DraftItem, webId?: string) =>
  item.part?.kind === 'type' && (webId === undefined || item.part.webId === webId)
const isWanted = ({ state }: DraftItem) => state === 'must' || state === 'preferred'

/** Types that are unambiguous. */
const plainTypes = (items: readonly DraftItem[]) =>
  items.filter((item) => isType(item) && !isType(item, '8') && item.isOpen === undefined && isWanted(item))

/** Whether the item is something that only a home has. */
const isOfHome = (item: DraftItem) =>
  item.part?.kind === 'minBedrooms' ||
  item.part?.kind === 'minBathrooms' ||
  item.part?.kind === 'trait' ||
  (item.part?.kind === 'flag' && item.part.flag !== 'garage' && item.part.flag !== 'available')

/** A garage is the type looked for when the sentence mentions no home. */
function settleGarage(item: DraftItem, items: readonly DraftItem[]): DraftItem {
  const isOnly = plainTypes(items).length === 0 && !items.some(isOfHome) && !items.some((other) => isType(other, '8'))
  const isMeant = isOnly && item.state === 'must' && !item.isWith
  return isMeant ? { ...item, part: { kind: 'type', webId: '7' } } : item
}

/** Together with a home an office is a room, for which there is no filter. */
function settleOffice(item: DraftItem, items: readonly DraftItem[]): DraftItem {
  const isRoom = item.isWith || items.some((other) => isOfHome(other) || (isType(other) && plainTypes([other]).length > 0))
  return isRoom ? { ...item, state: 'uncounted' } : item
}

/** Together with a home it is the plot: redundant when an item states its area, otherwise without a filter. */
function settleLand(item: DraftItem, items: readonly DraftItem[]): DraftItem[] {
  if (item.state === 'excluded' || plainTypes(items).length === 0) return [item]
  const hasPlotArea = items.some(({ part, end }) => part?.kind === 'minPlot' && end === item.end)
  return hasPlotArea ? [] : [{ ...item, state: 'uncounted' }]
}

/** "New" with another type is a preference: types in a filter are alternatives, so that as types they would find either. */
function settleNew(item: DraftItem, items: readonly DraftItem[]): DraftItem {
  const hasOther = plainTypes(items).length > 0
  return isWanted(item) && hasOther ? { ...item, state: 'preferred', part: { kind: 'trait', trait: 'new' } } : item
}

/** Square metres; a larger area next to a word for a plot is that of the plot, not of the home. */
const largeHome = 500

/** The area of a plot is land, not living area. @param hasLand the sentence contains a word for a plot. */
function settleArea(item: DraftItem, items: readonly DraftItem[], hasLand: boolean): DraftItem {
  const types = items.filter((other) => isType(other) && isWanted(other))
  const isOfLand = types.length > 0 && types.every((type) => isType(type, '4'))
  const isLarge = item.part?.kind === 'minArea' && item.part.count >= largeHome
  const isPlot = !item.isLiving && (isOfLand || (hasLand && isLarge))
  return isPlot && item.part?.kind === 'minArea' ? { ...item, part: { kind: 'minPlot', count: item.part.count } } : item
}

/** A bound on the rent implies a rental. */
function addRent(items: readonly DraftItem[]): DraftItem[] {
  const hasGoal = items.some(({ part }) => part?.kind === 'goal')
  const price = hasGoal
    ? undefined
    : items.find((item) => item.isRentPrice && item.part?.kind === 'price' && item.state === 'must')
  return price ? [...items, { ...price, part: { kind: 'goal', goal: 'rent' } }] : [...items]
}

/** A filter can have only one quarter. */
function settleQuarters(items: readonly DraftItem[]): DraftItem[] {
  const isQuarter = (item: DraftItem) =>
    item.part?.kind === 'place' && item.part.place.kind === 'quarter' && item.state === 'must'
  const first = items.find(isQuarter)
  return items.map((item) => (isQuarter(item) && item !== first ? { ...item, state: 'uncounted' } : item))
}

export function settleItems(draft: readonly DraftItem[]): DraftItem[] {
  const settled = draft.flatMap((item): DraftItem[] => {
    if (item.isOpen === 'garage') return [settleGarage(item, draft)]
    if (item.isOpen === 'office') return [settleOffice(item, draft)]
    if (item.isOpen === 'land') return settleLand(item, draft)
    if (isType(item, '8')) return [settleNew(item, draft)]
    return [item]
  })
  const hasLand = draft.some(({ isOpen }) => isOpen === 'land')
  return settleQuarters(addRent(settled.map((item) => settleArea(item, settled, hasLand))))
}
