/** Takes out of a property's record what visitors may not see; the one place where it is decided (rulings 10 and 47). */
import type { ConfidentialProperty } from './confidential-property.ts'
import type { PublicAddress, PublicPrice, PublicProperty } from './property.ts'
import { factFields, priceTermFields } from './property-fields.ts'
import { publicPoint } from './public-point.ts'
import { sharedPartOf, withSharedPart } from './shared-fields.ts'

type PriceFields = Pick<ConfidentialProperty, 'publishPrice' | 'price' | 'priceUnit' | 'priceHistory' | 'marquee' | 'archived'>

/** The name of a marquee in the ignore list stands before everything else that hides a price. */
function toPublicPrice(property: PriceFields, marqueeIgnoreList: readonly number[]): PublicPrice {
  const { publishPrice, price, priceUnit, priceHistory, marquee, archived } = property
  if (marqueeIgnoreList.includes(marquee)) return { kind: 'hidden', by: 'marquee' }
  if (!publishPrice || archived) return { kind: 'hidden', by: 'request' }
  return { kind: 'shown', amount: price, unit: priceUnit, history: priceHistory }
}

type AddressFields = { publishAddress: boolean; street: string; houseNumber: string; boxNr: string }

/** Street, number and box where they may be published. */
export function toPublicAddress({ publishAddress, street, houseNumber, boxNr }: AddressFields): PublicAddress {
  return publishAddress ? { kind: 'shown', street, houseNumber, boxNr } : { kind: 'hidden' }
}

const pick = <Shape extends object, Key extends keyof Shape>(record: Shape, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, record[key]])) as Pick<Shape, Key>

const keysOf = <Shape extends object>(fields: Shape) => Object.keys(fields) as (keyof Shape)[]

const factKeys = keysOf(factFields)
const termKeys = keysOf(priceTermFields)
const noTerms = Object.fromEntries(termKeys.map((key) => [key, undefined])) as Record<(typeof termKeys)[number], undefined>

/**
 * Takes over what is never hidden, field by field, and leaves everything else behind. The price is hidden when it is not published,
 * when a marquee of the ignore list takes its place, and in the archive; what it could be calculated back from goes with it. A
 * hidden address leaves the town and a rounded point.
 */
export function toPublicProperty(record: ConfidentialProperty, marqueeIgnoreList: readonly number[]): PublicProperty {
  const price = toPublicPrice(record, marqueeIgnoreList)
  const part = sharedPartOf(record)
  const own = Object.fromEntries(
    Object.entries({
      ...(part ? {} : pick(record, factKeys)),
      ...(price.kind === 'hidden' ? noTerms : pick(record, termKeys)),
      price,
      address: toPublicAddress(record),
      ...publicPoint(record),
    }),
  ) as PublicProperty
  // Facts are never hidden: they are read where those of the record are.
  return part ? withSharedPart(own, part) : own
}
