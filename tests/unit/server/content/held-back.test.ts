/** An item with a mistake is held back, and all else is published. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ContentError, formatIssue } from '@/lib/content/content-issue'
import { isAnswered } from '@/lib/server/content/link-targets'
import { type Publication, publishContent, publishLastGood } from '@/lib/server/content/publish-content'
import { copyContent } from '../../../support/copy-content'

const today = '2026-11-21'
const demo = publishContent('data', today, new Map())

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'held-back-'))
  copyContent(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Replaces a piece of a file; the piece must be there. */
function breakFile(file: string, from: string | RegExp, to: string): void {
  const broken = read(file).replace(from, to)
  if (broken === read(file)) throw new Error(`nothing to break in ${file}`)
  write(file, broken)
}

const publish = (lastGood = demo.texts) => publishContent(folder, today, lastGood)
const versions = ({ held }: Publication) => held.map(({ item, version }) => [item, version])
const idsOf = ({ snapshot }: Publication) => [...snapshot.propertyById.keys()].sort()

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue).join('\n')
    throw error
  }
  return ''
}

test('the demo has nothing that is held back', () => {
  expect([demo.held, publish().held]).toEqual([[], []])
})

describe('a property with a mistake', () => {
  const file = 'properties/4102311.json'
  beforeEach(() => breakFile(file, /"Bedrooms": \d+/, '"Bedrooms": "vijf"'))

  test('stays as it was when it was last accepted', () => {
    const published = publish()
    expect(versions(published)).toEqual([[file, 'last-good']])
    expect(published.snapshot.propertyById.get(4102311)).toEqual(demo.snapshot.propertyById.get(4102311))
    expect(published.texts).toEqual(demo.texts)
    expect(published.held[0]?.issues.map(formatIssue).join()).toContain(`data/${file}: Bedrooms: `)
  })

  test('is not shown when it was never accepted, and all others are', () => {
    const published = publish(new Map())
    expect(versions(published)).toEqual([[file, 'none']])
    expect(idsOf(published)).toEqual(idsOf(demo).filter((id) => id !== 4102311))
  })

  test('is not shown when the version before no longer stands either', () => {
    const agent = /\s*\{\s*"ID": 11,[\s\S]*?"Intro": \{[^}]*\}\s*\},?/
    breakFile('agents.json', agent, '')
    const published = publish()
    expect(versions(published)).toContainEqual([file, 'none'])
    expect(published.snapshot.viewingCalendar.agents.some(({ agentId }) => agentId === 11)).toBe(false)
  })

  test('shows again once it is mended', () => {
    const { texts } = publish(new Map())
    write(file, demo.texts.get(file) ?? '')
    const mended = publishContent(folder, today, texts)
    expect([mended.held, mended.snapshot.propertyById.get(4102311)]).toEqual([[], demo.snapshot.propertyById.get(4102311)])
  })
})

test('what the law asks for and is missing holds the listing back, by the name of the rule', () => {
  breakFile('properties/4102311.json', /\s*"PScore": "[A-D]",/, '')
  const [held] = publish(new Map()).held
  expect([held?.item, held?.issues[0]?.path]).toEqual(['properties/4102311.json', 'PScore'])
})

test('all that is wrong with a listing is told at once, what the law asks as well', () => {
  const file = 'properties/4102311.json'
  breakFile(file, /\s*"PScore": "[A-D]",/, '"Bedroms": 2,')
  breakFile(file, /"Bedrooms": \d+/, '"Bedrooms": "vijf"')
  breakFile(file, /"AgentID": \d+/, '"AgentID": 999')
  breakFile(file, /"GScore": "[A-D]"/, '"GScore": "Z"')
  const [held] = publish(new Map()).held
  expect(held?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'Bedrooms: expected a number; found "vijf"',
    'GScore: expected "A", "B", "C" or "D"; found "Z"',
    ': expected no field of the name "Bedroms"; "Bedrooms" was meant?',
    'AgentID: expected an ID of agents.json; found 999',
    'PScore: expected what the law asks a notice to state: P-score of the parcel',
  ])
})

test('what decides which questions are asked is mended before the others are', () => {
  breakFile('properties/4102311.json', /\s*"PScore": "[A-D]",/, '')
  breakFile('properties/4102311.json', '"Goal": 0', '"Goal": "sale"')
  expect(publish(new Map()).held[0]?.issues.map(({ path }) => path)).toEqual(['Goal'])
})

test('a picture, plan or document that is missing is left out alone', () => {
  breakFile('properties/4102311.json', 's01-2.webp', 's01-99.webp')
  const published = publish()
  expect(versions(published)).toEqual([['properties/4102311.json: Pictures.2.Url', 'none']])
  const pictures = demo.snapshot.propertyById.get(4102311)?.pictures ?? []
  expect(published.snapshot.propertyById.get(4102311)?.pictures).toEqual(pictures.filter((_, index) => index !== 2))
})

test('of two files with one ID the one that bears its name stays', () => {
  write('properties/1.json', read('properties/4102311.json'))
  const published = publish(new Map())
  expect([versions(published), idsOf(published)]).toEqual([[['properties/1.json', 'none']], idsOf(demo)])
})

test('a testimonial is held back without the others; its last good version stays', () => {
  breakFile('testimonials.json', '"language": "nl"', '"language": "xx"')
  const [first] = demo.snapshot.testimonials
  expect(versions(publish())).toEqual([[`testimonials.json#${first?.id}`, 'last-good']])
  expect(publish().snapshot.testimonials).toEqual(demo.snapshot.testimonials)
  expect(publish(new Map()).snapshot.testimonials).toEqual(demo.snapshot.testimonials.slice(1))
})

test('a list that is cut in half is held back as a whole', () => {
  write('testimonials.json', read('testimonials.json').slice(0, 300))
  expect(versions(publish())).toEqual([['testimonials.json', 'last-good']])
  expect(publish(new Map()).snapshot.testimonials).toEqual([])
})

test('an article that is held back leaves no dead link in menu, pages and texts', () => {
  const file = 'articles/fees/article.json'
  write(file, '{')
  const published = publish(new Map())
  expect(versions(published)).toEqual([['articles/fees', 'none']])
  expect(published.snapshot.pages.get('')?.title).toEqual(demo.snapshot.pages.get('')?.title)
  expect(isAnswered(published.snapshot, 'fees')).toBe(true)
})

test.each([
  ['settings', 'site.json', '{'],
  ['the path table', 'routes.json', '[]'],
  ['the menu', 'menu.json', '[{}]'],
  ['the page of a list', 'pages/for-sale.json', '{}'],
])('without %s there is no site: the whole is refused, and what was published before can be', (_, file, text) => {
  write(file, text)
  expect(refusal(() => publish(new Map()))).toContain(file.startsWith('pages/') ? 'for-sale' : `data/${file}`)
  expect(idsOf(publishLastGood(folder, today, demo.texts))).toEqual(idsOf(demo))
})

test('of two pages with one path each goes back to what it was, and the others stay', () => {
  breakFile('pages/privacy-statement.json', '"path": "privacy-statement"', '"path": ""')
  const published = publish()
  expect(published.snapshot.pages.get('')).toEqual(demo.snapshot.pages.get(''))
  expect(published.snapshot.pages.get('privacy-statement')).toEqual(demo.snapshot.pages.get('privacy-statement'))
  expect(versions(published)).toContainEqual(['pages/privacy-statement.json', 'last-good'])
})

test.each([
  ['what cannot be read', 'site.json', '{'],
  [
    'a menu that leads nowhere',
    'menu.json',
    '[{"path": "nowhere", "status": "Published", "title": {"nl": "a", "fr": "a", "en": "a"}, "childMenus": []}]',
  ],
])('when %s refuses the whole, no item is blamed for what follows from it', (_, file, text) => {
  write(file, text)
  expect(
    refusal(() => publish())
      .split('\n')
      .filter((line) => !line.startsWith(`data/${file}`)),
  ).toEqual([])
})

test.each([
  ['a page', 'pages/services.json'],
  ['an article', 'articles/service-sale/article.json'],
])('%s that loses its path is held back alone, without whatever leads to it', (_, file) => {
  breakFile(file, /"path": "[^"]+"/, '"path": "nowhere"')
  expect(versions(publish())).toEqual([[file.replace('/article.json', ''), 'last-good']])
})

describe('an article whose path is left out', () => {
  const file = 'articles/service-rental/article.json'
  beforeEach(() => breakFile(file, /\s*"path": "diensten\/verhuur",/, ''))

  test('is held back alone, by the path that it had', () => {
    const published = publish()
    expect(versions(published)).toEqual([['articles/service-rental', 'last-good']])
    expect(published.held[0]?.issues.map(formatIssue)).toEqual([
      `data/${file}: path: expected "diensten/verhuur", a route of routes.json that nothing else has; found none`,
    ])
  })

  test('leaves no dead link where nobody knows which path it had, and the route is named', () => {
    const { held, snapshot, warnings } = publish(new Map())
    expect([held, isAnswered(snapshot, 'diensten/verhuur')]).toEqual([[], true])
    expect(warnings.map(formatIssue)).toContain(
      'data/routes.json: diensten/verhuur: expected an article with this path; found none, so that nothing leads there',
    )
  })

  test('may be a text inside a page from now on, when its route is gone too', () => {
    const routes: { original: string }[] = JSON.parse(read('routes.json'))
    write('routes.json', JSON.stringify(routes.filter(({ original }) => original !== 'diensten/verhuur')))
    breakFile('menu.json', '"path": "verhuur", "status": "Published"', '"path": "verhuur", "status": "Draft"')
    expect(publish().held.map(({ item }) => item)).not.toContain('articles/service-rental')
  })
})

test.each([
  ['of a page', '"path": ""'],
  ['of another article', '"path": "diensten/verkoop"'],
])('an article with the path %s goes back to its own', (_, path) => {
  breakFile('articles/service-rental/article.json', '"path": "diensten/verhuur"', path)
  const published = publish()
  expect(versions(published)).toContainEqual(['articles/service-rental', 'last-good'])
  expect(published.snapshot.articles).toEqual(demo.snapshot.articles)
  expect(published.snapshot.pages).toEqual(demo.snapshot.pages)
})

test('a page that loses its id is held back alone, without those below it', () => {
  breakFile('pages/account.json', '"id": "account"', '"id": "acount"')
  expect(versions(publish())).toEqual([['pages/account.json', 'last-good']])
})

test('a compulsory page with a mistake stays as it was', () => {
  write('pages/for-sale.json', '{}')
  expect(versions(publish())).toEqual([['pages/for-sale.json', 'last-good']])
})

const itemFiles = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(properties|takeovers|foreign|projects|articles)\/.*\.(json|md)$|^(testimonials|cards|zones|statistics|discreet)\.json$/.test(
    file,
  ),
)

/** One value removed, emptied, of another type or too long, or the file cut. */
const fault = fc.record({
  file: fc.constantFrom(...itemFiles),
  kind: fc.constantFrom('remove', 'empty', 'type', 'long', 'cut'),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
})

function applyFault(text: string, kind: string, at: number): string {
  if (kind === 'cut') return text.slice(0, Math.floor(text.length * at))
  const lines = text.split('\n')
  const index = Math.floor(lines.length * at)
  const line = lines[index] ?? ''
  const values: Record<string, string> = {
    remove: '',
    empty: line.replace(/: .+?(,?)$/, ': ""$1'),
    type: line.replace(/: .+?(,?)$/, ': [7]$1'),
    long: line.replace(/: "/, `: "${'x'.repeat(5_000)}`),
  }
  return lines.with(index, values[kind] ?? '').join('\n')
}

test('whatever is wrong with one item, home, lists and all other properties are published', () => {
  fc.assert(
    fc.property(fault, fc.boolean(), ({ file, kind, at }, hasLastGood) => {
      const whole = read(file)
      write(file, applyFault(whole, kind, at))
      try {
        const published = publish(hasLastGood ? demo.texts : new Map())
        const blamed = published.held.map(({ item }) => item)
        const own = Number(/(\d+)\.json$/.exec(file)?.[1])
        const others = idsOf(demo).filter((id) => id !== own)
        expect(idsOf(published)).toEqual(expect.arrayContaining(others))
        expect(published.snapshot.pages.get('')?.status).toBe('Published')
        for (const item of blamed)
          expect(item.startsWith(file) || file.startsWith(`${item}/`) || hasSameStem(item, file)).toBe(true)
      } finally {
        write(file, whole)
      }
    }),
    { numRuns: 40 },
  )
})

const hasSameStem = (item: string, file: string) => item.split('#')[0] === file
