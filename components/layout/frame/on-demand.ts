/** Code that the frame's script fetches on first use: one file, so that pages reference no more than one chunk. */
import { sendPageView } from '@/components/page-views/send-page-view'

const duration = 500

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** Scrolls up in about 500 ms, or at once with reduced motion (specification 9). */
export function scrollUp(): void {
  const from = window.scrollY
  const start = performance.now()
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / duration)
    window.scrollTo({ top: from * (1 - easeOut(progress)), behavior: 'instant' })
    // Stops at the top, so that a visitor who scrolls down again is not pulled back.
    if (progress < 1 && window.scrollY > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Not counted for visitors who leave before this file is loaded. */
export const countFavourite = (id: number): void => sendPageView(id, 'favourite')

/** With its styles, for visitors who have own places. */
export const loadDistances = async () => (await import('@/components/own-places/distances.client')).Distances
