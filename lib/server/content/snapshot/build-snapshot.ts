/** Builds the snapshot from the content that was read: cleaned, sorted, indexed and checked. */
import 'server-only'
import type { ContentIssue } from '../../../content/content-issue.ts'
import { toViewingCalendar } from '../../../content/viewing-calendar.ts'
import { toMarket } from '../../../domain/sold/market.ts'
import { resolveContentDate } from '../../../domain/text/date.ts'
import { buildRouteTable } from '../../../routing/table.ts'
import { createFileFinder, type FindFile, findMedia, namedAddresses } from '../../media/find-media.ts'
import { createPictureResolver, type PictureResolver } from '../../media/resolve-picture.ts'
import { env } from '../../runtime/env.ts'
import type { Filed } from '../check/check-input.ts'
import { checkPlaceholderListing } from '../check/check-listings.ts'
import { checkSnapshot } from '../check/check-snapshot.ts'
import { type FileCheck, leaveOutFiles, leaveOutFilesOfProject } from '../files/leave-out-files.ts'
import { withOwnPictures } from '../files/own-pictures.ts'
import { type Content, readContent } from '../files/read-content.ts'
import type { FileReader } from '../files/read-files.ts'
import type { ListingFiles } from '../last-good/listed-before.ts'
import { inSteps, type Steps } from '../thread/steps.ts'
import { toAgents, toBranches } from './agency.ts'
import { findDanglingPaths, removeDanglingReferences } from './dangling-references.ts'
import { type FallbackTexts, findFallbackTexts } from './fallback-texts.ts'
import { findDocument } from './feed-items.ts'
import { publishListings } from './publish-listings.ts'
import type { LoadedSnapshot } from './snapshot-type.ts'
import { toSoldCases } from './sold-cases.ts'
import { switchOffCards, switchOffLinks, switchOffMenu, switchOffPages } from './switch-off.ts'

export type BuildOptions = {
  /** Day that relative dates count from, ISO. */
  today: string
  /** Folder of documents, pictures and films. */
  contentFolder: string
  /** Whether items are held back and not shown, so that references to them have to be removed. */
  hasMissingItems: boolean
  /** Original path of each article when the content was last accepted, by id; empty if unknown. */
  formerPaths?: ReadonlyMap<string, string>
}

/** The published records, each with its file. */
export type Records = Pick<Content, 'properties' | 'takeovers' | 'foreign' | 'projects'>

/** Listings without an agent get the first one; without any agent, the agency itself is the contact. */
const answeredBy =
  ([first]: Content['agents']) =>
  <T extends { agentId: number }>(item: T): T =>
    item.agentId === 0 && first ? { ...item, agentId: first.ID } : item

type Places = Pick<PictureResolver, 'resolve'> & { contentFolder: string; findFile: FindFile }

/** The listings without files that cannot be shown. */
function* showableRecords(
  content: Content,
  { contentFolder, resolve, findFile }: Places,
  issues: ContentIssue[],
): Steps<Records> {
  const varFolder = env().VAR_DIR
  const check: FileCheck = {
    resolve,
    findFile,
    hasDocument: (id) => findDocument(id, contentFolder, varFolder) !== undefined,
  }
  const named = answeredBy(content.agents)
  const clean = ({ file, item }: Content['properties'][number]) => ({
    file,
    item: leaveOutFiles(file, named(item), check, issues),
  })
  return {
    properties: yield* inSteps(content.properties, clean),
    takeovers: yield* inSteps(content.takeovers, clean),
    foreign: yield* inSteps(content.foreign, clean),
    projects: content.projects.map(({ file, item }) => ({
      file,
      item: leaveOutFilesOfProject(file, named(item), check, issues),
    })),
  }
}

const toTypes = (types: Content['types']): LoadedSnapshot['types'] =>
  types
    .map((type) => ({
      id: type.ID,
      webId: type.WebID,
      name: type.Name,
      sale: type.Sale,
      rent: type.Rent,
      showOrder: type.ShowOrder,
    }))
    .sort((a, b) => a.showOrder - b.showOrder)

export const toTestimonials = (testimonials: Content['testimonials'], today: string): LoadedSnapshot['testimonials'] =>
  testimonials
    .filter(({ status }) => status === 'Published')
    .map((testimonial) => ({
      ...testimonial,
      date: resolveContentDate(testimonial.date, today),
    }))

const itemsOf = <T>(filed: readonly Filed<T>[]): T[] => filed.map(({ item }) => item)

/** The public and the confidential listings of the records. */
export const publishRecords = (
  { properties, takeovers, foreign, projects }: Records,
  { marqueeIgnoreList }: Pick<Content['site'], 'marqueeIgnoreList'>,
) =>
  publishListings(
    {
      properties: itemsOf(properties),
      takeovers: itemsOf(takeovers),
      foreign: itemsOf(foreign),
      projects: itemsOf(projects),
    },
    marqueeIgnoreList,
  )

type Rest = { gaps: ReadonlySet<string>; fallbackTexts: FallbackTexts; today: string } & Pick<LoadedSnapshot, 'media' | 'wanted'>

function* toSnapshot(content: Content, records: Records, { gaps, fallbackTexts, today, media, wanted }: Rest) {
  const { site, articles, pages: allPages } = content
  const switched = switchOffPages(allPages, site)
  const offPaths = new Set([...switched.offPaths, ...gaps])
  const { listings, drafts, confidential } = yield* publishRecords(records, site)
  const snapshot: LoadedSnapshot = {
    today,
    site: switchOffLinks(site, offPaths),
    languages: site.languages.filter(({ use }) => use).map(({ code }) => code),
    routeTable: buildRouteTable(content.routes),
    menu: switchOffMenu(content.menu, offPaths),
    offPaths,
    pages: new Map(switched.kept.map(({ content: page }) => [page.path, page])),
    ...listings,
    former: new Map(),
    drafts: { ...drafts, articles: articles.filter(({ status }) => status === 'Draft') },
    confidential,
    types: toTypes(content.types),
    agents: toAgents(content.agents),
    branches: toBranches(content.branches),
    articles: articles.filter(({ status }) => status === 'Published'),
    testimonials: toTestimonials(content.testimonials, today),
    cards: switchOffCards(content.cards, offPaths).sort((a, b) => a.sort - b.sort),
    discreetProperties: content.discreetProperties,
    feeds: content.feeds,
    zones: content.zones,
    statistics: new Map(content.statistics.map((entry) => [entry.id, entry])),
    market: toMarket(toSoldCases(content.sold, today), today),
    legalFigures: content.legalFigures,
    viewingCalendar: toViewingCalendar(content.viewingCalendar, today),
    landingContent: content.landingContent,
    geography: content.geography,
    surroundings: content.surroundings,
    fallbackTexts,
    media,
    wanted,
  }
  return { snapshot, pages: switched.kept }
}

type Built = { snapshot: LoadedSnapshot | undefined; records: Records; files: ListingFiles; issues: ContentIssue[] }

const noRecords: Records = { properties: [], takeovers: [], foreign: [], projects: [] }

/** @returns all errors and warnings; the snapshot is undefined when a required file is missing or invalid. */
export function* buildSnapshot(
  reader: FileReader,
  { today, contentFolder, hasMissingItems, formerPaths = new Map() }: BuildOptions,
): Steps<Built> {
  const read = yield* readContent(reader, today)
  if (!read) return { snapshot: undefined, records: noRecords, files: new Map(), issues: reader.issues }
  const gaps = findDanglingPaths(read, hasMissingItems)
  const written = hasMissingItems ? removeDanglingReferences(read) : read
  const leftOut: ContentIssue[] = []
  const findFile = createFileFinder(contentFolder)
  const { resolve, wanted, media: resolved } = createPictureResolver({ findFile, pictureHosts: written.site.pictureHosts })
  const content = withOwnPictures(written, resolve, leftOut)
  const records = yield* showableRecords(content, { contentFolder, resolve, findFile }, leftOut)
  const named = yield* findMedia(yield* namedAddresses(reader.texts), findFile)
  const media = new Map([...named, ...resolved])
  const fallbackTexts = findFallbackTexts(content, reader.gaps)
  yield
  const { snapshot, pages } = yield* toSnapshot(content, records, { gaps, fallbackTexts, today, media, wanted })
  yield
  const { routes, categories, cities } = content
  const input = { snapshot, routes, categories, cities, pages, ...records, formerPaths, contentFolder, findFile }
  const found = yield* checkSnapshot(input)
  for (const listing of reader.placeholders) checkPlaceholderListing(listing, { snapshot }, reader.report)
  const files = new Map(Object.values(records).flatMap((filed) => filed.map(({ file, item }) => [item.id, file] as const)))
  return { snapshot, records, files, issues: [...reader.issues, ...reader.warnings, ...leftOut, ...found] }
}
