/** An item with an error is held back, and everything else is published. */
import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { formatIssue } from '@/lib/content/content-issue'
import { publishContent } from '@/lib/server/content/publish/publish-content'
import { breakFile, folder, prepareContent, read, write } from '../../../support/broken-content.ts'
import { demo, idsOf, publish, today, versions } from '../../../support/held-content.ts'

prepareContent()

test('the demo has nothing that is held back', () => {
  expect([demo.held, publish().held]).toEqual([[], []])
})

describe('a property with an error', () => {
  const file = 'properties/4102311.json'
  beforeEach(() => breakFile(file, /"Bedrooms": \d+/, '"Bedrooms": "vijf"'))

  test('is shown in its last good version', () => {
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

  test('is not shown when its last good version has become invalid', () => {
    const agent = /\s*\{\s*"ID": 11,[\s\S]*?"Intro": \{[^}]*\}\s*\},?/
    breakFile('agents.json', agent, '')
    const published = publish()
    expect(versions(published)).toContainEqual([file, 'none'])
    expect(published.snapshot.viewingCalendar.agents.some(({ agentId }) => agentId === 11)).toBe(false)
  })

  test('is shown again once it is corrected', () => {
    const { texts } = publish(new Map())
    write(file, demo.texts.get(file) ?? '')
    const mended = publishContent(folder, today, texts)
    expect([mended.held, mended.snapshot.propertyById.get(4102311)]).toEqual([[], demo.snapshot.propertyById.get(4102311)])
  })
})

test('a missing legally required fact holds the listing back, with the name of the rule', () => {
  breakFile('properties/4102311.json', /\s*"PScore": "[A-D]",/, '')
  const [held] = publish(new Map()).held
  expect([held?.item, held?.issues[0]?.path]).toEqual(['properties/4102311.json', 'PScore'])
})

test('all errors of a listing are reported together, legally required facts as well', () => {
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

test('no further errors are reported while a field is invalid on which they depend', () => {
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

test('of two files with the same ID the one named after it stays', () => {
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

test('a truncated list is held back as a whole', () => {
  write('testimonials.json', read('testimonials.json').slice(0, 300))
  expect(versions(publish())).toEqual([['testimonials.json', 'last-good']])
  expect(publish(new Map()).snapshot.testimonials).toEqual([])
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
