/** Removes what visitors may not see from a property's record; decided only here (rulings 10 and 47). */
import type { ConfidentialProperty } from './confidential-property.ts'
import type { PublicAddress, PublicPrice, PublicProperty } from './property.ts'
import { factFields, priceTermFields } from './property-fields.ts'
import { publicPoint } from './public-point.ts'
import { sharedPartOf, withSharedPart } from './shared-fields.ts'

type PriceFields = Pick<ConfidentialProperty, 'publishPrice' | 'price' | 'priceUnit' | 'priceHistory' | 'marquee' | 'archived'>

/** A marquee of the ignore list takes precedence over other reasons to hide the price. */
function toPublicPrice(property: PriceFields, marqueeIgnoreList: readonly number[]): PublicPrice {
  const { publishPrice, price, priceUnit, priceHistory, marquee, archived } = property
  if (marqueeIgnoreList.includes(marquee)) return { kind: 'hidden', by: 'marquee' }
  if (!publishPrice || archived) return { kind: 'hidden', by: 'request' }
  return { kind: 'shown', amount: price, unit: priceUnit, history: priceHistory }
}

type AddressFields = { publishAddress: boolean; street: string; houseNumber: string; boxNr: string }

/** Street, number and box, if they may be published. */
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
 * Copies the fields that are never hidden, and nothing else. The price is hidden when it is not published, when a marquee of the
 * ignore list replaces it, and for archived properties; fields from which it could be calculated are removed with it. A hidden
 * address is reduced to the town and a rounded point.
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
  // Facts are never hidden, so both records share them.
  return part ? withSharedPart(own, part) : own
}
