/** Checks routes, menu, links and the relations of modules (rulings 5 and 14). */
import 'server-only'
import type { MenuEntry } from '../../../content/menu.ts'
import { traitsOf } from '../../../content/module-view.ts'
import type { Page } from '../../../content/page.ts'
import { findDuplicatePaths } from '../../../routing/table.ts'
import type { Snapshot } from '../snapshot/snapshot-type.ts'
import type { CheckInput } from './check-input.ts'
import { checkFormsBeside, checkOwnContent } from './check-own-content.ts'
import { isAnswered } from './link-targets.ts'
import type { Report } from './report.ts'

/** Whether a page is its own ancestor, which would make its breadcrumbs endless. */
function isOwnAncestor(page: Page, pages: readonly Page[]): boolean {
  let parent = pages.find(({ id }) => id === page.parentId)
  for (let step = 0; parent && parent.id !== page.id && step < pages.length; step++) {
    const { parentId } = parent
    parent = pages.find(({ id }) => id === parentId)
  }
  return parent !== undefined
}

/** Reports both files of a duplicate path: the caller, which has the last good versions, decides which one changed. */
export function checkPagePaths({ pages }: CheckInput, report: Report): void {
  for (const { file, content } of pages) {
    const other = pages.find((page) => page.file !== file && page.content.path === content.path)
    if (other) report(file, 'path', `expected a path of its own; "${content.path}" also stands in ${other.file}`)
  }
}

/** Original paths of required pages: home, lists, contact, and those required by law. */
const compulsoryPages = ['', 'for-sale', 'for-rent', 'contact', 'privacy-statement', 'cookie-policy'] as const

export function checkCompulsoryPages({ snapshot }: CheckInput, report: Report): void {
  for (const path of compulsoryPages) {
    if (!snapshot.routeTable.byOriginal.has(path))
      report('routes.json', path, `expected a route with the original path "${path}"`)
    else if (snapshot.pages.get(path)?.status !== 'Published')
      report('pages', path, `expected a published page with the path "${path}", which the site cannot stand without`)
  }
}

export function checkRoutes({ snapshot, routes, pages }: CheckInput, report: Report): void {
  for (const { language, path, originals } of findDuplicatePaths(routes)) {
    report('routes.json', `path.${language}`, `expected one route per address, "${path}" belongs to ${originals.join(' and ')}`)
  }
  for (const { file, content } of pages) {
    if (!snapshot.routeTable.byOriginal.has(content.path))
      report(file, 'path', `expected an original path of routes.json; found "${content.path}"`)
    if (content.parentId !== null && !pages.some((page) => page.content.id === content.parentId)) {
      const owner = pages.find((page) => page.file === `pages/${content.parentId}.json`)
      if (owner)
        report(owner.file, 'id', `expected the file's name, by which ${file} names its parent; found "${owner.content.id}"`)
      else report(file, 'parentId', `expected the id of a page; found "${content.parentId}"`)
    }
    const isCircle = isOwnAncestor(
      content,
      pages.map((page) => page.content),
    )
    if (isCircle) report(file, 'parentId', 'expected a page that is not below this one')
    for (const child of content.childMenus) {
      if (!isAnswered(snapshot, child))
        report(file, 'childMenus', `expected the path of a published page or article; found "${child}"`)
    }
  }
}

function checkMenu(snapshot: Snapshot, entries: readonly MenuEntry[], parent: string, report: Report): void {
  for (const entry of entries) {
    const path = parent ? `${parent}/${entry.path}` : entry.path
    if (entry.status !== 'Published') continue
    if (!isAnswered(snapshot, path)) report('menu.json', path, 'expected the path of a published page or article')
    checkMenu(snapshot, entry.childMenus, path, report)
  }
}

/** Settings name categories by their ids. */
export function checkCategorySettings({ snapshot, categories }: CheckInput, report: Report): void {
  const known = categories.map(({ ID }) => ID)
  for (const [setting, ids] of Object.entries(snapshot.site.categories)) {
    for (const id of ids) {
      if (!known.includes(id))
        report(
          'site.json',
          `categories.${setting}`,
          `expected the ID of a category of categories.json (${known.join(', ')}); found "${id}"`,
        )
    }
  }
}

/** Footer columns with the same title were probably pasted twice. */
export function checkFooter({ snapshot }: CheckInput, report: Report): void {
  const titles = snapshot.site.footer.columns.map(({ title }) => title?.nl)
  titles.forEach((title, index) => {
    if (title && titles.indexOf(title) !== index)
      report('site.json', `footer.columns.${index}.title`, `expected one column of a name; found "${title}" again`)
  })
}

export function checkLinks({ snapshot, pages }: CheckInput, report: Report): void {
  const { site } = snapshot
  checkMenu(snapshot, snapshot.menu, '', report)
  const topBar = [...site.topBar.left, ...site.topBar.right].filter((item) => item.status === 'Published')
  const links = [...topBar, ...site.footer.columns.flatMap((column) => column.links), ...site.footer.legalLinks]
  for (const { link } of links) {
    if (!isAnswered(snapshot, link))
      report('site.json', 'links', `expected a published page, phone, mail or full address; found "${link}"`)
  }
  for (const { file, content } of pages) {
    for (const { link } of content.links) {
      if (!isAnswered(snapshot, link)) report(file, 'links', `expected a published page or a full address; found "${link}"`)
    }
  }
  for (const card of snapshot.cards) {
    if (card.link && !isAnswered(snapshot, card.link))
      report('cards.json', `${card.id}.link`, `expected a published page; found "${card.link}"`)
  }
}

export function checkModules({ snapshot, categories, pages }: CheckInput, report: Report): void {
  const categoryIds = new Set(categories.map((category) => category.ID))
  for (const { file, content } of pages) {
    content.modules.forEach((module, index) => {
      const { relation } = module
      const isDraft = content.status === 'Draft' || module.status === 'Draft'
      const articles = [...snapshot.articles, ...(isDraft ? snapshot.drafts.articles : [])]
      const isKnown =
        (relation.type === 'category' && (categoryIds.has(relation.id) || traitsOf(relation.id).isCategory)) ||
        (relation.type === 'article' && articles.some((article) => article.id === relation.id)) ||
        (relation.type === 'stats-view' && snapshot.statistics.has(relation.id)) ||
        (relation.type === 'property-list' && ['for-sale', 'for-rent', 'latest'].includes(relation.id)) ||
        relation.type === 'contact' ||
        relation.type === 'own'
      if (!isKnown)
        report(file, `modules.${index}.relation`, `expected the id of an existing ${relation.type}; found "${relation.id}"`)
      if (traitsOf(module.view).standsAlone && content.modules.length > 1)
        report(file, `modules.${index}`, `expected the view "${module.view}" to be the only module of its page`)
      checkOwnContent(module, file, `modules.${index}`, snapshot, report)
    })
    checkFormsBeside(content, file, report)
  }
}
