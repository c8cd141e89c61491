'use client'
/** Stores for this tab that a property was seen; renders nothing. */
import { useEffect } from 'react'
import { type SeenItem, storeSeen } from './recently-seen-items'

export function RecentlySeenWriter({ id, title, href, picture }: SeenItem) {
  useEffect(() => storeSeen({ id, title, href, picture }), [id, title, href, picture])
  return null
}
