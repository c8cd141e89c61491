/** What the frame's script fetches when it is first needed: one small file, so that pages name no more than one. */
import { sendPageView } from '@/components/page-views/send-page-view'

const duration = 500

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

/** The way back scrolls up over about 500 ms, at once for visitors who asked for less motion (specification 9). */
export function scrollUp(): void {
  const from = window.scrollY
  const start = performance.now()
  const step = (now: number) => {
    const progress = Math.min(1, (now - start) / duration)
    window.scrollTo({ top: from * (1 - easeOut(progress)), behavior: 'instant' })
    // Once at the top, whoever scrolls down again is left alone.
    if (progress < 1 && window.scrollY > 0) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Who leaves before this came is not counted. */
export const countFavourite = (id: number): void => sendPageView(id, 'favourite')

/** With its styles, for visitors who keep places of their own. */
export const loadDistances = async () => (await import('@/components/own-places/distances.client')).Distances
