/**
 * Whise's `details`: about a hundred values by number, with a label in the language of the request. A word of a list has its own
 * number under `enum.id`.
 */
import { type FeedRecord, feedRecord, type RemarkSink } from '../../reading/feed-record.ts'
import type { Words } from '../../reading/feed-words.ts'
import { isRaw, scalarOf, valueAt } from '../../reading/raw-value.ts'

export type Detail = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly type: string
  readonly enumeration?: string
}

/** `08/18/2025 00:00`: unlike the rest of Whise, its details put the month first. */
const monthFirst = /^(\d{2})\/(\d{2})\/(\d{4})/

function toDetail(raw: unknown): Detail[] {
  const id = scalarOf(valueAt(raw, 'id'))
  const value = scalarOf(valueAt(raw, 'value'))
  if (id === undefined || value === undefined) return []
  const type = String(scalarOf(valueAt(raw, 'type')) ?? '')
  const enumeration = scalarOf(valueAt(raw, 'enum.id'))
  return [
    {
      id: String(id),
      label: String(scalarOf(valueAt(raw, 'label')) ?? '').toLowerCase(),
      value: type === 'datetime' ? String(value).replace(monthFirst, '$3-$1-$2') : String(value),
      type,
      ...(enumeration !== undefined && { enumeration: String(enumeration) }),
    },
  ]
}

export function readDetails(estate: unknown): Detail[] {
  const details = isRaw(estate) ? estate['details'] : undefined
  return Array.isArray(details) ? details.flatMap(toDetail) : []
}

/** Details whose number is unknown, by their label in each language. */
const labels = {
  pScore: /\bp[- ]?score|score.{0,20}parcel/,
  gScore: /\bg[- ]?score|score.{0,20}(?:gebouw|bâtiment|building)/,
  floodReport: /overstromingsrapport|rapport.{0,20}inondation|flood report/,
  asbestos: /^asbest(?!.*(?:datum|date|nummer|code))|^(?:attestation |certificat )?.{0,6}amiante(?!.*(?:date|code))/,
  asbestosDate: /asbest.*(?:datum|date)|date.*amiante|amiante.*date/,
  electricityDate: /(?:datum|date).*(?:elektri|électri|electri)/,
  gasCertificate: /gaskeuring|keuring.{0,12}gas|attestation.{0,12}gaz|gas certificate/,
  gasDate: /(?:datum|date).*(?:\bgas|\bgaz|ketel|chaudière)/,
  eLevel: /^e-?peil|^niveau e\b|^e-?level/,
  cellar: /^kelder$|^cave$|^caves?$|^cellar$/,
  attic: /^zolder$|^grenier$|^attic$/,
  tax: /onroerende voorheffing|précompte immobilier|real estate tax/,
  chargesOwner: /charges (?:du )?propri|eigenaarslasten|lasten eigenaar|syndic|copropriété|owner charges/,
  deposit: /^(?:huur)?waarborg|garantie locative|^deposit/,
  rentalIncome: /huurinkomst|revenus? locatif|rental income/,
  orientationGarden: /ori[ëe]ntatie.*tuin|tuin.*ori[ëe]ntatie|orientation.*(?:jardin|garden)|garden.*orientation/,
  orientationTerrace: /ori[ëe]ntatie.*terras|terras.*ori[ëe]ntatie|orientation.*terrasse?|terrace.*orientation/,
  orientationRear: /achtergevel|façade arrière|rear/,
  maxPersons: /maximum.*(?:personen|personnes|persons)/,
  quarter: /^wijk$|^quartier$|^neighbourhood$/,
} as const

/** The details as a record: by number, or `label:…` for those identified by label. */
export function detailRecord(details: readonly Detail[], sink: RemarkSink): FeedRecord {
  const byNumber = details.map(({ id, value }): [string, string] => [id, value])
  const byLabel = Object.entries(labels).flatMap(([name, pattern]): [string, string][] => {
    const found = details.find(({ label }) => pattern.test(label))
    return found ? [[`label:${name}`, found.enumeration ?? found.value]] : []
  })
  return feedRecord(Object.fromEntries([...byNumber, ...byLabel]), sink)
}

/**
 * The number of the first detail value that is in the list. The numbers are unique over all lists, so any detail may contain it.
 */
export function enumerationIn(details: readonly Detail[], words: Words<unknown>): string | undefined {
  return details.find(({ enumeration }) => enumeration !== undefined && Object.hasOwn(words, enumeration))?.enumeration
}
