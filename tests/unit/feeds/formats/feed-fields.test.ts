/**
 * Which field of a feed fills which of ours, found by removing each leaf of a complete sample: generates `docs/feeds-fields.md`
 * (`npx vitest run feed-fields --update`). No format fails, whatever value a leaf has.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedFieldNames, filledFields } from '@/lib/feeds/filled-fields'
import { isRaw } from '@/lib/feeds/reading/raw-value'
import { textPayload } from '@/tests/support/feed-fixture'
import { type FeedSample, feedSamples, leavesOf, type Path, replaceLeaf } from '@/tests/support/feed-samples'
import { alignTable } from '../../../support/align-table'

const samples = feedSamples()

function fieldsOf({ format, write }: FeedSample, value: unknown): Map<string, unknown> | undefined {
  const reading = format.read([textPayload(write(value))], { defaultLanguage: 'nl' })
  const listing = reading.kind === 'read' ? reading.listings[0] : undefined
  return listing && filledFields(listing)
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, step) => (isRaw(inner) || Array.isArray(inner) ? Reflect.get(inner, step) : undefined), value)

/** The path without the wrapper around every listing and without list indexes; for Whise's details their number and label. */
function nameOf(value: unknown, path: Path): string {
  const place = path.lastIndexOf('details')
  const detail = place >= 0 ? valueAt(value, path.slice(0, place + 2)) : undefined
  if (isRaw(detail)) return `details ${detail['id']} (${detail['label']})`
  const wrappers =
    /^(?:estates|GetPropertyListJsonResult\.Value\.Items|Body\.GetPublicationResponse\.GetPublicationResult\.Publication|property|anbieter\.immobilie|listings)\.?/
  return path
    .filter((step) => typeof step === 'string')
    .join('.')
    .replace(wrappers, '')
}

/** Only the value of a Whise detail is tested: removing its number removes the whole detail. */
const saysSomething = (path: Path): boolean => path[2] !== 'details' || path.at(-1) === 'value' || path.includes('enum')

const asText = (fields: Map<string, unknown>) => new Map([...fields].map(([name, value]) => [name, JSON.stringify(value)]))

/**
 * Our fields, with the names of theirs whose removal changes or removes our value; those that supply it before those that modify
 * it.
 */
function findSources(sample: FeedSample): Map<string, string[]> {
  const whole = asText(fieldsOf(sample, sample.value) ?? new Map())
  const sources = new Map<string, { name: string; isNeeded: boolean }[]>()
  for (const path of leavesOf(sample.value).filter(saysSomething)) {
    const found = fieldsOf(sample, replaceLeaf(sample.value, path, undefined))
    if (!found) continue
    const without = asText(found)
    for (const [field, text] of whole)
      if (without.get(field) !== text) {
        const known = sources.get(field) ?? []
        known.push({ name: nameOf(sample.value, path), isNeeded: !without.has(field) })
        sources.set(field, known)
      }
  }
  const inOrder = (found: { name: string; isNeeded: boolean }[]) =>
    found.sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded)).map(({ name }) => name)
  return new Map([...sources].map(([field, found]) => [field, [...new Set(inOrder(found))]]))
}

/** What is known of each format, and how reliably. */
const notes: Readonly<Record<FeedSample['id'], string>> = {
  whise:
    'Numbers of lists and details are those of public clients, and of a response of the demo account that one of them publishes. Details whose number here is above 3000 are recognized by their label in Dutch, French or English, because no public source documents their number: a label that the agency changed is not recognized.',
  omnicasa:
    'Lists, paging, rooms, areas, prices, address, pictures and manager are those of public clients. No public source documents the fields of planning law, certificates and costs; they are read under the names that this site’s own files have from the CRM’s export, as booleans or as numbers with names ending in `ID`. Check them with the first account.',
  sweepbright:
    'Fields of public clients, and of the response that one of them publishes. Not confirmed by any: areas other than living area and plot, the expiry date of the certificate, the asbestos conclusion, kitchen type, previous price.',
  skarabee: 'Every field is in the WSDL of version 41.',
  kyero:
    'Fields as public feeds and importers use them; title, year, terrace, postcode, film and tour are additions that feeds commonly have. The format has neither street nor house number and no fields of Belgian law.',
  openimmo:
    'Fields of version 1.2.7 as public client code models them. It has no fields of Belgian law, such as the number of the certificate and the flood scores.',
  table: 'Columns have the names of our fields; `docs/feeds-template.csv` contains all of them.',
  'listings-json':
    'Every field of docs/api.md. Documents come without their files, which are sent on request; hidden prices and streets are left out.',
}

const percent = (part: number) => `${Math.round((part / feedFieldNames.length) * 100)} %`

function describeFormat(sample: FeedSample): string {
  const filled = fieldsOf(sample, sample.value) ?? new Map()
  const sources = sample.id === 'table' ? new Map<string, string[]>() : findSources(sample)
  const lacking = feedFieldNames.filter((name) => !filled.has(name)).map((name) => `\`${name}\``)
  const rows = [...filled.keys()].map((name) => [
    `\`${name}\``,
    (sources.get(name) ?? [])
      .slice(0, 3)
      .map((theirs) => `\`${theirs}\``)
      .join(', '),
  ])
  const heading = [`## ${sample.format.name}`, '', notes[sample.id], '', `Not available: ${lacking.join(', ') || 'nothing'}.`, '']
  return [...heading, ...(sample.id === 'table' ? [] : [alignTable([['Ours', 'Theirs'], ...rows]), ''])].join('\n')
}

function describeShares(): string {
  const rows = samples.map((sample) => {
    const { size } = fieldsOf(sample, sample.value) ?? new Map()
    return [`\`${sample.id}\``, sample.format.name, `${size}`, percent(size)]
  })
  return alignTable([['Format', 'Name', `Filled of ${feedFieldNames.length}`, 'Share'], ...rows])
}

/**
 * Listings that public code publishes as samples, which may not be copied into the project: read once, with `agency feed fields`.
 */
const published: readonly (readonly [format: string, from: string, listing: string, filled: number])[] = [
  ['Kyero', 'GrimaceOfDespair/kyero-importer', '510187', 20],
  ['Kyero', 'GrimaceOfDespair/kyero-importer', '509939', 21],
  ['Kyero', 'OpenEstate/OpenEstate-IO', '12367', 20],
  ['SweepBright', 'fw4-bvba/sweepbright-api', 'GetEstate', 36],
  ['OpenImmo', 'innobraingmbh/laravel-openimmo', '8333', 15],
  ['OpenImmo', 'OpenEstate/OpenEstate-IO', '111', 56],
  ['OpenImmo', 'mheers/openimmo', '111', 56],
  ['OpenImmo', 'eBlick/contao-openimmo', '0099_10_AB123', 30],
  ['OpenImmo', 'eBlick/contao-openimmo', '0099_33_ABCDE', 25],
  ['OpenImmo', 'eBlick/contao-openimmo', '0099_44_112233', 23],
  ['OpenImmo', 'eBlick/contao-openimmo', '0099_27_AF437', 32],
  ['OpenImmo', 'eBlick/contao-openimmo', '0099_29_TP891', 30],
  ['OpenImmo', 'eBlick/contao-openimmo', '0099_77_6666', 28],
  ['Whise', 'jonathancaron/whise-integration', '6775187', 41],
  ['Whise', 'jonathancaron/whise-integration', '6775188', 42],
  ['Whise', 'jonathancaron/whise-integration', '6775189', 60],
  ['Whise', 'jonathancaron/whise-integration', '6775190', 59],
  ['Whise', 'jonathancaron/whise-integration', '6775191', 56],
  ['Whise', 'jonathancaron/whise-integration', '6775192', 60],
  ['Whise', 'jonathancaron/whise-integration', '6775193', 62],
  ['Whise', 'jonathancaron/whise-integration', '6775194', 51],
  ['Whise', 'jonathancaron/whise-integration', '6775195', 49],
  ['Whise', 'jonathancaron/whise-integration', '6775196', 45],
  ['Whise', 'jonathancaron/whise-integration', '6775198', 50],
  ['Whise', 'jonathancaron/whise-integration', '6775199', 50],
  ['Whise', 'jonathancaron/whise-integration', '6775200', 62],
]

function describePublished(): string {
  const rows = published.map(([format, from, listing, filled]) => [format, `\`${from}\``, listing, `${filled}`, percent(filled)])
  return alignTable([['Format', 'Published by', 'Listing', `Filled of ${feedFieldNames.length}`, 'Share'], ...rows])
}

const introduction = [
  '# Fields of feeds',
  '',
  'Which field of a feed fills which of ours. Generated by `tests/unit/feeds/formats/feed-fields.test.ts`, which removes each value of a complete sample and compares the result; the test fails when a format reads other fields than listed here.',
  'Our fields are those of `lib/domain/property/property-fields.ts` that a CRM can supply: without ids, slugs and words that the site generates itself. An agency rarely fills in everything that a feed can contain: the report of each run lists what is missing in which listing.',
  '',
]

test('docs/feeds-fields.md lists which field fills which', async () => {
  const listings = [
    'What public samples fill, per listing, read on 23 November 2026, and again, with the same result, on 27 November; `npm run agency -- feed fields <source>` shows this for any source:',
  ]
  const text = [
    ...introduction,
    describeShares(),
    '',
    ...listings,
    '',
    describePublished(),
    '',
    ...samples.map(describeFormat),
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../../docs/feeds-fields.md')
})

describe.each(samples.map((sample): [string, FeedSample] => [sample.id, sample]))('%s', (_, sample) => {
  const leaves = leavesOf(sample.value)

  test('any value in a leaf is either read or unreadable', () => {
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.constantFrom('', '0', '-1', '9'.repeat(400), '<b>', '\u0000', 'constructor', '__proto__', null, [], {}, [[]]),
    )
    const change = fc.array(fc.tuple(fc.nat(leaves.length - 1), strange), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(change, (changes) => {
        const value = changes.reduce<unknown>(
          (changed, [leaf, replacement]) => replaceLeaf(changed, leaves[leaf] ?? [], replacement),
          sample.value,
        )
        const reading = sample.format.read([textPayload(sample.write(value))], { defaultLanguage: 'nl' })
        expect(['read', 'unreadable']).toContain(reading.kind)
      }),
      { numRuns: 25 },
    )
  })

  test('truncated anywhere, it is not read as a shorter feed', () => {
    const { bytes } = textPayload(sample.write(sample.value))
    const whole = sample.format.read([{ name: 'feed', bytes }], { defaultLanguage: 'nl' })
    if (sample.id === 'table' || whole.kind !== 'read') return expect(whole.kind).toBe('read')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length - 2 }), (length) => {
        expect(sample.format.read([{ name: 'feed', bytes: bytes.slice(0, length) }], { defaultLanguage: 'nl' }).kind).toBe(
          'unreadable',
        )
      }),
      { numRuns: 12 },
    )
  })
})
