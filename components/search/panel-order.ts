/** In which order the panel shows its groups, and how many properties a text stands for. */
import type { PanelChoice } from '@/lib/domain/search/panel-search'

export type PanelGroup = 'types' | 'cities' | 'properties'

/** A text that names a type leads to it; any other is a place first. */
export function panelOrder(isType: boolean): readonly PanelGroup[] {
  return isType ? ['types', 'cities', 'properties'] : ['cities', 'properties', 'types']
}

export type PanelCounts = Readonly<Partial<Record<'sale' | 'rent', number>>>

/** How many properties the choices have together; empty where no choice was found, for then nobody knows what is meant. */
export function countFound(choices: readonly PanelChoice[]): PanelCounts {
  const sum = (goal: 'sale' | 'rent') => choices.reduce((total, choice) => total + choice[goal], 0)
  return choices.length > 0 ? { sale: sum('sale'), rent: sum('rent') } : {}
}
