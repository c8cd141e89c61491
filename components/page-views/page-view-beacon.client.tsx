'use client'
/** Counts that a property's page is looked at, and that it is shared by a link or button marked `data-share`; shows nothing. */
import { useEffect } from 'react'
import { sendPageView } from './send-page-view'

export function PageViewBeacon({ id }: { id: number }) {
  useEffect(() => {
    sendPageView(id, 'view')
    const noteShare = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-share]')) sendPageView(id, 'share')
    }
    document.addEventListener('click', noteShare)
    return () => document.removeEventListener('click', noteShare)
  }, [id])
  return null
}
