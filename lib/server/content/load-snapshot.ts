/** Builds the snapshot from the content folder: read, check, translate, index. */
import 'server-only'
import type { z } from 'zod'
import { type Article, articleSchema } from '../../content/article.ts'
import * as catalogue from '../../content/catalogue.ts'
import { completeLocalized } from '../../content/complete-localized.ts'
import { ContentError, type ContentIssue } from '../../content/content-issue.ts'
import { landingContentSchema } from '../../content/landing-pages.ts'
import { legalFiguresSchema } from '../../content/legal-figures.ts'
import { mapSchema } from '../../content/map.ts'
import { menuEntrySchema } from '../../content/menu.ts'
import { pageSchema } from '../../content/page.ts'
import { recordSchema } from '../../content/record-schema.ts'
import { routeSchema } from '../../content/route.ts'
import { siteSchema } from '../../content/site.ts'
import { toViewingCalendar, viewingCalendarSchema } from '../../content/viewing-calendar.ts'
import { plainGeography } from '../../domain/map/geography.ts'
import { projectFields } from '../../domain/project/project-fields.ts'
import type { Fields } from '../../domain/property/field.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import { publicRoot } from '../../domain/site/public-folders.ts'
import { resolveContentDate } from '../../domain/text/date.ts'
import { buildRouteTable } from '../../routing/table.ts'
import { checkSnapshot } from './check-snapshot.ts'
import { publishListings } from './publish-listings.ts'
import { createFileReader, type FileReader } from './read-files.ts'
import type { LoadedSnapshot } from './snapshot-type.ts'
import { switchOffCards, switchOffLinks, switchOffMenu, switchOffPages } from './switch-off.ts'

/** The listings of a folder, checked and translated by their table of fields. */
const readListings = <Shape extends Fields>(reader: FileReader, folder: string, fields: Shape, today: string) =>
  reader.readJsonFolder(folder, recordSchema(fields, today)).map(({ file, content }) => ({ file, item: content }))

function readArticles(reader: FileReader, today: string): Article[] {
  return reader.list('articles').flatMap((folder) => {
    const article = reader.readJson(`articles/${folder}/article.json`, articleSchema)
    const [nl, fr, en] = ['nl', 'fr', 'en'].map((language) => reader.readText(`articles/${folder}/${language}.md`))
    if (!article || !nl || !fr || !en) return []
    if (article.id !== folder)
      reader.report(`articles/${folder}/article.json`, 'id', `expected the folder's name; found "${article.id}"`)
    const de = reader.list(`articles/${folder}`).includes('de.md') ? reader.readText(`articles/${folder}/de.md`) : nl
    const modified = article.modified && resolveContentDate(article.modified, today)
    return [{ ...article, date: resolveContentDate(article.date, today), modified, body: { nl, fr, en, de: de ?? nl } }]
  })
}

/** A file that an agency may do without. */
const readOptional = <Schema extends z.ZodType>(reader: FileReader, file: string, schema: Schema, without: z.output<Schema>) =>
  reader.list('').includes(file) ? reader.readJson(file, schema) : without

/** Towns and types have pages without any words of their own as well. */
const noLandingContent = { types: [], towns: [], both: [] }

/**
 * Reads the whole folder.
 * @param today day that relative dates count from, ISO.
 * @returns the snapshot and the warnings (good practice that is missing).
 * @throws ContentError naming file, place and what was expected.
 */
export function loadSnapshot(folder: string, today: string): { snapshot: LoadedSnapshot; warnings: ContentIssue[] } {
  const reader = createFileReader(folder)
  const site = reader.readJson('site.json', siteSchema)
  const routes = reader.readJson('routes.json', routeSchema.array())
  const menu = reader.readJson('menu.json', menuEntrySchema.array())
  const types = reader.readJson('types.json', catalogue.rawWebType.array())
  const cities = reader.readJson('cities.json', catalogue.rawCities)
  const categories = reader.readJson('categories.json', catalogue.rawCategory.array())
  const agents = reader.readJson('agents.json', catalogue.rawAgent.array())
  const testimonials = reader.readJson('testimonials.json', catalogue.rawTestimonial.array())
  const cards = reader.readJson('cards.json', catalogue.rawCard.array())
  const discreetOffers = reader.readJson('discreet.json', catalogue.rawDiscreetOffer.array())
  const zones = reader.readJson('zones.json', catalogue.rawZone.array())
  const statistics = reader.readJson('statistics.json', catalogue.rawStatistics.array())
  const legalFigures = reader.readJson('legal-figures.json', legalFiguresSchema)
  const viewingCalendar = reader.readJson('viewing-calendar.json', viewingCalendarSchema)
  const landingContent = readOptional(reader, 'landing-pages.json', landingContentSchema, noLandingContent)
  const geography = readOptional(reader, 'map.json', mapSchema, plainGeography)
  const allPages = reader.readJsonFolder('pages', pageSchema)
  const properties = readListings(reader, 'properties', propertyFields, today)
  const takeovers = readListings(reader, 'takeovers', propertyFields, today)
  const foreign = readListings(reader, 'foreign', propertyFields, today)
  const projects = readListings(reader, 'projects', projectFields, today)
  const articles = readArticles(reader, today)

  if (
    !site ||
    !routes ||
    !menu ||
    !types ||
    !cities ||
    !categories ||
    !agents ||
    !testimonials ||
    !cards ||
    !discreetOffers ||
    !zones ||
    !statistics ||
    !legalFigures ||
    !viewingCalendar ||
    !landingContent ||
    !geography
  ) {
    throw new ContentError(reader.issues)
  }

  const { kept: pages, offPaths } = switchOffPages(allPages, site)
  const { listings, drafts, confidential } = publishListings(
    {
      properties: properties.map(({ item }) => item),
      takeovers: takeovers.map(({ item }) => item),
      foreign: foreign.map(({ item }) => item),
      projects: projects.map(({ item }) => item),
    },
    site.marqueeIgnoreList,
  )
  const snapshot: LoadedSnapshot = {
    today,
    site: switchOffLinks(site, offPaths),
    languages: site.languages.filter((language) => language.use).map((language) => language.code),
    routeTable: buildRouteTable(routes),
    menu: switchOffMenu(menu, offPaths),
    offPaths,
    pages: new Map(pages.map(({ content }) => [content.path, content])),
    ...listings,
    drafts: { ...drafts, articles: articles.filter((article) => article.status === 'Draft') },
    confidential,
    types: types
      .map((type) => ({
        id: type.ID,
        webId: type.WebID,
        name: { ...type.Name, de: type.Name.de ?? type.Name.nl },
        sale: type.Sale,
        rent: type.Rent,
        showOrder: type.ShowOrder,
      }))
      .sort((a, b) => a.showOrder - b.showOrder),
    agents: agents.map((agent) => ({
      id: agent.ID,
      name: `${agent.FirstName} ${agent.LastName}`,
      initials: `${agent.FirstName.charAt(0)}${agent.LastName.charAt(0)}`,
      function: completeLocalized(agent.Function),
      registrationNumber: agent.RegistrationNumber,
      phone: agent.Phone,
      email: agent.Email,
      languages: agent.Languages,
      intro: completeLocalized(agent.Intro),
    })),
    articles: articles.filter((article) => article.status === 'Published'),
    testimonials: testimonials
      .filter((testimonial) => testimonial.status === 'Published')
      .map((testimonial) => ({
        ...testimonial,
        date: resolveContentDate(testimonial.date, today),
        comment: completeLocalized(testimonial.comment),
      })),
    cards: switchOffCards(cards, offPaths).sort((a, b) => a.sort - b.sort),
    discreetOffers,
    zones,
    statistics: new Map(statistics.map((entry) => [entry.id, entry])),
    legalFigures,
    viewingCalendar: toViewingCalendar(viewingCalendar, today),
    landingContent,
    geography,
  }

  const found = checkSnapshot({
    snapshot,
    routes,
    categories,
    cities,
    pages,
    properties,
    takeovers,
    foreign,
    projects,
    publicFolder: publicRoot,
    contentFolder: folder,
  })
  const issues = [...reader.issues, ...found]
  const errors = issues.filter((issue) => issue.level === 'error')
  if (errors.length) throw new ContentError(errors)
  return { snapshot, warnings: issues.filter((issue) => issue.level === 'warning') }
}
