'use client'
/** All that pages load for visitors who keep no places of their own: the question whether there are any. */
import { later } from '@/components/ui/later.client'
import { ownPlacesKey } from '@/lib/domain/consent/own-places-key'

/** Storage may be switched off, or the script not be had: the page is whole without distances. */
export const OwnDistances = later(async () => {
  // A page that comes back as it was left may do so after the first place was put down.
  while (!localStorage[ownPlacesKey]) await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  return (await import('@/components/layout/frame/on-demand')).loadDistances()
})
