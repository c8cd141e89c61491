/** Marks the page as scrolled, for header and back-to-top button (specification 9, "Scroll throttle"). */

/** Scroll position in px from which the header shrinks. */
const headerThreshold = 30
/** Scroll position in px from which the back-to-top button shows. */
const topThreshold = 10
/** Milliseconds between two checks of the scroll position. */
const throttle = 100

/** Scroll position at the last check. */
let last = 0

function applyScrollState(): void {
  // Set while scrolling up: only then may the visitor want the button (used on phones, see its style sheet).
  if (window.scrollY !== last) document.documentElement.toggleAttribute('data-turned-back', window.scrollY < last)
  last = window.scrollY
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > headerThreshold)
  document.documentElement.toggleAttribute('data-left-top', window.scrollY > topThreshold)
}

export function followScroll(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      applyScrollState()
    }, throttle)
  }
  applyScrollState()
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
