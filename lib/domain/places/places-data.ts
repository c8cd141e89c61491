/** Data that the browser fetches to calculate distances; requests never contain a place of the visitor. */
import type { Point } from '../map/geography.ts'
import type { PlaceKind } from '../map/points.ts'

/** `isAbout`: the address is hidden and the point rounded to 0.01 degree. */
export type HomePoint = { id: number; latitude: number; longitude: number; isAbout: boolean }

export type ShownHome = HomePoint & {
  title: string
  href: string
  address: string
  price: string
  picture: string | undefined
}

export type RiverShape = { name: string; line: readonly Point[] }

/** Messages of `OwnPlaces` in `messages/`: a text with placeholders, or a group of texts. */
export type PlaceWords = { [key: string]: string | PlaceWords }

export type PlacesData = {
  words: PlaceWords
  /** Address of the page that manages places; undefined where the content has none. */
  href: string | undefined
  rivers: readonly RiverShape[]
  homes: readonly HomePoint[]
}

/** `isAll`: false when `homes` contains only the newest. */
export type StockData = { homes: readonly ShownHome[]; isAll: boolean }

/** Name, other names, kind, latitude, longitude. */
export type NameRow = readonly [string, readonly string[], PlaceKind, number, number]
