/** Marks the page as scrolled, for header and back-to-top button (specification 9, "Scroll throttle"). */

/** Pixels after which the header shrinks. */
const headerThreshold = 30
/** Pixels after which the back-to-top button shows. */
const topThreshold = 10
/** Milliseconds between two looks at the position. */
const throttle = 100

/** Where the page stood at the last look. */
let last = 0

function applyScrollState(): void {
  // Whoever reads on is left alone by the button; whoever turns back may want the top (on phones, see its style sheet).
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
