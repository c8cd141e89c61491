'use client'
/** On a page without ids: redirects to the visitor's own list when there is one, otherwise shows its children. */
import { type ReactNode, useEffect } from 'react'
import { type IdListName, idsQuery } from '@/lib/domain/property/favourites'
import { useIds } from './use-ids'

export function OwnList({ list, href, children }: { list: IdListName; href: string; children: ReactNode }) {
  const query = idsQuery(useIds(list))
  useEffect(() => {
    if (query) window.location.replace(href + query)
  }, [href, query])
  return query ? null : children
}
