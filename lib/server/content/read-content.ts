/** Reads every file of the content and translates the records of the CRM; what is wrong with one is reported by the reader. */
import 'server-only'
import type { z } from 'zod'
import { type Article, articleSchema } from '../../content/article.ts'
import * as catalogue from '../../content/catalogue.ts'
import { inEachLanguage } from '../../content/complete-localized.ts'
import { landingContentSchema } from '../../content/landing-pages.ts'
import { legalFiguresSchema } from '../../content/legal-figures.ts'
import { mapSchema } from '../../content/map.ts'
import { menuEntrySchema } from '../../content/menu.ts'
import { pageSchema } from '../../content/page.ts'
import { recordSchema } from '../../content/record-schema.ts'
import { routeSchema } from '../../content/route.ts'
import { siteSchema } from '../../content/site.ts'
import { viewingCalendarSchema } from '../../content/viewing-calendar.ts'
import { plainGeography } from '../../domain/map/geography.ts'
import { projectFields } from '../../domain/project/project-fields.ts'
import type { Fields } from '../../domain/property/field.ts'
import { propertyFields } from '../../domain/property/property-fields.ts'
import { resolveContentDate } from '../../domain/text/date.ts'
import { type Language, type Localized, languageCodes, optionalLanguages, requiredLanguages } from '../../domain/text/language.ts'
import type { FileReader } from './read-files.ts'

/** The listings of a folder, checked and translated by their table of fields. */
const readListings = <Shape extends Fields>(reader: FileReader, folder: string, fields: Shape, today: string) =>
  reader.readJsonFolder(folder, recordSchema(fields, today)).map(({ file, content }) => ({ file, item: content }))

/** Undefined after reporting that there is no text. */
function readBody(reader: FileReader, folder: string, language: Language): string | undefined {
  const file = `${folder}/${language}.md`
  const text = reader.readBody(file, language)
  if (text?.trim() === '') reader.report(file, '', 'expected a text, found an empty file')
  return text?.trim() === '' ? undefined : text
}

/** The text of an article in each language; undefined after reporting which are not there. */
function readBodies(reader: FileReader, folder: string): Localized | undefined {
  const isLeftOut = (language: Language) =>
    optionalLanguages.some((optional) => optional === language) && !reader.list(folder).includes(`${language}.md`)
  const read = (language: Language) => (isLeftOut(language) ? undefined : readBody(reader, folder, language))
  const texts = new Map(languageCodes.map((language) => [language, read(language)]))
  const nl = texts.get('nl')
  if (nl === undefined || requiredLanguages.some((language) => texts.get(language) === undefined)) return undefined
  return inEachLanguage((language) => texts.get(language) ?? nl)
}

function readArticles(reader: FileReader, today: string): Article[] {
  return reader.list('articles').flatMap((folder) => {
    const article = reader.readJson(`articles/${folder}/article.json`, articleSchema)
    const body = readBodies(reader, `articles/${folder}`)
    if (!article || !body) return []
    if (article.id !== folder)
      reader.report(`articles/${folder}/article.json`, 'id', `expected the folder's name; found "${article.id}"`)
    const modified = article.modified && resolveContentDate(article.modified, today)
    return [{ ...article, date: resolveContentDate(article.date, today), modified, body }]
  })
}

/** A file that an agency may do without. */
function readOptional<Schema extends z.ZodType>(reader: FileReader, file: string, schema: Schema, empty: z.output<Schema>) {
  return reader.list('').includes(file) ? (reader.readJson(file, schema) ?? empty) : empty
}

/** What the site cannot stand without. */
const readFoundation = (reader: FileReader) => ({
  site: reader.readJson('site.json', siteSchema),
  routes: reader.readJson('routes.json', routeSchema.array()),
  menu: reader.readJson('menu.json', menuEntrySchema.array()),
  types: reader.readJson('types.json', catalogue.rawWebType.array()),
  categories: reader.readJson('categories.json', catalogue.rawCategory.array()),
  legalFigures: reader.readJson('legal-figures.json', legalFiguresSchema),
  viewingCalendar: reader.readJson('viewing-calendar.json', viewingCalendarSchema),
})

/** What is published item by item. `cities` is what the CRM counted, to be held against what we count. */
function readItems(reader: FileReader, today: string) {
  return {
    agents: reader.readEntries('agents.json', catalogue.rawAgent),
    testimonials: reader.readEntries('testimonials.json', catalogue.rawTestimonial),
    cards: reader.readEntries('cards.json', catalogue.rawCard),
    discreetOffers: reader.readEntries('discreet.json', catalogue.rawDiscreetOffer),
    zones: reader.readEntries('zones.json', catalogue.rawZone),
    statistics: reader.readEntries('statistics.json', catalogue.rawStatistics),
    cities: readOptional(reader, 'cities.json', catalogue.rawCities, []),
    landingContent: readOptional(reader, 'landing-pages.json', landingContentSchema, { types: [], towns: [], both: [] }),
    geography: readOptional(reader, 'map.json', mapSchema, plainGeography),
    pages: reader.readJsonFolder('pages', pageSchema),
    properties: readListings(reader, 'properties', propertyFields, today),
    takeovers: readListings(reader, 'takeovers', propertyFields, today),
    foreign: readListings(reader, 'foreign', propertyFields, today),
    projects: readListings(reader, 'projects', projectFields, today),
    articles: readArticles(reader, today),
  }
}

type Foundation = { [Key in keyof ReturnType<typeof readFoundation>]: NonNullable<ReturnType<typeof readFoundation>[Key]> }
export type Items = ReturnType<typeof readItems>
export type Content = Foundation & Items

const isWhole = (foundation: ReturnType<typeof readFoundation>): foundation is Foundation =>
  Object.values(foundation).every((part) => part !== undefined)

/** @returns undefined when a file that the site cannot stand without is missing or wrong. */
export function readContent(reader: FileReader, today: string): Content | undefined {
  const foundation = readFoundation(reader)
  if (foundation.site) reader.setPromises(foundation.site.promises)
  const items = readItems(reader, today)
  return isWhole(foundation) ? { ...foundation, ...items } : undefined
}
