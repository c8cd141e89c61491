/**
 * Which modules a page of the content can show where it is made. A page loads the styles of all that its route could show; so
 * the pages that most visitors come to are made by routes that know few modules (docs/decisions/047-sheets-of-a-page.md).
 */
import type { Module } from './module.ts'
import { type AloneView, type ModuleView, traitsOf } from './module-view.ts'

/** Those that stand on pages with a form. */
const formViews = ['article', 'contact', 'gallery', 'news', 'team', 'text'] as const satisfies readonly ModuleView[]

export type FormView = (typeof formViews)[number]

/** Those that have a route of their own for pages that show nothing else. */
const singleSets = { projects: 'projects', 'property-list': 'list' } as const satisfies Partial<Record<ModuleView, string>>

/**
 * `light`: those that are light, and articles. `forms`: ways to reach the agency, pictures and texts. `list`, `projects`: the list of
 * a goal with its filters, and the projects, each alone. A view that must stand alone: that. `whole`: any other.
 */
export type ModuleSet = 'light' | 'forms' | (typeof singleSets)[keyof typeof singleSets] | 'whole' | AloneView

function isLight({ view, relation }: Module): boolean {
  const light = traitsOf(view).isLight
  return light === true || (light !== undefined && light === relation.id)
}

const isOfForm = ({ view }: Module): boolean => (formViews as readonly ModuleView[]).includes(view)

const isAlone = (view: ModuleView): view is AloneView => traitsOf(view).standsAlone === true

const isSingle = (view: ModuleView): view is keyof typeof singleSets => Object.hasOwn(singleSets, view)

/** The smallest set that has all modules of a page, whichever of them show. */
export function moduleSetOf(modules: readonly Module[]): ModuleSet {
  if (modules.every(isLight)) return 'light'
  if (modules.every(isOfForm)) return 'forms'
  const views = modules.map(({ view }) => view)
  const alone = views.find(isAlone)
  if (alone) return alone
  const [first] = views
  return views.length === 1 && first && isSingle(first) ? singleSets[first] : 'whole'
}
