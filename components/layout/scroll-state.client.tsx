'use client'
/** Marks the page as scrolled, for header and back-to-top button (specification 9, "Scroll throttle"). */
import { useEffect } from 'react'

/** Pixels after which the header shrinks. */
const headerThreshold = 30
/** Pixels after which the back-to-top button shows. */
const topThreshold = 10
/** Milliseconds between two looks at the position. */
const throttle = 100

function applyScrollState(): void {
  document.documentElement.toggleAttribute('data-scrolled', window.scrollY > headerThreshold)
  document.documentElement.toggleAttribute('data-left-top', window.scrollY > topThreshold)
}

export function ScrollState() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        applyScrollState()
      }, throttle)
    }
    applyScrollState()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [])
  return null
}
