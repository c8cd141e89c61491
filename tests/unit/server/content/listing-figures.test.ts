/** Every figure that the prose of a listing names is what its data say, and each language names the same. */
import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { snapshot } from '../../../support/content'
import { type Figure, type FigureKind, figureKinds, readFigures } from '../../../support/prose-figures'

type Listing = { recordFile: string; texts: Record<Language, { description: string; title?: string }> } & object

const listings: readonly Listing[] = [...snapshot.confidential.propertyById.values(), ...snapshot.projects]

type Named = Partial<Record<FigureKind, readonly (number | string)[]>>

/** Facts that are in the prose only, checked by hand: no field contains them. */
const onlyInProse: Readonly<Record<string, Named>> = {
  a01: { metres: [1.9] },
  a02: { year: [2009] },
  s01: { year: [2012, 2016] },
  s03: { metres: [3.4] },
  s05: { year: [2021], metres: [4.6, 200] },
  s06: { year: [2030], money: [1450, 860, 840, 700] },
  s07: { area: [163], metres: [5.4, 1.95] },
  // The label that must be reached.
  s08: { year: [1996], label: ['D'] },
  s09: { year: [2021, 2027] },
  s11: { year: [2018] },
  s12: { metres: [10, 5] },
  s13: { area: [200], metres: [47, 4, 8, 16] },
  s14: { year: [1992, 1999], minutes: [20], label: ['D'] },
  s15: { metres: [27] },
  s16: { area: [20], metres: [5.8, 2.8, 2.2, 2.35, 2.05] },
  t01: { year: [2031], money: [2150] },
  t02: { year: [2027, 2030], money: [1180], metres: [1.8] },
  f01: { year: [2027], metres: [1.4] },
  f02: { money: [1640, 190], metres: [30, 9, 4] },
  p01: { area: [900], year: [2027], metres: [300] },
  p02: { area: [6], year: [2027, 2028], metres: [350] },
  p03: { year: [2027, 2029], money: [2.6] },
}

/** Where each kind may come from, by the path in the data: `rooms.3.area`. */
const sources: Readonly<Record<Exclude<FigureKind, 'bedrooms'>, RegExp>> = {
  area: /area|surface|^units\.\d+\.(?:garden|terrace)/i,
  energy: /^energyPerformance$/,
  label: /^texts\.nl\.epcLabelText$/,
  year: /year|date|expiry/i,
  money: /price|rent|charges|cost|deposit|income|tax|goodwill|stock/i,
  metres: /(?:Width|Depth|Height|Length)$/,
  minutes: /^nearby\.\d+\.minutes$/,
  floor: /floor/i,
}

/** Every number and text of a value with its path; a day counts as its year. */
function leavesOf(value: unknown, path = ''): [path: string, leaf: number | string][] {
  if (typeof value === 'number') return [[path, value]]
  if (typeof value === 'string') return [[path, /^\d{4}-\d\d-\d\d$/.test(value) ? Number(value.slice(0, 4)) : value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, path ? `${path}.${key}` : key))
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

function collectAllowed(listing: Listing, kind: FigureKind): ReadonlySet<number | string> {
  const leaves = leavesOf(listing)
  const written = onlyInProse[listing.recordFile]?.[kind] ?? []
  if (kind === 'bedrooms') {
    const counts = leaves.flatMap(([path, leaf]) => (/bedrooms$/.test(path) && typeof leaf === 'number' ? [leaf] : []))
    return new Set([...upTo(Math.max(0, ...counts)), ...written])
  }
  return new Set([...leaves.flatMap(([path, leaf]) => (sources[kind].test(path) ? [leaf] : [])), ...written])
}

const allowedOf = new Map(
  listings.map((listing) => [listing, new Map(figureKinds.map((kind) => [kind, collectAllowed(listing, kind)] as const))]),
)

const mayName = (listing: Listing, kind: FigureKind): ReadonlySet<number | string> =>
  allowedOf.get(listing)?.get(kind) ?? new Set()

/** All languages name the same of these; other facts may stand in one language and be left out in another. */
const sameEverywhere: readonly FigureKind[] = ['area', 'energy', 'label', 'year', 'money']

type Figures = Record<Language, readonly Figure[]>

const figuresOf = ({ texts }: Listing): Figures => ({
  nl: readFigures(texts.nl.description, 'nl'),
  fr: readFigures(texts.fr.description, 'fr'),
  en: readFigures(texts.en.description, 'en'),
  de: readFigures(texts.de.description, 'de'),
})

function findFaults(listing: Listing, figures: Figures): string[] {
  return figureKinds.flatMap((kind) => {
    const allowed = mayName(listing, kind)
    const own = languageCodes.map((language) => figures[language].filter((figure) => figure.kind === kind))
    const strange = own.flatMap((some, index) =>
      some.filter(({ value }) => !allowed.has(value)).map(({ written }) => `${languageCodes[index]}: ${kind} ${written}`),
    )
    const sets = own.map((some) => {
      const values = some.map(({ value }) => value)
      // Rooms are named as often everywhere; a year may be said once more in one language.
      return [...(kind === 'area' ? values : new Set(values))].sort().join(' ')
    })
    const differs = sameEverywhere.includes(kind) && new Set(sets).size > 1
    return differs ? [...strange, `${kind} differs: ${sets.join(' | ')}`] : strange
  })
}

test.each(listings.map((listing) => [listing.recordFile, listing] as const))('%s says what its data say', (_, listing) => {
  expect(findFaults(listing, figuresOf(listing))).toEqual([])
})

test.each(listings.map((listing) => [listing.recordFile, listing] as const))(
  'the title of %s counts as its data do',
  (_, listing) => {
    for (const language of languageCodes) {
      for (const { kind, value } of readFigures(listing.texts[language].title ?? '', language)) {
        if (kind === 'bedrooms') expect(value).toBe(Reflect.get(listing, 'bedrooms'))
        else expect([...mayName(listing, kind)]).toContain(value)
      }
    }
  },
)

test('the list of facts without a field contains only facts of the prose', () => {
  for (const listing of listings) {
    const named = languageCodes.flatMap((language) => readFigures(listing.texts[language].description, language))
    for (const [kind, values] of Object.entries(onlyInProse[listing.recordFile] ?? {})) {
      const found = named.filter((figure) => figure.kind === kind).map(({ value }) => value)
      expect(
        values.filter((value) => !found.includes(value)),
        `${listing.recordFile} ${kind}`,
      ).toEqual([])
    }
  }
})

/** The figure as one more, written as it was; a label as the next letter. */
const changed = ({ kind, written }: Figure): string =>
  kind === 'label'
    ? String.fromCharCode(written.charCodeAt(0) + 1)
    : written.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))

const plant = (text: string, figure: Figure) =>
  text.slice(0, figure.index) + changed(figure) + text.slice(figure.index + figure.written.length)

describe.each(languageCodes)('a figure changed in %s', (language) => {
  test.each(sameEverywhere)('is found: %s', (kind) => {
    const missed: string[] = []
    let planted = 0
    for (const listing of listings) {
      const figures = figuresOf(listing)
      const text = listing.texts[language].description
      for (const figure of figures[language].filter((one) => one.kind === kind)) {
        planted += 1
        const wrong = { ...figures, [language]: readFigures(plant(text, figure), language) }
        if (findFaults(listing, wrong).length === 0) missed.push(`${listing.recordFile}: ${figure.written} as ${changed(figure)}`)
      }
    }
    expect(planted).toBeGreaterThan(10)
    expect(missed).toEqual([])
  })
})
