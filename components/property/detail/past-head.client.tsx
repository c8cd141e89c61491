'use client'
/** Shown once the head of the page, with its button, has scrolled out of the window. */
import { type ReactNode, useEffect, useState } from 'react'

type Props = { className: string | undefined; pastClassName: string | undefined; children: ReactNode }

export function PastHead({ className, pastClassName, children }: Props) {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const head = document.querySelector('[data-head]')
    if (!head) return
    // Only when above the window (below the small header): a head below the window has not been reached yet.
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-60px 0px 0px' },
    )
    observer.observe(head)
    return () => observer.disconnect()
  }, [])
  return <div className={[className, isPast && pastClassName].filter(Boolean).join(' ')}>{children}</div>
}
