/** Handles the back-to-top link; the code that scrolls is fetched on first use. */

export function leadToTop(event: MouseEvent, target: Element): void {
  if (!target.closest('[data-to-top]')) return
  event.preventDefault()
  const leap = () => window.scrollTo({ top: 0, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) leap()
  else import('./on-demand').then(({ scrollUp }) => scrollUp(), leap)
  // Keyboard focus also moves to the top.
  document.querySelector<HTMLElement>('a[href="#content"]')?.focus({ preventScroll: true })
}
