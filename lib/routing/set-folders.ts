/** The folder below `app/[lang]/` that renders a page of the content: one with the page's modules, and few others. */
import type { ModuleSet } from '../content/module-set.ts'
import type { RoutingContext } from './resolution.ts'

const folders = {
  forms: 'forms/',
  light: '',
  list: 'list/',
  'own-places': 'own-places/',
  projects: 'projects/',
  references: 'references/',
  whole: 'whole/',
} as const satisfies Record<ModuleSet, string>

/** Internal path of a page of the content: `list/for-sale/` for `for-sale`, empty for home. */
export const contentFolder = ({ moduleSet }: Pick<RoutingContext, 'moduleSet'>, original: string): string =>
  folders[moduleSet(original)] + (original && `${original}/`)

/**
 * Internal path of the same page with a filter in its query.
 * @param isMap the map view, which fills the window where the list is alone on its page
 */
export function filteredFolder({ moduleSet }: Pick<RoutingContext, 'moduleSet'>, original: string, isMap = false): string {
  if (moduleSet(original) !== 'list') return `filtered/${folders.whole}${original}/`
  return `filtered/${isMap ? 'map/' : ''}${original}/`
}
