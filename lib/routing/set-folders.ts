/** The folder below `app/[lang]/` that makes a page of the content: one that knows the modules of the page, and few others. */
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

/** Where a page of the content is made: `for-sale` at `list/for-sale/`, home at nothing. */
export const contentFolder = ({ moduleSet }: Pick<RoutingContext, 'moduleSet'>, original: string): string =>
  folders[moduleSet(original)] + (original && `${original}/`)

/** Where the same page is made with what its query filters; a list that stands alone has a map that fills the window. */
export function filteredFolder({ moduleSet }: Pick<RoutingContext, 'moduleSet'>, original: string, isMap = false): string {
  if (moduleSet(original) !== 'list') return `filtered/${folders.whole}${original}/`
  return `filtered/${isMap ? 'map/' : ''}${original}/`
}
