'use client'
/** Keeps the address in sync with the favourites, shares it, and clears the visitor's list. */
import { useEffect, useRef, useState } from 'react'
import { clearStoredIds } from '@/components/favourites/id-store'
import { useIds } from '@/components/favourites/use-ids'
import { CopyButton } from '@/components/property/detail/summary/copy-button.client'
import { ShareButton } from '@/components/property/detail/summary/share-button.client'
import { type IdList, idsQuery } from '@/lib/domain/property/favourites'
import styles from './favourites-module.module.css'

/**
 * The ids of the address without those removed from the favourites on this page; one that is added again comes back. Properties
 * that were never the visitor's favourites stay, as the list may be someone else's.
 */
function useIdsInStep(ids: IdList, href: string): IdList {
  const saved = useIds('favourites')
  const before = useRef(saved)
  const [kept, setKept] = useState(ids)
  useEffect(() => {
    const last = before.current
    before.current = saved
    const isDropped = (id: number) => last.includes(id) && !saved.includes(id)
    setKept((current) => ids.filter((id) => saved.includes(id) || (current.includes(id) && !isDropped(id))))
  }, [ids, saved])
  const query = idsQuery(kept)
  const shown = useRef(query)
  useEffect(() => {
    if (query === shown.current) return
    shown.current = query
    window.history.replaceState(null, '', href + query)
  }, [href, query])
  return kept
}

type Props = {
  ids: IdList
  /** The page without ids, as a path and as a full address. */
  href: string
  url: string
  labels: Readonly<Record<'title' | 'share' | 'copy' | 'copied' | 'failed' | 'clear', string>>
}

export function FavouritesTools({ ids, href, url, labels }: Props) {
  const kept = useIdsInStep(ids, href)
  const hasOwn = useIds('favourites').length > 0
  const clear = () => {
    clearStoredIds('favourites')
    window.location.assign(href)
  }
  return (
    <ul className={styles.tools}>
      <ShareButton title={labels.title} text={labels.title} url={url + idsQuery(kept)} label={labels.share} />
      <CopyButton url={url + idsQuery(kept)} labels={labels} />
      {hasOwn && (
        <li>
          <button type="button" onClick={clear}>
            {labels.clear}
          </button>
        </li>
      )}
    </ul>
  )
}
