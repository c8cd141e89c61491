/** What the browser asks the server for, to work out distances: never with a place of the visitor in it. */
import type { Point } from '../map/geography.ts'
import type { PlaceKind } from '../map/points.ts'

/** `isAbout`: the address is hidden and the point rounded to a hundredth of a degree. */
export type HomePoint = { id: number; latitude: number; longitude: number; isAbout: boolean }

export type ShownHome = HomePoint & {
  title: string
  href: string
  address: string
  price: string
  picture: string | undefined
}

export type RiverShape = { name: string; line: readonly Point[] }

/** Words of `OwnPlaces` in `messages/`: a text with its placeholders, or a group of texts. */
export type PlaceWords = { [key: string]: string | PlaceWords }

export type PlacesData = {
  words: PlaceWords
  /** The page where places are kept; undefined where the content has none. */
  href: string | undefined
  rivers: readonly RiverShape[]
  homes: readonly HomePoint[]
}

/** `isAll`: false when only the newest are in `homes`. */
export type StockData = { homes: readonly ShownHome[]; isAll: boolean }

/** Name, other names, kind, latitude, longitude. */
export type NameRow = readonly [string, readonly string[], PlaceKind, number, number]
