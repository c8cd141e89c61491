'use client'
/** All that pages load for visitors without own places: the check whether there are any. */
import { later } from '@/components/ui/later.client'
import { ownPlacesKey } from '@/lib/domain/consent/own-places-key'

/** Storage may be switched off, or the script fail to load: the page is complete without distances. */
export const OwnDistances = later(async () => {
  // Checks again when the page is restored from the back/forward cache, as the first place may have been added meanwhile.
  while (!localStorage[ownPlacesKey]) await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  return (await import('@/components/layout/frame/on-demand')).loadDistances()
})
