/**
 * The sets of modules that routes can render. A page loads the styles of every module of its route, so the most visited pages use
 * routes with few modules (docs/decisions/047-sheets-of-a-page.md).
 */
import type { Module } from './module.ts'
import { type AloneView, type ModuleView, traitsOf } from './module-view.ts'

/** The views of the set `forms`. */
const formViews = ['article', 'contact', 'gallery', 'news', 'team', 'text'] as const satisfies readonly ModuleView[]

export type FormView = (typeof formViews)[number]

/** Views with a route of their own, for pages that show nothing else. */
const singleSets = { projects: 'projects', 'property-list': 'list' } as const satisfies Partial<Record<ModuleView, string>>

/**
 * `light`: light views, and articles. `forms`: contact views, pictures and texts. `list`, `projects`: the list of a goal with its
 * filters, or the projects, alone. A view that must be alone has its own set. `whole`: all others.
 */
export type ModuleSet = 'light' | 'forms' | (typeof singleSets)[keyof typeof singleSets] | 'whole' | AloneView

function isLight({ view, relation }: Module): boolean {
  const light = traitsOf(view).isLight
  return light === true || (light !== undefined && light === relation.id)
}

const isOfForm = ({ view }: Module): boolean => (formViews as readonly ModuleView[]).includes(view)

const isAlone = (view: ModuleView): view is AloneView => traitsOf(view).standsAlone === true

const isSingle = (view: ModuleView): view is keyof typeof singleSets => Object.hasOwn(singleSets, view)

/** The smallest set that contains all modules of a page, regardless of their conditions. */
export function moduleSetOf(modules: readonly Module[]): ModuleSet {
  if (modules.every(isLight)) return 'light'
  if (modules.every(isOfForm)) return 'forms'
  const views = modules.map(({ view }) => view)
  const alone = views.find(isAlone)
  if (alone) return alone
  const [first] = views
  return views.length === 1 && first && isSingle(first) ? singleSets[first] : 'whole'
}
