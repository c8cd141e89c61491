/**
 * Data with which the browser computes distances itself: points of properties and names of places. The visitor's own places are
 * never sent.
 */
import 'server-only'
import type { HomePoint, NameRow, PlacesData, ShownHome, StockData } from '../../domain/places/places-data.ts'
import { describePrice } from '../../domain/property/price.ts'
import type { Goal, PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { emptyListQuery } from '../../routing/list-query.ts'
import { ownPlacesPath } from '../../routing/own-places-path.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { linkHref } from '../pages/link-href.ts'
import { findContentPage } from '../pages/pages.ts'
import { translatorOf } from '../pages/translator.ts'
import { toPropertyCard } from '../property/property-card.ts'
import { countFiltered, findFirst } from '../property/property-lists.ts'
import { smallPictureOf } from '../property/small-picture.ts'
import { getNamedPlaces } from '../search/named-places.ts'

/** Most properties per response. */
const limits = { ids: 100, stock: 1000, names: 6000 } as const

/** The public point; rounded where the address is hidden. */
const toPoint = ({ id, latitude, longitude, address }: PublicProperty): HomePoint => ({
  id,
  latitude,
  longitude,
  isAbout: address.kind === 'hidden',
})

/** For the properties on a page: names, rivers and points. Unknown numbers are ignored. */
export function findPlacesData(ids: readonly number[], language: Language): PlacesData {
  const { propertyById, surroundings } = getSnapshot()
  return {
    words: translatorOf(language).raw('OwnPlaces'),
    href: findContentPage(ownPlacesPath) && linkHref(ownPlacesPath, language),
    rivers: surroundings.rivers.map(({ name, line }) => ({ name: name[language], line })),
    homes: ids.slice(0, limits.ids).flatMap((id) => {
      const property = propertyById.get(id)
      return property ? [toPoint(property)] : []
    }),
  }
}

function toShownHome(property: PublicProperty, language: Language): ShownHome {
  const { title, href, address } = toPropertyCard(property, language)
  const price = describePrice(property.price, property.texts[language].marqueeName, property.texts[language].priceUnitText)
  const amount = price.kind === 'amount' ? [price.amount, price.unitText].filter(Boolean).join(' ') : undefined
  const words = price.kind === 'marquee' ? price.name : translatorOf(language)('Price.onRequest')
  return { ...toPoint(property), title, href, address, price: amount ?? words, picture: smallPictureOf(property)?.url }
}

/** Available properties of a goal, newest first. */
export function findStock(goal: Goal, language: Language): StockData {
  const found = findFirst(goal, emptyListQuery, limits.stock).filter(({ availability }) => availability === 'available')
  const isAll = countFiltered(goal, emptyListQuery.filter) <= limits.stock
  return { homes: found.map((property) => toShownHome(property, language)), isAll }
}

/** Names by which places are found, the most common meaning first. */
export const findNameRows = (language: Language): NameRow[] =>
  getNamedPlaces()
    .slice(0, limits.names)
    .map(({ kind, name, also, latitude, longitude }) => {
      const others = new Set([...Object.values(name), ...also])
      others.delete(name[language])
      return [name[language], [...others], kind, latitude, longitude]
    })
