/** The order of the panel's groups, and the number of properties that match a text. */
import type { PanelChoice } from '@/lib/domain/search/panel-search'

export type PanelGroup = 'types' | 'cities' | 'properties'

/** A text that names a type shows the types first; any other text is taken for a place first. */
export function panelOrder(isType: boolean): readonly PanelGroup[] {
  return isType ? ['types', 'cities', 'properties'] : ['cities', 'properties', 'types']
}

export type PanelCounts = Readonly<Partial<Record<'sale' | 'rent', number>>>

/** The total number of properties of the choices; empty without a choice, as the meaning of the text is then unknown. */
export function countFound(choices: readonly PanelChoice[]): PanelCounts {
  const sum = (goal: 'sale' | 'rent') => choices.reduce((total, choice) => total + choice[goal], 0)
  return choices.length > 0 ? { sale: sum('sale'), rent: sum('rent') } : {}
}
