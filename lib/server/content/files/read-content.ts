/** Reads every content file and converts CRM records; the reader reports errors. */
import 'server-only'
import type { z } from 'zod'
import { type Article, articleSchema } from '../../../content/article.ts'
import { rawBranch } from '../../../content/branches.ts'
import * as catalogue from '../../../content/catalogue.ts'
import { landingContentSchema } from '../../../content/landing-pages.ts'
import { legalFiguresSchema } from '../../../content/legal-figures.ts'
import { mapSchema } from '../../../content/map.ts'
import { menuEntrySchema } from '../../../content/menu.ts'
import { pageSchema } from '../../../content/page.ts'
import { pointsSchema } from '../../../content/points.ts'
import { routeSchema } from '../../../content/route.ts'
import { siteSchema } from '../../../content/site.ts'
import { rawSoldCase } from '../../../content/sold.ts'
import { viewingCalendarSchema } from '../../../content/viewing-calendar.ts'
import { plainGeography } from '../../../domain/map/geography.ts'
import { noSurroundings } from '../../../domain/map/points.ts'
import { projectFields } from '../../../domain/project/project-fields.ts'
import type { Fields, RecordOf } from '../../../domain/property/field.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import { resolveContentDate } from '../../../domain/text/date.ts'
import { inEachLanguage, type Language, type Localized } from '../../../domain/text/language.ts'
import { feedSourceSchema } from '../../../feeds/feed-source.ts'
import { storeColdFields } from '../disk/cold-listing.ts'
import type { Steps } from '../thread/steps.ts'
import { schemaOf } from './listing-schema.ts'
import { isRecord, listingFolders } from './overrides.ts'
import type { FileReader } from './read-files.ts'

/** The listings of a folder, validated and converted by their table of fields. */
function* readListings<Shape extends Fields>(
  reader: FileReader,
  folder: string,
  fields: Shape,
  today: string,
  store?: (item: RecordOf<Shape>) => RecordOf<Shape>,
) {
  const read = yield* reader.readJsonFolder(folder, schemaOf(fields, today), true, store)
  return read.map(({ file, content }) => ({ file, item: content }))
}

/** Undefined after reporting an empty text. */
function readBody(reader: FileReader, folder: string, language: Language): string | undefined {
  const file = `${folder}/${language}.md`
  const text = reader.readBody(file, language)
  if (text?.trim() === '') reader.report(file, '', 'expected a text, found an empty file')
  return text?.trim() === '' ? undefined : text
}

/** The text in each language, or that of the default language; undefined when that is missing or one is empty. */
function readBodies(reader: FileReader, folder: string): Localized | undefined {
  const { inUse, defaultLanguage } = reader.used
  const files = reader.list(folder)
  const said = readBody(reader, folder, defaultLanguage)
  const read = (language: Language) => {
    const file = `${language}.md`
    if (language === defaultLanguage) return said
    if (files.includes(file)) return readBody(reader, folder, language)
    if (said !== undefined && inUse.includes(language)) reader.gaps.push({ file: folder, path: file, language, texts: [said] })
    return said
  }
  const bodies = inEachLanguage(read)
  return Object.values(bodies).includes(undefined) ? undefined : inEachLanguage((language) => bodies[language] ?? '')
}

/** The article of a folder; undefined after reporting what is wrong with it. */
export function readArticle(reader: FileReader, folder: string, today: string): Article | undefined {
  const article = reader.readJson(`articles/${folder}/article.json`, articleSchema)
  const body = readBodies(reader, `articles/${folder}`)
  if (!article || !body) return undefined
  if (article.id !== folder)
    reader.report(`articles/${folder}/article.json`, 'id', `expected the folder's name; found "${article.id}"`)
  const modified = article.modified && resolveContentDate(article.modified, today)
  return { ...article, date: resolveContentDate(article.date, today), modified, body }
}

const readArticles = (reader: FileReader, today: string): Article[] =>
  reader.list('articles').flatMap((folder) => readArticle(reader, folder, today) ?? [])

/** Reads an optional file. */
function readOptional<Schema extends z.ZodType>(reader: FileReader, file: string, schema: Schema, empty: z.output<Schema>) {
  return reader.list('').includes(file) ? (reader.readJson(file, schema) ?? empty) : empty
}

// Created once: a cached result is valid only for the same schema object.
const [routes, menu, types, categories] = [
  routeSchema.array(),
  menuEntrySchema.array(),
  catalogue.rawWebType.array(),
  catalogue.rawCategory.array(),
]

/** The files that the site cannot work without. */
const readFoundation = (reader: FileReader) => ({
  site: reader.readJson('site.json', siteSchema),
  routes: reader.readJson('routes.json', routes),
  menu: reader.readJson('menu.json', menu),
  types: reader.readJson('types.json', types),
  legalFigures: reader.readJson('legal-figures.json', legalFiguresSchema),
})

/** The override might hide a price or address: if it cannot be read, its listing is held back. */
function holdBackBelow(reader: FileReader, name: string): void {
  const folder = listingFolders.find((known) => reader.list(known).includes(name))
  if (folder) reader.report(`${folder}/${name}`, '', `expected overrides/${name}, which is laid over it; it cannot be read`)
}

/** Overrides are checked together with their listing; here only whether they are JSON objects. */
function readOverrides(reader: FileReader): string[] {
  const names = reader.list('overrides').filter((name) => name.endsWith('.json'))
  return names.filter((name) => {
    const file = `overrides/${name}`
    const found = reader.readDocument(file)
    if (found && isRecord(found.document)) return true
    if (found) reader.report(file, '', 'expected fields in braces')
    holdBackBelow(reader, name)
    return false
  })
}

/** Everything published item by item. `cities`: counts stated by the CRM, to compare with the computed ones. */
function* readItems(reader: FileReader, today: string) {
  return {
    agents: reader.readEntries('agents.json', catalogue.rawAgent),
    branches: reader.readEntries('branches.json', rawBranch),
    testimonials: reader.readEntries('testimonials.json', catalogue.rawTestimonial),
    cards: reader.readEntries('cards.json', catalogue.rawCard),
    discreetProperties: reader.readEntries('discreet.json', catalogue.rawDiscreetProperty),
    zones: reader.readEntries('zones.json', catalogue.rawZone),
    statistics: reader.readEntries('statistics.json', catalogue.rawStatistics),
    sold: reader.readEntries('sold.json', rawSoldCase),
    categories: readOptional(reader, 'categories.json', categories, []),
    viewingCalendar: readOptional(reader, 'viewing-calendar.json', viewingCalendarSchema, { holidays: [], agents: [] }),
    feeds: reader.list('').includes('feeds.json') ? reader.readEntries('feeds.json', feedSourceSchema) : [],
    overrides: readOverrides(reader),
    cities: readOptional(reader, 'cities.json', catalogue.rawCities, []),
    landingContent: readOptional(reader, 'landing-pages.json', landingContentSchema, { types: [], towns: [], both: [] }),
    geography: readOptional(reader, 'map.json', mapSchema, plainGeography),
    surroundings: readOptional(reader, 'points.json', pointsSchema, noSurroundings),
    pages: yield* reader.readJsonFolder('pages', pageSchema),
    properties: yield* readListings(reader, 'properties', propertyFields, today, storeColdFields),
    takeovers: yield* readListings(reader, 'takeovers', propertyFields, today, storeColdFields),
    foreign: yield* readListings(reader, 'foreign', propertyFields, today, storeColdFields),
    projects: yield* readListings(reader, 'projects', projectFields, today),
    articles: readArticles(reader, today),
  }
}

type Foundation = { [Key in keyof ReturnType<typeof readFoundation>]: NonNullable<ReturnType<typeof readFoundation>[Key]> }
type Items = ReturnType<typeof readItems> extends Steps<infer Read> ? Read : never
export type Content = Foundation & Items

const isWhole = (foundation: ReturnType<typeof readFoundation>): foundation is Foundation =>
  Object.values(foundation).every((part) => part !== undefined)

/** @returns undefined when a required file is missing or invalid. */
export function* readContent(reader: FileReader, today: string): Steps<Content | undefined> {
  const foundation = readFoundation(reader)
  if (foundation.site) reader.setPromises(foundation.site.promises)
  yield
  const items = yield* readItems(reader, today)
  return isWhole(foundation) ? { ...foundation, ...items } : undefined
}
