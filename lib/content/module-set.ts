/**
 * Which modules a page of the content can show where it is made. A page loads the styles of all that its route could show; so
 * the pages that most visitors come to are made by routes that know few modules (docs/decisions/047-sheets-of-a-page.md).
 */
import type { Module } from './module.ts'
import { traitsOf } from './module-view.ts'

/** `light`: those that are light, and articles. `list`: the list of a goal with its filters, alone. `whole`: any. */
export type ModuleSet = 'light' | 'list' | 'whole'

function isLight({ view, relation }: Module): boolean {
  const light = traitsOf(view).isLight
  return light === true || (light !== undefined && light === relation.id)
}

/** The smallest set that has all modules of a page, whichever of them show. */
export function moduleSetOf(modules: readonly Module[]): ModuleSet {
  if (modules.every(isLight)) return 'light'
  return modules.length === 1 && modules[0]?.view === 'property-list' ? 'list' : 'whole'
}
