'use client'
/** Counts a page view of a property, and shares by links or buttons marked `data-share`; renders nothing. */
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
