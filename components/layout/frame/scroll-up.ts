/** The way back scrolls up over about 500 ms, at once for visitors who asked for less motion (specification 9). */

const duration = 500

const easeOut = (progress: number) => 1 - (1 - progress) ** 3

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
