/** Checks what one file alone cannot tell: links, references, counts and the law (snapshot.md, belgium.md, rulings 5, 14 and 17). */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { isArticleInsert, splitText } from '../../content/article-insert.ts'
import type { rawCategory, rawCities } from '../../content/catalogue.ts'
import type { ContentIssue } from '../../content/content-issue.ts'
import type { MenuEntry } from '../../content/menu.ts'
import type { Page } from '../../content/page.ts'
import type { Route } from '../../content/route.ts'
import { checkCompleteness } from '../../domain/completeness.ts'
import type { ConfidentialProperty } from '../../domain/confidential-property.ts'
import { belgiumId, isAbroad } from '../../domain/country.ts'
import type { LegalFigures } from '../../domain/legal-figures.ts'
import { exceedsDeposit } from '../../domain/moving-in-costs.ts'
import { formatPrice } from '../../domain/price.ts'
import type { ConfidentialProject } from '../../domain/project.ts'
import { isInCity } from '../../domain/property-filter.ts'
import { findStatedCostsGaps } from '../../domain/stated-costs.ts'
import { findContrastMistakes } from '../../domain/theme.ts'
import { findDuplicatePaths } from '../../routing/table.ts'
import { checkDiscreetRequest, checkOwnContent, checkShownPictures } from './check-own-content.ts'
import { checkPicture } from './check-picture.ts'
import { findLinkTargets, isAnswered } from './link-targets.ts'
import type { Report } from './report.ts'
import type { Snapshot } from './snapshot-type.ts'

type Filed<T> = { file: string; item: T }

export type CheckInput = {
  snapshot: Snapshot
  routes: readonly Route[]
  categories: readonly z.output<typeof rawCategory>[]
  cities: z.output<typeof rawCities>
  pages: readonly { file: string; content: Page }[]
  properties: readonly Filed<ConfidentialProperty>[]
  takeovers: readonly Filed<ConfidentialProperty>[]
  foreign: readonly Filed<ConfidentialProperty>[]
  projects: readonly Filed<ConfidentialProject>[]
  /** Folder that pictures of our own come from. */
  publicFolder: string
  contentFolder: string
}

/** Whether a page is its own ancestor: its breadcrumbs would never end. */
function isOwnAncestor(page: Page, pages: readonly Page[]): boolean {
  let parent = pages.find(({ id }) => id === page.parentId)
  for (let step = 0; parent && parent.id !== page.id && step < pages.length; step++) {
    const { parentId } = parent
    parent = pages.find(({ id }) => id === parentId)
  }
  return parent !== undefined
}

function checkRoutes({ snapshot, routes, pages }: CheckInput, report: Report): void {
  for (const { language, path, originals } of findDuplicatePaths(routes)) {
    report('routes.json', `path.${language}`, `expected one route per address, "${path}" belongs to ${originals.join(' and ')}`)
  }
  for (const { file, content } of pages) {
    if (!snapshot.routeTable.byOriginal.has(content.path))
      report(file, 'path', `expected an original path of routes.json; found "${content.path}"`)
    if (content.parentId !== null && !pages.some((page) => page.content.id === content.parentId)) {
      report(file, 'parentId', `expected the id of a page; found "${content.parentId}"`)
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

/** Two columns of one name are one that was pasted twice. */
function checkFooter({ snapshot }: CheckInput, report: Report): void {
  const titles = snapshot.site.footer.columns.map(({ title }) => title?.nl)
  titles.forEach((title, index) => {
    if (title && titles.indexOf(title) !== index)
      report('site.json', `footer.columns.${index}.title`, `expected one column of a name; found "${title}" again`)
  })
}

function checkLinks({ snapshot, pages }: CheckInput, report: Report): void {
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

/** Links of Markdown texts: original paths, or addresses outside; and what stands in the middle of them. */
function checkArticleTexts({ snapshot }: CheckInput, report: Report): void {
  for (const { id, body } of snapshot.articles) {
    for (const [language, text] of Object.entries(body)) {
      for (const target of findLinkTargets(text)) {
        if (!isAnswered(snapshot, target))
          report(`articles/${id}/${language}.md`, '', `expected a link to a published page or a full address; found "${target}"`)
      }
      for (const part of splitText(text)) {
        if (part.kind === 'insert' && !isArticleInsert(part.name))
          report(`articles/${id}/${language}.md`, '', `expected the name of an insert; found "{${part.name}}"`)
      }
    }
  }
}

function checkModules({ snapshot, categories, pages }: CheckInput, report: Report): void {
  const categoryIds = new Set([...categories.map((category) => category.ID), 'takeovers', 'foreign', 'projects', 'testimonials'])
  for (const { file, content } of pages) {
    content.modules.forEach((module, index) => {
      const { relation } = module
      const isDraft = content.status === 'Draft' || module.status === 'Draft'
      const articles = [...snapshot.articles, ...(isDraft ? snapshot.drafts.articles : [])]
      const isKnown =
        (relation.type === 'category' && categoryIds.has(relation.id)) ||
        (relation.type === 'article' && articles.some((article) => article.id === relation.id)) ||
        (relation.type === 'stats-view' && snapshot.statistics.has(relation.id)) ||
        (relation.type === 'property-list' && ['for-sale', 'for-rent', 'latest'].includes(relation.id)) ||
        relation.type === 'contact' ||
        relation.type === 'own'
      if (!isKnown)
        report(file, `modules.${index}.relation`, `expected the id of an existing ${relation.type}; found "${relation.id}"`)
      checkOwnContent(module, file, `modules.${index}`, snapshot, report)
    })
    checkDiscreetRequest(content, file, report)
  }
}

const marqueeOfAvailability = { available: [0, 1, 2, 3], sold: [4], rented: [4] } as const

function checkProperty({ file, item }: Filed<ConfidentialProperty>, input: CheckInput, report: Report): void {
  const { snapshot } = input
  for (const type of item.webIds) {
    if (!snapshot.types.some((webType) => webType.webId === type))
      report(file, 'WebIDs', `expected a WebID of types.json; found "${type}"`)
  }
  if (!item.webIds.includes(item.webId)) report(file, 'WebID', `expected one of WebIDs; found "${item.webId}"`)
  if (!snapshot.agents.some((agent) => agent.id === item.agentId))
    report(file, 'AgentID', `expected an ID of agents.json; found ${item.agentId}`)
  if (formatPrice(item.price) === 'NaN') report(file, 'Price', 'expected an amount that can be formatted')
  if (!marqueeOfAvailability[item.availability].some((marquee) => marquee === item.marquee)) {
    report(file, 'Marquee', `expected a marker that fits Availability "${item.availability}"; found ${item.marquee}`)
  }
  for (const language of ['nl', 'fr', 'en'] as const) {
    if ((item.texts[language].marqueeName === '') !== (item.marquee === 0))
      report(file, `Languages.${language}.MarqueeName`, 'expected a name when Marquee is not 0, and none otherwise')
  }
  item.pictures.forEach((picture, index) => {
    checkPicture(picture.url, file, `Pictures.${index}.Url`, input, report)
  })
  item.floorPlans.forEach((plan, index) => {
    checkPicture(plan.url, file, `FloorPlans.${index}.Url`, input, report)
    if (!item.rooms.some((room) => room.floor === plan.floor))
      report(file, `FloorPlans.${index}.Floor`, `expected a storey that has Rooms; found ${plan.floor}`)
  })
  if (item.smallPicture) checkPicture(item.smallPicture.url, file, 'SmallPictureItem.Url', input, report)
  for (const { field, rule, level } of checkCompleteness(item)) report(file, field, rule, level)
  checkCosts({ file, item }, snapshot.legalFigures, report)
}

/** What a listing states of its costs agrees with the figures of the law. */
function checkCosts({ file, item }: Filed<ConfidentialProperty>, figures: LegalFigures, report: Report): void {
  for (const { field, expected, found } of findStatedCostsGaps(item, figures))
    report(file, field, `expected ${expected}, by legal-figures.json; found ${found}`)
  if (exceedsDeposit(item, figures.rentalDeposit))
    report(file, 'deposit', `expected no more months than the region allows, by legal-figures.json; found ${item.deposit}`)
}

/** Each collection holds its own side of the border (ruling 14). */
function checkCountries({ properties, takeovers, foreign }: CheckInput, report: Report): void {
  for (const { file, item } of [...properties, ...takeovers]) {
    if (isAbroad(item)) report(file, 'CountryID', `expected ${belgiumId}; properties in other countries stand in foreign/`)
  }
  for (const { file, item } of foreign) {
    if (!isAbroad(item)) report(file, 'CountryID', `expected another country than ${belgiumId} in foreign/`)
    if (item.goal === 'takeover') report(file, 'Goal', 'expected 0 or 1 in foreign/')
  }
}

function checkCollections(input: CheckInput, report: Report): void {
  const ids = new Map<number, string>()
  for (const { file, item } of [...input.properties, ...input.takeovers, ...input.foreign, ...input.projects]) {
    const other = ids.get(item.id)
    if (other) report(file, 'ID', `expected an ID of its own; ${item.id} also stands in ${other}`)
    ids.set(item.id, file)
  }
  for (const filed of [...input.properties, ...input.takeovers, ...input.foreign]) checkProperty(filed, input, report)
  checkCountries(input, report)
  checkDocuments(input, report)
  for (const { file, item } of input.properties) {
    if (item.goal === 'takeover') report(file, 'Goal', 'expected 0 or 1; takeovers stand in takeovers/')
  }
  for (const { file, item } of input.takeovers) {
    if (item.goal !== 'takeover') report(file, 'Goal', 'expected 2 in takeovers/')
  }
  for (const { file, item } of input.projects) {
    item.pictures.forEach((picture, index) => {
      checkPicture(picture.url, file, `Pictures.${index}.Url`, input, report)
    })
    item.floorPlans.forEach((plan, index) => {
      checkPicture(plan.url, file, `FloorPlans.${index}.Url`, input, report)
      const unknown = plan.units.find((id) => !item.units.some((unit) => unit.id === id))
      if (unknown !== undefined)
        report(file, `FloorPlans.${index}.Units`, `expected IDs of units of this project; found ${unknown}`)
    })
  }
}

/** What visitors can ask for by mail is there to be sent. */
function checkDocuments({ properties, takeovers, foreign, contentFolder }: CheckInput, report: Report): void {
  for (const { file, item } of [...properties, ...takeovers, ...foreign]) {
    item.documents.forEach(({ id }, index) => {
      const path = join('documents', `${id}.pdf`)
      if (!existsSync(join(contentFolder, path)))
        report(file, `Documents.${index}.ID`, `expected a file ${path} in the content folder`)
    })
  }
}

/** Counts stated by the CRM must equal the computed ones (ruling 17; snapshot.md). */
function checkCounts({ snapshot, cities }: CheckInput, report: Report): void {
  const sale = snapshot.properties.filter((property) => property.goal === 'sale')
  const rent = snapshot.properties.filter((property) => property.goal === 'rent')
  const stated = snapshot.site.search.data.countProperty
  if (stated.sale !== sale.length)
    report(
      'site.json',
      'search.data.countProperty.sale',
      `expected ${sale.length}, the number of properties for sale; found ${stated.sale}`,
    )
  if (stated.rent !== rent.length)
    report(
      'site.json',
      'search.data.countProperty.rent',
      `expected ${rent.length}, the number of properties for rent; found ${stated.rent}`,
    )
  for (const { language, ...lists } of cities) {
    const members = { all: [...sale, ...rent], sale, rent }
    for (const list of ['all', 'sale', 'rent'] as const) {
      for (const city of lists[list]) {
        const count = members[list].filter((property) => isInCity(property, { name: city.Name, zip: city.Zip })).length
        if (count !== city.PropertyCount)
          report(
            'cities.json',
            `${language}.${list}.${city.Name}|${city.Zip}`,
            `expected PropertyCount ${count}; found ${city.PropertyCount}`,
          )
      }
      const missing = members[list].find(
        (property) => !lists[list].some((city) => isInCity(property, { name: city.Name, zip: city.Zip })),
      )
      if (missing)
        report(
          'cities.json',
          `${language}.${list}`,
          `expected an entry for ${missing.city} ${missing.zip} of property ${missing.id}`,
        )
    }
  }
}

function checkSite({ snapshot, publicFolder }: CheckInput, report: Report): void {
  const { site } = snapshot
  if (!snapshot.languages.includes(site.defaultLanguage))
    report('site.json', 'defaultLanguage', 'expected a language that is in use')
  for (const { path, message } of findContrastMistakes(site.theme)) report('site.json', `theme.${path}`, message)
  const files = [...Object.values(site.logo.full), ...Object.values(site.logo.white), site.logo.compact, site.banner.logo]
  if (site.banner.video) files.push(...Object.values(site.banner.video))
  for (const file of files) {
    if (file && !existsSync(join(publicFolder, file)))
      report('site.json', 'logo or banner', `expected a file below ${publicFolder}/; found "${file}"`)
  }
  if (site.banner.mediaType === 'video' && !site.banner.video)
    report('site.json', 'banner.video', 'expected files when mediaType is "video"')
  if (['image', 'gallery'].includes(site.banner.mediaType) && site.banner.images.length === 0)
    report('site.json', 'banner.images', `expected a picture when mediaType is "${site.banner.mediaType}"`)
}

/** Pictures of banner, footer, pages and articles. */
function checkPictures(input: CheckInput, report: Report): void {
  const { site, articles } = input.snapshot
  site.banner.images.forEach(({ url }, index) => {
    checkPicture(url, 'site.json', `banner.images.${index}.url`, input, report)
  })
  site.footer.columns.forEach(({ images }, column) => {
    images.forEach(({ url }, index) => {
      checkPicture(url, 'site.json', `footer.columns.${column}.images.${index}.url`, input, report)
    })
  })
  for (const { file, content } of input.pages) {
    if (content.image) checkPicture(content.image.url, file, 'image.url', input, report)
  }
  for (const { id, image } of articles) {
    if (image) checkPicture(image.url, `articles/${id}/article.json`, 'image.url', input, report)
  }
}

/** Each agent of the calendar is one of ours, and stands there once. */
function checkCalendar({ snapshot }: CheckInput, report: Report): void {
  const ids = snapshot.visitCalendar.agents.map(({ agentId }) => agentId)
  ids.forEach((id, index) => {
    const isKnown = snapshot.agents.some((agent) => agent.id === id)
    if (!isKnown || ids.indexOf(id) !== index)
      report('visit-calendar.json', `agents.${index}.agentId`, `expected an ID of agents.json, each once; found ${id}`)
  })
}

/** Everything wrong with, or missing from, content whose single files are in order. */
export function checkSnapshot(input: CheckInput): ContentIssue[] {
  const issues: ContentIssue[] = []
  const report: Report = (file, path, message, level = 'error') => issues.push({ file, path, message, level })
  for (const check of [
    checkSite,
    checkPictures,
    checkRoutes,
    checkFooter,
    checkLinks,
    checkArticleTexts,
    checkModules,
    checkShownPictures,
    checkCollections,
    checkCounts,
    checkCalendar,
  ])
    check(input, report)
  return issues
}
