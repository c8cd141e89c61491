/** Makes the snapshot of what was read: cleaned, sorted, indexed and checked. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentIssue } from '../../content/content-issue.ts'
import { toViewingCalendar } from '../../content/viewing-calendar.ts'
import { resolveContentDate } from '../../domain/text/date.ts'
import { buildRouteTable } from '../../routing/table.ts'
import { findMedia, namedAddresses } from '../media/find-media.ts'
import { type Borrowed, findBorrowed } from './borrowed-texts.ts'
import type { Filed } from './check-input.ts'
import { fileOf, findPictureFault } from './check-picture.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { closeGaps } from './close-gaps.ts'
import { type FileCheck, leaveOutFiles, leaveOutFilesOfProject } from './leave-out-files.ts'
import { publishListings } from './publish-listings.ts'
import { type Content, readContent } from './read-content.ts'
import type { FileReader } from './read-files.ts'
import type { LoadedSnapshot } from './snapshot-type.ts'
import { switchOffCards, switchOffLinks, switchOffMenu, switchOffPages } from './switch-off.ts'

export type BuildOptions = {
  /** Day that relative dates count from, ISO. */
  today: string
  /** Where documents, pictures and films lie. */
  contentFolder: string
  /** Whether something is held back and not shown, so that what leads to it has to be mended. */
  hasGaps: boolean
}

type Records = Pick<Content, 'properties' | 'takeovers' | 'foreign' | 'projects'>

/** The listings without the files that cannot be shown. */
function showableRecords(content: Content, contentFolder: string, issues: ContentIssue[]): Records {
  const check: FileCheck = {
    faultOf: (url) => findPictureFault(url, { pictureHosts: content.site.pictureHosts, contentFolder }),
    fileOf: (url) => fileOf(url, contentFolder),
    hasDocument: (id) => existsSync(join(contentFolder, 'documents', `${id}.pdf`)),
  }
  const clean = (filed: Content['properties']) =>
    filed.map(({ file, item }) => ({ file, item: leaveOutFiles(file, item, check, issues) }))
  return {
    properties: clean(content.properties),
    takeovers: clean(content.takeovers),
    foreign: clean(content.foreign),
    projects: content.projects.map(({ file, item }) => ({ file, item: leaveOutFilesOfProject(file, item, check, issues) })),
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

const toAgents = (agents: Content['agents']): LoadedSnapshot['agents'] =>
  agents.map((agent) => ({
    id: agent.ID,
    name: `${agent.FirstName} ${agent.LastName}`,
    initials: `${agent.FirstName.charAt(0)}${agent.LastName.charAt(0)}`,
    function: agent.Function,
    registrationNumber: agent.RegistrationNumber,
    phone: agent.Phone,
    email: agent.Email,
    languages: agent.Languages,
    intro: agent.Intro,
  }))

const toTestimonials = (testimonials: Content['testimonials'], today: string): LoadedSnapshot['testimonials'] =>
  testimonials
    .filter(({ status }) => status === 'Published')
    .map((testimonial) => ({
      ...testimonial,
      date: resolveContentDate(testimonial.date, today),
    }))

const itemsOf = <T>(filed: readonly Filed<T>[]): T[] => filed.map(({ item }) => item)

type Rest = { gaps: ReadonlySet<string>; borrowed: Borrowed; today: string; media: LoadedSnapshot['media'] }

function toSnapshot(content: Content, records: Records, { gaps, borrowed, today, media }: Rest) {
  const { site, articles, pages: allPages } = content
  const switched = switchOffPages(allPages, site)
  const offPaths = new Set([...switched.offPaths, ...gaps])
  const { listings, drafts, confidential } = publishListings(
    {
      properties: itemsOf(records.properties),
      takeovers: itemsOf(records.takeovers),
      foreign: itemsOf(records.foreign),
      projects: itemsOf(records.projects),
    },
    site.marqueeIgnoreList,
  )
  const snapshot: LoadedSnapshot = {
    today,
    site: switchOffLinks(site, offPaths),
    languages: site.languages.filter(({ use }) => use).map(({ code }) => code),
    routeTable: buildRouteTable(content.routes),
    menu: switchOffMenu(content.menu, offPaths),
    offPaths,
    pages: new Map(switched.kept.map(({ content: page }) => [page.path, page])),
    ...listings,
    drafts: { ...drafts, articles: articles.filter(({ status }) => status === 'Draft') },
    confidential,
    types: toTypes(content.types),
    agents: toAgents(content.agents),
    articles: articles.filter(({ status }) => status === 'Published'),
    testimonials: toTestimonials(content.testimonials, today),
    cards: switchOffCards(content.cards, offPaths).sort((a, b) => a.sort - b.sort),
    discreetOffers: content.discreetOffers,
    zones: content.zones,
    statistics: new Map(content.statistics.map((entry) => [entry.id, entry])),
    legalFigures: content.legalFigures,
    viewingCalendar: toViewingCalendar(content.viewingCalendar, today),
    landingContent: content.landingContent,
    geography: content.geography,
    borrowed,
    media,
  }
  return { snapshot, pages: switched.kept }
}

/** @returns every mistake and warning, and the snapshot unless a file that the site cannot stand without is missing or wrong. */
export function buildSnapshot(
  reader: FileReader,
  { today, contentFolder, hasGaps }: BuildOptions,
): { snapshot: LoadedSnapshot | undefined; issues: ContentIssue[] } {
  const read = readContent(reader, today)
  if (!read) return { snapshot: undefined, issues: reader.issues }
  const { content, gaps } = hasGaps ? closeGaps(read) : { content: read, gaps: new Set<string>() }
  const leftOut: ContentIssue[] = []
  const records = showableRecords(content, contentFolder, leftOut)
  const media = findMedia(namedAddresses(reader.texts.values()), contentFolder)
  const { snapshot, pages } = toSnapshot(content, records, { gaps, borrowed: findBorrowed(content, reader.gaps), today, media })
  const { routes, categories, cities } = content
  const found = checkSnapshot({ snapshot, routes, categories, cities, pages, ...records, contentFolder })
  return { snapshot, issues: [...reader.issues, ...reader.warnings, ...leftOut, ...found] }
}
