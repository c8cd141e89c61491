/** Tables of the fields of listing files, published as documentation; `npx vitest run listing-fields -u` updates it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { crmNameOf } from '@/lib/content/crm-names'
import {
  projectFields,
  projectTextFields,
  unitFields,
  unitPlanFields,
  unitPriceFields,
} from '@/lib/domain/project/project-fields'
import type { Field, Fields } from '@/lib/domain/property/field'
import { propertyFields } from '@/lib/domain/property/property-fields'
import * as parts from '@/lib/domain/property/property-parts'
import messages from '@/messages/en.json'
import { alignTable } from '../../support/align-table'
import { meanings, units, wordsOf } from '../../support/field-meanings'

const { labels } = messages.PropertyFacts

const isKey = <T extends object>(key: PropertyKey, of: T): key is keyof T => key in of

function meaningOf(name: string): string {
  const said = meanings[name] ?? (isKey(name, labels) ? labels[name] : undefined)
  if (said === undefined) throw new Error(`no meaning of the field ${name}: give it one in tests/support/field-meanings.ts`)
  const unit = units[name]
  return unit ? `${said}, in ${unit}` : said
}

const said = (value: string | number) => (typeof value === 'number' ? String(value) : `\`"${value}"\``)

/** Choices with their meaning, where the value does not state it. */
function listChoices(name: string, values: readonly (string | number)[]): string {
  const words = wordsOf(name)
  return values.map((value) => (words[value] ? `${said(value)} ${words[value]}` : said(value))).join(', ')
}

/** The bounds of a number as text. */
function boundsOf({ min, above, max }: { min?: number; above?: number; max?: number }): string {
  const least = above === undefined ? min : `more than ${above}`
  if (least !== undefined && max !== undefined) return `, ${least} to ${max}`
  return least === undefined ? '' : `, ${least}${above === undefined ? ' or more' : ''}`
}

function holds(name: string, field: Field): string {
  switch (field.kind) {
    case 'number':
      return `${field.isWhole ? 'a whole number' : 'a number'}${boundsOf(field)}`
    case 'text':
      return field.expected?.replace('expected ', '') ?? 'a text'
    case 'yes-no':
      return '`true` or `false`'
    case 'date':
      return 'a day, `"2027-01-15"`'
    case 'link':
      return field.isOwn ? 'a full address, or a file `"/media/…"`' : 'a full address'
    case 'choice':
      return listChoices(name, field.choices)
    case 'coded':
      return field.words.map((word, place) => `${place} ${word}`).join(', ')
    case 'comma-list':
      return 'values separated by commas, `"1,8"`'
    case 'localized':
      return 'a text per language, `{ "nl": "…", "fr": "…" }`'
    case 'name':
      return 'a text, or one per language'
    case 'record':
      return 'fields in braces, see below'
    case 'list':
      return 'a list, see below'
    case 'texts':
      return 'a list, see below'
  }
}

/** Required fields: those of the smallest listing in the guide, without which it is invalid. */
const [, smallest = '{}'] = /^```json\n(\{\n {2}"ID"[\s\S]*?)```/m.exec(readFileSync('docs/make-it-your-own.md', 'utf8')) ?? []
const inSmallest = new Set(Object.keys(JSON.parse(smallest)))

const isOfProperty = (fields: Fields) => fields === propertyFields
const mayBeLeftOut = (field: Field) => field.isOptional || field.fallback !== undefined || field.kind === 'list'
const derivedInside = new Set(['ID', 'MainTypeName', 'MarqueeName', 'CountryName', 'PriceUnitText', 'EPCLabelText'])

function isNeeded(fields: Fields, name: string, field: Field): boolean {
  if (isOfProperty(fields)) return !mayBeLeftOut(field) && inSmallest.has(name)
  return (
    !mayBeLeftOut(field) && !(derivedInside.has(name) && (fields === parts.propertyTextFields || fields === parts.pictureFields))
  )
}

function sectionOf(title: string, fields: Fields, intro: string): string {
  const rows = Object.entries(fields).map(([own, field]) => {
    const name = crmNameOf(fields, own)
    return [`\`${name}\``, isNeeded(fields, name, field) ? 'yes' : '', meaningOf(own), holds(own, field)]
  })
  return [`## ${title}`, '', intro, '', alignTable([['Field', 'Required', 'Meaning', 'Values'], ...rows]), ''].join('\n')
}

const introduction = `# The fields of a listing

Every field of listing files, with its meaning and valid values. Generated from the tables of the software by \`tests/unit/content/listing-fields.test.ts\`, which fails if the two differ. Fields that are always required are marked; which others
the law requires depends on the type, the region and whether it is for sale or to rent: \`npm run check-data\` names each missing field. All others
are optional, and not shown if missing. A day may be \`"today-12"\` for a demo that never ages.
`

test('docs/listing-fields.md describes the fields of listing files', async () => {
  const sections = [
    sectionOf(
      'A home, plot or business: `properties/`, `takeovers/`, `foreign/`',
      propertyFields,
      'One file each, named by its `ID`.',
    ),
    sectionOf(
      '`Languages`',
      parts.propertyTextFields,
      'An entry per language, with `"language": "nl"`; a missing one shows the text of the default language.',
    ),
    sectionOf('`Pictures`', parts.pictureFields, 'The first is shown on cards.'),
    sectionOf('`SmallPictureItem`', parts.smallPictureFields, 'An export may contain one; you need not write it.'),
    sectionOf('`Rooms`', parts.roomFields, 'In the order in which they are listed.'),
    sectionOf('`FloorPlans`', parts.floorPlanFields, 'A drawing per floor.'),
    sectionOf('`Nearby`', parts.nearbyFields, 'Points of interest nearby, as measured by the agency.'),
    sectionOf('`Documents`', parts.documentFields, 'Listed on the page; visitors request them, and the office sends them.'),
    sectionOf('`OpenHouses`', parts.openHouseFields, 'Open days that need no appointment.'),
    sectionOf('`PriceHistory`', parts.pricePointFields, 'If it is missing, the price has never changed.'),
    sectionOf('A new-build project: `projects/`', projectFields, 'One file each, with all its units.'),
    sectionOf('`Languages` of a project', projectTextFields, 'Like those of a home.'),
    sectionOf('`Units` of a project', { ...unitFields, ...unitPriceFields }, 'The units sold in it, one entry each.'),
    sectionOf('`FloorPlans` of a project', unitPlanFields, 'A drawing for one or more units.'),
  ]
  await expect([introduction, ...sections].join('\n')).toMatchFileSnapshot('../../../docs/listing-fields.md')
})
