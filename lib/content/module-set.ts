/**
 * Which modules a page of the content can show where it is made. A page loads the styles of all that its route could show; so
 * the pages that most visitors come to are made by routes that know few modules (docs/decisions/047-sheets-of-a-page.md).
 */
import type { Module } from './module.ts'
import { type AloneView, type ModuleView, traitsOf } from './module-view.ts'

/**
 * `light`: those that are light, and articles. `list`: the list of a goal with its filters, alone. A view that stands alone: that.
 * `forms`: ways to reach the agency and pictures, beside light ones. `whole`: any other.
 */
export type ModuleSet = 'light' | 'list' | 'forms' | 'whole' | AloneView

function isLight({ view, relation }: Module): boolean {
  const light = traitsOf(view).isLight
  return light === true || (light !== undefined && light === relation.id)
}

const besideForms: readonly ModuleView[] = ['contact', 'gallery']

const isAlone = (view: ModuleView): view is AloneView => traitsOf(view).standsAlone === true

/** The smallest set that has all modules of a page, whichever of them show. */
export function moduleSetOf(modules: readonly Module[]): ModuleSet {
  if (modules.every(isLight)) return 'light'
  if (modules.every((module) => isLight(module) || besideForms.includes(module.view))) return 'forms'
  const alone = modules.map(({ view }) => view).find(isAlone)
  if (alone) return alone
  return modules.length === 1 && modules[0]?.view === 'property-list' ? 'list' : 'whole'
}
