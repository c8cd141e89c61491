/** Handles the back-to-top link; the code that scrolls is fetched on first use. */

export function backToTop(event: MouseEvent, target: Element): void {
  if (!target.closest('[data-to-top]')) return
  event.preventDefault()
  const jump = () => window.scrollTo({ top: 0, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) jump()
  else import('./on-demand').then(({ scrollUp }) => scrollUp(), jump)
  // Keyboard focus also moves to the top.
  document.querySelector<HTMLElement>('a[href="#content"]')?.focus({ preventScroll: true })
}
