/** The menu of child pages that a page definition names (specification 3, "Page definition"). */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { findContentPage } from './pages.ts'

type ChildMenu = {
  /** Title of the page that the menu belongs to. */
  title: string
  items: { name: string; href: string; isCurrent: boolean }[]
}

/** The child menu of the page at `path`, or the one that contains it, without unpublished children. */
export function findChildMenu(path: string, language: Language): ChildMenu | undefined {
  const { pages, routeTable } = getSnapshot()
  const own = pages.get(path)
  const owner = own?.childMenus.length ? own : [...pages.values()].find(({ childMenus }) => childMenus.includes(path))
  const items = (owner?.childMenus ?? []).filter(findContentPage).flatMap((child) => {
    const breadcrumb = routeTable.byOriginal.get(child)?.breadcrumb
    if (!breadcrumb) return []
    const name = breadcrumb[language]
    return [{ name, href: localizedHref(routeTable, child, language), isCurrent: child === path }]
  })
  return owner && items.length ? { title: owner.title[language], items } : undefined
}
