/** Nested records of a property: pictures, rooms, documents, places nearby. */
import { inEachLanguage } from '../text/language.ts'
import { date, derived, localized, name, number, oneOf, optional, text, whole } from './field.ts'

/** Positive, m². */
export const surface = number({ above: 0, max: 100_000 })
export const orientation = oneOf('N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW')
export const floodScore = oneOf('A', 'B', 'C', 'D')
export const certificate = oneOf('conform', 'not-conform', 'none')
/** Id in the CRM export. */
export const id = whole({ above: 0 })
/** The agent responsible for a listing. Defaults to the first of `agents.json`; 0 (the agency) where there is none. */
export const agentId = derived(id, 0)

/** `L-8019`, `1011 AB`, `8600-315`, `SW1A 1AA`: which of them its country has is known of Belgium alone. */
export const postcodePattern = /^(?=.*\d)(?=.{3,10}$)[A-Z\d]+(?:[ -][A-Z\d]+)*$/

export const zip = text({ pattern: postcodePattern, expected: 'expected a postcode such as 2000 or 1011 AB' })
/** Pixels; 0 where they are to be read from the file. */
const pixels = derived(whole({ above: 0 }), 0)
/** Empty where the text is to be read from the file's metadata. */
const shownText = derived(
  localized,
  inEachLanguage(() => ''),
)

export const pictureFields = {
  id,
  url: name,
  width: pixels,
  height: pixels,
  /** Alternative text: what the picture shows, without "picture of". */
  alt: shownText,
} as const

export const smallPictureFields = { url: name, width: pixels, height: pixels, id, name } as const

/** A plan: its file, and its size in pixels or, for a drawing, in its own units. */
export const drawingFields = {
  url: name,
  width: pixels,
  height: pixels,
} as const

/** Storey: 0 ground floor, -1 cellar. */
const storey = whole({ min: -3, max: 60 })

const roomKind = oneOf(
  'hall',
  'living',
  'dining',
  'kitchen',
  'living-kitchen',
  'bedroom',
  'bathroom',
  'shower-room',
  'toilet',
  'office',
  'storage',
  'laundry',
  'dressing',
  'landing',
  'attic',
  'cellar',
  'garage',
  'terrace',
  'roof-terrace',
  'garden',
  'shop',
  'workshop',
  'meeting-room',
  'office-floor',
  'kitchenette',
  'studio-room',
  'stables',
  'flat',
  'conservatory',
  'mezzanine',
  'pool',
  'plot',
  'parking',
)

export const roomFields = {
  floor: storey,
  kind: roomKind,
  /** "Bedroom 2": only for a kind that occurs more than once. */
  number: optional(whole({ above: 0 })),
  /** Net floor area in m². */
  area: surface,
  /** Finish or remark, in a few words. */
  note: optional(localized),
  /** Facade that its windows face; left and right as seen from the street. Left out when unknown. */
  side: optional(oneOf('street', 'rear', 'left', 'right')),
} as const

export const floorPlanFields = { ...drawingFields, floor: storey } as const

export const nearbyFields = {
  kind: oneOf(
    'station',
    'tram',
    'bus',
    'primary-school',
    'secondary-school',
    'supermarket',
    'park',
    'motorway',
    'bakery',
    'centre',
  ),
  /** Proper name, the same in every language. */
  name: text({ min: 2 }),
  minutes: whole({ above: 0, max: 60 }),
  by: oneOf('foot', 'bike', 'car'),
} as const

export const documentFields = {
  id,
  kind: oneOf(
    'epc',
    'asbestos',
    'electricity',
    'gas',
    'soil',
    'planning',
    'floor-plan',
    'co-ownership',
    'survey',
    'lease',
    'flood',
    'oil-tank',
    'renovation',
  ),
  name: localized,
  /** What it is dated; CRMs do not always say it. */
  date: optional(date),
} as const

const clockTime = text({ pattern: /^\d{2}:\d{2}$/, expected: 'expected a time such as 17:30' })

export const openHouseFields = { date, from: clockTime, to: clockTime } as const

export const pricePointFields = { date, price: number({ min: 0 }) } as const

export const propertyTextFields = {
  /** Heading of the card and the detail page: the property in 3 to 8 words. */
  title: text({ min: 2, max: 140 }),
  /** The general type: Woning, Maison, House ... */
  mainTypeName: text({ min: 2 }),
  /** Name of the marker in `marquee`; empty when that is 0. */
  marqueeName: text(),
  countryName: text({ min: 2 }),
  /** Text after the price, such as "per maand"; empty for a plain asking price. */
  priceUnitText: text(),
  /** The label as text, used when there is no energy performance above 0; may be empty. */
  epcLabelText: text(),
  /** Paragraphs are separated by an empty line. Recommended are 250 to 450 words; a shorter text does not prevent publication. */
  description: text({ min: 1 }),
} as const
