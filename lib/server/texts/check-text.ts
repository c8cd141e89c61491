/**
 * Checks a draft of a document as the site would show it: its file, and all references. Nothing is written; the same snapshot is
 * used for its preview.
 */
import 'server-only'
import * as catalogue from '../../content/catalogue.ts'
import type { ContentIssue } from '../../content/content-issue.ts'
import { entryItem } from '../../content/content-item.ts'
import { menuEntrySchema } from '../../content/menu.ts'
import { type Page, pageSchema } from '../../content/page.ts'
import { siteSchema } from '../../content/site.ts'
import { toViewingCalendar, viewingCalendarSchema } from '../../content/viewing-calendar.ts'
import type { CheckInput } from '../content/check/check-input.ts'
import { textChecks } from '../content/check/check-snapshot.ts'
import type { FiledGap } from '../content/check/file-findings.ts'
import { reportTo } from '../content/check/report.ts'
import { filesOfFolder } from '../content/files/content-files.ts'
import { withOwnPictures } from '../content/files/own-pictures.ts'
import { readArticle } from '../content/files/read-content.ts'
import { createFileReader, type FileReader } from '../content/files/read-files.ts'
import { toAgents } from '../content/snapshot/agency.ts'
import { toTestimonials } from '../content/snapshot/build-snapshot.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { switchOffCards, switchOffLinks, switchOffMenu } from '../content/snapshot/switch-off.ts'
import { createFileFinder, type FindFile } from '../media/find-media.ts'
import { createPictureResolver } from '../media/resolve-picture.ts'
import { env } from '../runtime/env.ts'
import { type TextDocument, withTexts, writeTextDocument } from './text-document.ts'

export type CheckedText = {
  /** The snapshot with the document; undefined while it is not valid. */
  snapshot: Snapshot | undefined
  /** Of this document alone. */
  issues: readonly ContentIssue[]
  /** Texts that are missing in a language in use. */
  gaps: readonly FiledGap[]
}

const fileOfPage = ({ id }: Pick<Page, 'id'>) => `pages/${id}.json`

/** The current version of `original` replaces the previous one. */
function withPage(snapshot: Snapshot, page: Page): Snapshot {
  const others = [...snapshot.pages].filter(([, { id }]) => id !== page.id)
  return { ...snapshot, pages: new Map([...others, [page.path, page]]) }
}

function withArticle(snapshot: Snapshot, reader: FileReader, key: string): Snapshot | undefined {
  const article = readArticle(reader, key, snapshot.today)
  if (!article) return undefined
  const isOther = ({ id }: { id: string }) => id !== key
  const [articles, drafts] = [snapshot.articles.filter(isOther), snapshot.drafts.articles.filter(isOther)]
  const isDraft = article.status === 'Draft'
  return {
    ...snapshot,
    articles: isDraft ? articles : [...articles, article],
    drafts: { ...snapshot.drafts, articles: isDraft ? [...drafts, article] : drafts },
  }
}

function withSite(snapshot: Snapshot, reader: FileReader): Snapshot | undefined {
  const site = reader.readJson('site.json', siteSchema)
  return site && { ...snapshot, site: switchOffLinks(site, snapshot.offPaths) }
}

function withMenu(snapshot: Snapshot, reader: FileReader): Snapshot | undefined {
  const menu = reader.readJson('menu.json', menuEntrySchema.array())
  return menu && { ...snapshot, menu: switchOffMenu(menu, snapshot.offPaths) }
}

function withCards(snapshot: Snapshot, reader: FileReader): Snapshot {
  const cards = reader.readEntries('cards.json', catalogue.rawCard)
  return { ...snapshot, cards: switchOffCards(cards, snapshot.offPaths).sort((a, b) => a.sort - b.sort) }
}

/** The current content with one document replaced; undefined if it is not valid. */
function insert({ kind, key, file }: TextDocument, reader: FileReader): Snapshot | undefined {
  const snapshot = getSnapshot()
  reader.setPromises(snapshot.site.promises)
  switch (kind) {
    case 'article':
      return withArticle(snapshot, reader, key)
    case 'page': {
      const page = reader.readJson(file, pageSchema)
      return page && withPage(snapshot, page)
    }
    case 'menu':
      return withMenu(snapshot, reader)
    case 'agent':
      return { ...snapshot, agents: toAgents(reader.readEntries(file, catalogue.rawAgent)) }
    case 'testimonial': {
      const testimonials = reader.readEntries(file, catalogue.rawTestimonial)
      return { ...snapshot, testimonials: toTestimonials(testimonials, snapshot.today) }
    }
    case 'card':
      return withCards(snapshot, reader)
    case 'closing': {
      const calendar = reader.readJson(file, viewingCalendarSchema)
      return calendar && { ...snapshot, viewingCalendar: toViewingCalendar(calendar, snapshot.today) }
    }
    default:
      return withSite(snapshot, reader)
  }
}

/** Adds the pictures of the document to the media files. */
function withPictures(snapshot: Snapshot, findFile: FindFile, issues: ContentIssue[]): Snapshot {
  const pages = [...snapshot.pages.values()].map((content) => ({ file: fileOfPage(content), content }))
  const { resolve, media } = createPictureResolver({ findFile, pictureHosts: snapshot.site.pictureHosts })
  const { site, articles } = snapshot
  const shown = withOwnPictures(
    { site, pages, articles: [...articles], discreetProperties: [], sold: [], branches: [] },
    resolve,
    issues,
  )
  return {
    ...snapshot,
    site: shown.site,
    articles: shown.articles,
    pages: new Map(shown.pages.map(({ content }) => [content.path, content])),
    media: new Map([...snapshot.media, ...media]),
  }
}

function runChecks(snapshot: Snapshot, reader: FileReader, findFile: FindFile): ContentIssue[] {
  const issues: ContentIssue[] = []
  const categories = reader.list('').includes('categories.json')
    ? (reader.readJson('categories.json', catalogue.rawCategory.array()) ?? [])
    : []
  const input: CheckInput = {
    ...{ snapshot, categories, findFile, cities: [], properties: [], takeovers: [], foreign: [], projects: [] },
    routes: snapshot.routeTable.routes,
    pages: [...snapshot.pages.values()].map((content) => ({ file: fileOfPage(content), content })),
    formerPaths: new Map(),
    contentFolder: env().CONTENT_DIR,
  }
  const report = reportTo(issues)
  for (const check of textChecks) check(input, report)
  return issues
}

/** Whether an issue is about this document, not about another one in the same file. */
function isOf({ kind, key, file }: TextDocument, issue: ContentIssue): boolean {
  // The address is not a field of the office; for a new article the path table is read just after this.
  if (kind === 'article') return issue.file.startsWith(`articles/${key}/`) && issue.path !== 'path'
  if (issue.file !== file) return false
  return key === '' || kind === 'page' || issue.item === entryItem(file, key) || issue.path.split('.')[0] === key
}

/** @param next the new content of the document. */
export function checkText(document: TextDocument, next: TextDocument['value']): CheckedText {
  const { CONTENT_DIR } = env()
  const files = filesOfFolder(CONTENT_DIR)
  const reader = createFileReader(withTexts(files, writeTextDocument(document, next, files)))
  const findFile = createFileFinder(CONTENT_DIR)
  const inserted = insert(document, reader)
  const own = (issue: ContentIssue) => isOf(document, issue)
  const unread = reader.issues.filter(own)
  const isOfFile = ({ file }: FiledGap) => file === document.file || `${file}/article.json` === document.file
  const gaps = reader.gaps.filter(isOfFile)
  if (!inserted || unread.length > 0) return { snapshot: undefined, issues: unread, gaps }
  const found: ContentIssue[] = []
  const snapshot = withPictures(inserted, findFile, found)
  const all = [...found, ...runChecks(snapshot, reader, findFile)].filter(own)
  const once = new Map(all.map((issue) => [`${issue.file} ${issue.path} ${issue.message}`, issue]))
  return { snapshot, issues: [...once.values()], gaps }
}
