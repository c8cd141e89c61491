/** Data of the frame around a page: menu, language switcher, breadcrumbs, agency (specification 2, "Menu" and "Layout"). */
import 'server-only'
import type { MenuEntry } from '../../content/menu.ts'
import type { Goal } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { listPathOf, localizedHref } from '../../routing/href.ts'
import { cachedPerSnapshot } from '../content/snapshot/cached-per-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findByGoal } from '../search/property-indexes.ts'
import { langOf } from './text-language.ts'

export type MenuItem = {
  title: string
  /** Language of the title if it differs from the page's. */
  written: { lang?: Language }
  href: string
  isCurrent: boolean
  count: number | undefined
  children: MenuItem[]
}

/** Number of listed properties of a goal. */
export const countProperties = cachedPerSnapshot((goal: Goal) => findByGoal(getSnapshot(), goal).length)

function countOf(path: string): number | undefined {
  if (path === listPathOf.sale) return countProperties('sale')
  if (path === listPathOf.rent) return countProperties('rent')
  return undefined
}

function toMenuItems(entries: readonly MenuEntry[], parent: string, language: Language, current: string): MenuItem[] {
  return entries
    .filter((entry) => entry.status === 'Published')
    .map((entry) => {
      const path = parent ? `${parent}/${entry.path}` : entry.path
      return {
        title: entry.params.title[language],
        written: langOf(entry.params.title[language], language),
        href: localizedHref(getSnapshot().routeTable, path, language),
        isCurrent: current === path || current.startsWith(`${path}/`),
        count: countOf(path),
        children: toMenuItems(entry.childMenus, path, language, current),
      }
    })
}

/** The Published entries of the menu, nested. @param current original path of the page being shown. */
export function findMenu(language: Language, current: string): MenuItem[] {
  return toMenuItems(getSnapshot().menu, '', language, current)
}
