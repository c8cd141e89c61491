/** What a browser needs to work out distances itself: where homes are and what places are called. It sends no place of its own. */
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

/** Homes of one answer at most: more than a page shows, and what one goes through by distance. */
const limits = { ids: 100, stock: 1000, names: 6000 } as const

/** The point that visitors may know; rounded where the address is hidden. */
const toPoint = ({ id, latitude, longitude, address }: PublicProperty): HomePoint => ({
  id,
  latitude,
  longitude,
  isAbout: address.kind === 'hidden',
})

/** For the homes that a page shows: words, rivers and where each is. Numbers that nobody knows are left out. */
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

/** Homes of a goal that can still be had, the newest first. */
export function findStock(goal: Goal, language: Language): StockData {
  const found = findFirst(goal, emptyListQuery, limits.stock).filter(({ availability }) => availability === 'available')
  const isAll = countFiltered(goal, emptyListQuery.filter) <= limits.stock
  return { homes: found.map((property) => toShownHome(property, language)), isAll }
}

/** What a place may be looked up by, in the order of the more usual meaning. */
export const findNameRows = (language: Language): NameRow[] =>
  getNamedPlaces()
    .slice(0, limits.names)
    .map(({ kind, name, also, latitude, longitude }) => {
      const others = new Set([...Object.values(name), ...also])
      others.delete(name[language])
      return [name[language], [...others], kind, latitude, longitude]
    })
