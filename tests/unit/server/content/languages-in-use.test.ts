/** Only languages in use are required; a missing text is shown in the default language, with a `lang` attribute (ruling 40). */
import { beforeEach, describe, expect, test } from 'vitest'
import { formatIssue } from '@/lib/content/content-issue'
import { fillLanguages, type UsedLanguages } from '@/lib/content/fill-languages'
import { resolveRequest } from '@/lib/routing/resolve'
import { formatReport, toReport } from '@/lib/server/content/check/content-report'
import { publishContent } from '@/lib/server/content/publish/publish-content'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { routingContext } from '@/lib/server/http/routing-context'
import { contentPageMetadata, propertyMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { findMistakes, loadChanged, writeContent } from '../../../support/changed-content'
import { checkedDemo } from '../../../support/checked-demo.ts'

type Json = Record<string, unknown>
type Texts = { language: string; [field: string]: string }

const used: UsedLanguages = { inUse: ['nl', 'fr'], defaultLanguage: 'nl' }
const listing = 'properties/4102311.json'

describe('what a document leaves out', () => {
  test('is shown in the default language, and counted only for languages in use', () => {
    const { document, gaps, unsaid } = fillLanguages({ title: { nl: 'Huis' } }, used)
    expect(document).toEqual({ title: { nl: 'Huis', fr: 'Huis', en: 'Huis', de: 'Huis' } })
    expect([gaps, unsaid]).toEqual([[{ path: 'title.fr', language: 'fr', texts: ['Huis'] }], []])
  })

  test('in the default language is required', () => {
    expect(fillLanguages([{ label: { fr: 'Maison' } }], used).unsaid).toEqual(['0.label'])
  })

  test('of a listing is filled field by field; derived fields are not fallback texts', () => {
    const Languages = [
      { language: 'nl', Title: 'Huis', Description: 'Ruim', CountryName: 'België' },
      { language: 'fr', Title: 'Maison' },
    ]
    const { document, gaps } = fillLanguages({ Languages }, used)
    expect(document).toMatchObject({
      Languages: [
        { language: 'nl', Title: 'Huis' },
        { language: 'fr', Title: 'Maison', Description: 'Ruim' },
        { language: 'en', Title: 'Huis' },
        { language: 'de', Title: 'Huis' },
      ],
    })
    expect(gaps.map(({ path }) => path)).toEqual(['Languages.fr.Description'])
    expect(JSON.stringify(document).match(/België/g)).toHaveLength(1)
  })

  test('that is the same file or text everywhere changes nothing', () => {
    const document = { Languages: ['nl', 'fr'], cities: { Anvers: 'Antwerpen' }, name: 'x', none: {} }
    expect(fillLanguages(document, used)).toEqual({ document, gaps: [], unsaid: [], filled: [] })
  })
})

const without = (language: string) => ({
  'pages/services.json': (page: Json) => drop(page, language),
  'articles/reading-an-epc-certificate/article.json': (article: Json) => drop(article, language),
  [listing]: (file: Json & { Languages: Texts[] }) => ({
    ...file,
    Languages: file.Languages.filter((text) => text.language !== language),
  }),
})

/** Without every text in a language. */
function drop(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => drop(item, language))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== language)
  return Object.fromEntries(kept.map(([key, part]) => [key, drop(part, language)]))
}

describe('content without its French', () => {
  beforeEach(() => {
    globalThis.currentSnapshot = loadChanged(without('fr'))
  })

  test('shows the Dutch, marked as such; what is in French is not marked', () => {
    const page = getSnapshot().pages.get('diensten')
    expect(page?.title.fr).toBe(page?.title.nl)
    expect(langOf(page?.title.fr, 'fr')).toEqual({ lang: 'nl' })
    expect(langOf(page?.title.nl, 'nl')).toEqual({})
    expect(langOf(getSnapshot().pages.get('contact')?.title.fr, 'fr')).toEqual({})
  })

  test('leads search engines to the page in Dutch, and names the others', () => {
    const page = findContentPage('diensten')
    const { alternates } = (page && contentPageMetadata(page, 'fr')) ?? {}
    expect(alternates?.canonical).toMatch(/\/nl\/onze-diensten\/$/)
    expect(Object.keys(alternates?.languages ?? {}).sort()).toEqual(['en', 'nl', 'x-default'])
    const property = getSnapshot().propertyById.get(4102311)
    const own = property && propertyMetadata(property, 'fr').alternates
    expect(own?.canonical).toMatch(/\/nl\/te-koop\/.*4102311\/$/)
    expect(property && propertyMetadata(property, 'en').alternates?.canonical).toMatch(/\/en\/for-sale\//)
  })

  test('is in the sitemap in the languages it is written in', () => {
    const urls = buildSitemap().map(({ url }) => url)
    const of = (ending: string) => urls.filter((url) => url.includes(ending)).map((url) => new URL(url).pathname.slice(1, 3))
    expect(of('/4102311/')).toEqual(['nl', 'en'])
    expect(of('/4102318/')).toEqual(['nl', 'fr', 'en'])
    expect(urls.some((url) => url.endsWith('/fr/nos-services/'))).toBe(false)
  })
})

test('the report counts the texts that are missing: which file, which field, which language', () => {
  const folder = writeContent(without('fr'))
  const { held, warnings, gaps } = publishContent(folder, '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') })
  const changes = { added: [], changed: [], removed: [] }
  const report = toReport({ serves: 'current', held, warnings, gaps, refusal: [], changes })
  const [french, ...others] = report.missingTexts
  expect([french?.language, french?.count, others]).toEqual(['fr', french?.places.length, []])
  expect(french?.places).toEqual(
    expect.arrayContaining([
      `data/${listing}: Languages.fr`,
      'data/pages/services.json: title.fr',
      'data/pages/services.json: metadata.fr',
    ]),
  )
  expect(formatReport(report)).toContain(`missing  ${french?.count} text(s) in fr; the default language stands there instead`)
})

test('a missing text in the default language is an error, with the names used in the file', () => {
  expect(findMistakes({ 'pages/services.json': (page: Json) => drop(page, 'nl') })).toContain(
    'data/pages/services.json: title: expected a text in "nl", the default language',
  )
})

/** What is held back of the demo with these changes, line by line. */
function publishMistakes(changes: Readonly<Record<string, unknown>>): string[] {
  const { held } = publishContent(writeContent(changes), '2026-11-21', new Map(), { checked: checkedDemo('2026-11-21') })
  return held.flatMap(({ issues }) => issues.map(formatIssue))
}

type ListingFile = Json & { Languages: Texts[] }

test('an invalid text is reported in its own language, not in those it is a fallback for', () => {
  const brokenInDutch = (file: ListingFile) => ({
    ...file,
    Languages: file.Languages.flatMap((texts) => (texts.language === 'nl' ? [{ ...texts, Description: '' }] : [])),
  })
  expect(publishMistakes({ [listing]: brokenInDutch })).toEqual([
    `data/${listing}: Languages.nl.Description: expected a text that is not empty; found ""`,
  ])
})

test('an unknown field is reported without its sibling fields', () => {
  const withStranger = (file: ListingFile) => ({ ...file, Ballroom: true })
  expect(publishMistakes({ [listing]: withStranger })).toEqual([`data/${listing}: expected no field of the name "Ballroom"`])
})

test('a short description holds nothing back', () => {
  const short = (file: ListingFile) => ({
    ...file,
    Languages: file.Languages.map((texts) => ({ ...texts, Description: 'Garagebox van 16 m².' })),
  })
  expect(publishMistakes({ [listing]: short })).toEqual([])
})

describe('an agency of one language', () => {
  const files = ['site.json', 'menu.json', 'routes.json', 'types.json', 'pages/home.json', 'pages/contact.json', listing]
  const others = ['nl', 'fr', 'de']
  const inEnglish = (file: unknown) => others.reduce(drop, file)
  const settings = (site: Json & { Languages?: unknown }) => ({
    ...(inEnglish(site) as Json),
    languages: [{ code: 'en', use: true }],
    defaultLanguage: 'en',
  })
  const onlyEnglish = (file: Json & { Languages?: Texts[] }) =>
    file.Languages
      ? { ...(inEnglish(file) as Json), Languages: file.Languages.filter(({ language }) => language === 'en') }
      : inEnglish(file)

  beforeEach(() => {
    const changes = Object.fromEntries(files.map((file) => [file, file === 'site.json' ? settings : onlyEnglish]))
    globalThis.currentSnapshot = loadChanged(changes)
  })

  const resolve = (pathname: string) =>
    resolveRequest(routingContext(), { pathname, query: new URLSearchParams(), cookie: undefined, acceptLanguage: 'nl' })

  test('writes that one alone: addresses, redirects and pages are of it, and nothing is missing', () => {
    expect(getSnapshot().languages).toEqual(['en'])
    expect([...getSnapshot().fallbackTexts.texts]).toEqual([])
    expect(resolve('/')).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/en\//) })
    expect(resolve('/en/for-sale/')).toMatchObject({ kind: 'rewrite', status: 200 })
    expect(resolve('/nl/')).toMatchObject({ status: 404 })
    expect(getSnapshot().propertyById.get(4102311)?.texts.en.title).not.toBe('')
    expect(new Set(buildSitemap().map(({ url }) => new URL(url).pathname.slice(0, 4)))).toEqual(new Set(['/en/']))
  })
})
