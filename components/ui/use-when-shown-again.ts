import { useEffect } from 'react'

/** Calls back when the browser restores the page from its back/forward cache: requests that were pending then have ended. */
export function useWhenShownAgain(react: () => void): void {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) react()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  })
}
