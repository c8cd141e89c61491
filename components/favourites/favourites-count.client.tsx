'use client'
/** How many properties the visitor keeps; nothing until there is one. */
import { useIds } from './use-ids'

export function FavouritesCount() {
  const { length } = useIds('favourites')
  return length > 0 ? <span className="num">{length}</span> : null
}
