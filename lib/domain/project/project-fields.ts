/**
 * Every field of a new-build project and its units, defined once: the schema of `data/projects/*.json` and the types of the domain
 * are derived from these tables (specification 3, "Project").
 */
import { date, link, listOf, number, oneOf, optional, record, text, texts, whole, yesNo } from '../property/field.ts'
import { streetFields } from '../property/property-fields.ts'
import { agentId, drawingFields, floodScore, id, pictureFields, roomFields, zip } from '../property/property-parts.ts'

export const unitFields = {
  id,
  /** "A.1.02" in every language, or one name per language: "Huis 3", "Maison 3". */
  name: { kind: 'name' },
  kind: oneOf('apartment', 'house', 'penthouse', 'studio', 'commercial'),
  floor: whole({ min: -2, max: 60 }),
  bedrooms: whole({ min: 0, max: 10 }),
  /** m². */
  area: number({ above: 0 }),
  /** m²; 0 for none. */
  terrace: number({ min: 0 }),
  garden: number({ min: 0 }),
} as const

/** Hidden for a sold unit. Euro without VAT and duties. */
export const unitPriceFields = { price: number({ above: 0 }), state: oneOf('free', 'option', 'sold') } as const

const { floor, kind, number: roomNumber, area } = roomFields

export const unitPlanFields = {
  ...drawingFields,
  /** Ids of the units built to this plan. */
  units: listOf(id, 1),
  /** In the order of their numbers in the drawing. */
  rooms: listOf(record({ floor, kind, number: roomNumber, area }), 1),
} as const

export const projectTextFields = {
  countryName: text({ min: 2 }),
  /** One sentence under the name. */
  intro: text({ min: 20, max: 300 }),
  /** 150 to 300 words, paragraphs separated by an empty line. */
  description: text({ min: 200 }),
} as const

/** Fields that are never hidden. */
export const projectFactFields = {
  id,
  recordFile: text({ pattern: /^p\d{2}$/, expected: 'expected a key such as p01' }),
  /** The agency's number for the project. */
  number: text({ min: 2 }),
  published: yesNo,
  /** Stage of construction. */
  status: oneOf('planned', 'for-sale', 'under-construction', 'delivered'),
  /** Year and quarter of delivery, `2028-Q2`. */
  delivery: text({ pattern: /^\d{4}-Q[1-4]$/, expected: 'expected year and quarter, such as 2028-Q2' }),
  creationDate: date,
  agentId,
  /** The project's own name. */
  name: text({ min: 2 }),
  zip,
  city: text({ min: 1 }),
  quarter: optional(text()),
  countryId: id,
  latitude: number(),
  longitude: number(),
  /** E-level stated in the permit application. */
  eLevel: number({ min: 0 }),
  epcLabelText: text(),
  gScore: floodScore,
  pScore: floodScore,
  floodReportDate: date,
  /** Share of the price that is land, per cent; VAT applies to the rest (the building). */
  landShare: optional(number({ min: 0, max: 100 })),
  permit: yesNo,
  destination: text(),
  summons: yesNo,
  preemptiveRights: yesNo,
  allotmentPermit: yesNo,
  /** External address that replaces the project's own page (specification 2). */
  externalUrl: optional(link),
  pictures: listOf(record(pictureFields), 1),
  floorPlans: { ...listOf(record(unitPlanFields)), isOptional: true },
  texts: texts(projectTextFields),
} as const

export const projectFields = {
  ...projectFactFields,
  ...streetFields,
  publishAddress: yesNo,
  units: listOf(record({ ...unitFields, ...unitPriceFields }), 1),
} as const
