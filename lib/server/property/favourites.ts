/** Data of the pages favourites and compare, for the ids in their address. */
import 'server-only'
import { type EnergyLabel, labelOf } from '../../domain/energy/epc.ts'
import { count, euro, type FactSpec, type FactValue, measure, year, yesNo } from '../../domain/property/fact.ts'
import { type IdList, type IdListName, limitOf } from '../../domain/property/favourites.ts'
import { describePrice, type PriceDescription } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formatStreet, formatTown } from '../../domain/text/address.ts'
import type { Language } from '../../domain/text/language.ts'
import { boxWords } from '../../i18n/box-words.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type ShownSmallPicture, smallPictureOf } from './small-picture.ts'

type Found = {
  /** In the order of the ids. */
  offered: PublicProperty[]
  /** Not archived. */
  gone: { id: number; title: string }[]
  unknownCount: number
}

/** The properties with these ids, up to the limit of a list. */
export function findListed(list: IdListName, ids: IdList, language: Language): Found {
  const { propertyById } = getSnapshot()
  const wanted = ids.slice(0, limitOf(list))
  const found = wanted.flatMap((id) => propertyById.get(id) ?? [])
  return {
    offered: found.filter(({ archived }) => !archived),
    gone: found.filter(({ archived }) => archived).map(({ id, texts }) => ({ id, title: texts[language].title })),
    unknownCount: wanted.length - found.length,
  }
}

export type ComparedProperty = {
  id: number
  href: string
  title: string
  typeName: string
  price: PriceDescription
  address: string
  label: EnergyLabel | undefined
  picture: ShownSmallPicture | undefined
  marquee: number
  marqueeName: string
}

/** One row of the comparison; `values` are in the order of the properties. */
export type CompareRow = { label: FactSpec['label']; values: (FactValue | undefined)[] }

/** A number is more informative than "yes". */
const figureOr = (figure: FactSpec, answer: FactSpec): FactSpec => ({
  label: answer.label,
  read: (property) => figure.read(property) ?? answer.read(property),
})

const area = (label: Parameters<typeof measure>[0]) => measure(label, 'area', false)

/** In a comparison "none" is informative as well. */
const rooms = (label: Parameters<typeof count>[0]) => measure(label, 'count')

/** Rows before and after the energy label. */
const sizeSpecs: readonly FactSpec[] = [
  area('surfaceLiving'),
  area('surfaceStore'),
  area('surfaceOffice'),
  area('surfaceTotal'),
  area('surfaceGround'),
  rooms('bedrooms'),
  rooms('bathrooms'),
  rooms('showerRooms'),
]
const otherSpecs: readonly FactSpec[] = [
  year('constructionYear'),
  figureOr(area('surfaceGarden'), yesNo('garden')),
  figureOr(area('surfaceTerrace'), yesNo('terrace')),
  figureOr(count('garages'), yesNo('garage')),
  euro('cadastralIncome'),
  euro('chargesRenter', 'month'),
  euro('chargesOwner', 'month'),
]

function toCompared(property: PublicProperty, language: Language): ComparedProperty {
  const { routeTable } = getSnapshot()
  const texts = property.texts[language]
  return {
    id: property.id,
    href: propertyHref(routeTable, property, language),
    title: texts.title,
    typeName: texts.mainTypeName,
    price: describePrice(property.price, texts.marqueeName, texts.priceUnitText),
    address: [formatStreet(property.address, boxWords[language]), formatTown(property, texts.countryName)]
      .filter(Boolean)
      .join(', '),
    label: labelOf(property, texts.epcLabelText),
    picture: smallPictureOf(property),
    marquee: property.marquee,
    marqueeName: texts.marqueeName,
  }
}

const isSomething = (value: FactValue | undefined) => value !== undefined && !(value.kind === 'number' && value.value === 0)

/** The rows with a value for at least one property. */
function readRows(specs: readonly FactSpec[], properties: readonly PublicProperty[]): CompareRow[] {
  return specs
    .map(({ label, read }) => ({ label, values: properties.map(read) }))
    .filter(({ values }) => values.some(isSomething))
}

/** Properties side by side. */
export function compareProperties(properties: readonly PublicProperty[], language: Language) {
  return {
    properties: properties.map((property) => toCompared(property, language)),
    sizes: readRows(sizeSpecs, properties),
    others: readRows(otherSpecs, properties),
  }
}
