/**
 * Removes features that are switched off from the content: their modules, pages that consist of nothing else, and links to these
 * pages.
 */
import 'server-only'
import type { MenuEntry } from '../../../content/menu.ts'
import type { Module } from '../../../content/module.ts'
import { traitsOf } from '../../../content/module-view.ts'
import type { Page } from '../../../content/page.ts'
import type { Site } from '../../../content/site.ts'
import { findForm } from '../../../forms/registry.ts'
import type { Card } from './snapshot-type.ts'

type FiledPage = { file: string; content: Page }

/** A text module is removed as well if all other modules of its row were: it describes them. */
function withoutModules(page: Page, { features }: Site): Page {
  const isOn = ({ view, relation }: Module) => {
    const feature = traitsOf(view).feature ?? findForm(relation.id)?.feature
    return feature === undefined || features[feature]
  }
  const on = page.modules.filter(isOn)
  const beside = (modules: readonly Module[], { position: { contentRow } }: Module) =>
    modules.some(({ view, position }) => view !== 'text' && position.contentRow === contentRow)
  const isLeftAlone = (module: Module) => module.view === 'text' && beside(page.modules, module) && !beside(on, module)
  return { ...page, modules: on.filter((module) => !isLeftAlone(module)) }
}

/** The remaining pages, and the original paths of removed ones. A page that never had a module stays. */
export function switchOffPages(pages: readonly FiledPage[], site: Site): { kept: FiledPage[]; offPaths: Set<string> } {
  const reduced = pages.map(({ file, content }) => ({
    file,
    content: withoutModules(content, site),
    before: content.modules.length,
  }))
  const isOff = ({ content, before }: (typeof reduced)[number]) => before > 0 && content.modules.length === 0
  return {
    kept: reduced.filter((page) => !isOff(page)).map(({ file, content }) => ({ file, content })),
    offPaths: new Set(reduced.filter(isOff).map(({ content }) => content.path)),
  }
}

/** The menu without entries that lead to a page that is off. */
export function switchOffMenu(entries: readonly MenuEntry[], offPaths: ReadonlySet<string>, parent = ''): MenuEntry[] {
  return entries.flatMap((entry) => {
    const path = parent ? `${parent}/${entry.path}` : entry.path
    return offPaths.has(path) ? [] : [{ ...entry, childMenus: switchOffMenu(entry.childMenus, offPaths, path) }]
  })
}

/** Top bar and footer without links to a page that is off. */
export function switchOffLinks(site: Site, offPaths: ReadonlySet<string>): Site {
  const keep = <T extends { link: string }>(items: readonly T[]) => items.filter(({ link }) => !offPaths.has(link))
  const { topBar, footer } = site
  return {
    ...site,
    topBar: { ...topBar, left: keep(topBar.left), right: keep(topBar.right) },
    footer: {
      ...footer,
      columns: footer.columns.map((column) => ({ ...column, links: keep(column.links) })),
      legalLinks: keep(footer.legalLinks),
    },
  }
}

/** A card keeps its text and loses a link to a page that is off. */
export function switchOffCards(cards: readonly Card[], offPaths: ReadonlySet<string>): Card[] {
  return cards.map(({ link, ...card }) => (link === undefined || offPaths.has(link) ? card : { ...card, link }))
}
