/** The way back to the top; what moves the page is fetched when somebody asks for it. */

export function leadToTop(event: MouseEvent, target: Element): void {
  if (!target.closest('[data-to-top]')) return
  event.preventDefault()
  const leap = () => window.scrollTo({ top: 0, behavior: 'instant' })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) leap()
  else import('./on-demand').then(({ scrollUp }) => scrollUp(), leap)
  // Keyboard users go on from the top, too.
  document.querySelector<HTMLElement>('a[href="#content"]')?.focus({ preventScroll: true })
}
