import { useEffect } from 'react'

/** Calls back when the browser shows the page as it was left: with the back button, what was under way then is over. */
export function useWhenShownAgain(react: () => void): void {
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) react()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  })
}
