'use client'
/** Counts that a property's page is looked at, and that it is shared by a link or button marked `data-share`; shows nothing. */
import { useEffect } from 'react'
import { sendVisit } from './send-page-view'

export function VisitBeacon({ id }: { id: number }) {
  useEffect(() => {
    sendVisit(id, 'view')
    const noteShare = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-share]')) sendVisit(id, 'share')
    }
    document.addEventListener('click', noteShare)
    return () => document.removeEventListener('click', noteShare)
  }, [id])
  return null
}
