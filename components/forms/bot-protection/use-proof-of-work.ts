/** The proof of work of a form: started when the form comes near the viewport, done by the time it is filled in. */
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { wait } from '@/lib/domain/site/retry'
import { proofOfWorkLifeMs } from '@/lib/forms/challenge'
import { solveProofOfWork } from './solve-proof-of-work'

/** Distance to the viewport at which it starts. */
const margin = '400px'

/** Milliseconds that an attempt waits for the solution; without it the server asks for the characters. */
const timeout = 8_000

/** Milliseconds after which a solution is too old to be sent. */
const maxAge = proofOfWorkLifeMs - 2 * 60_000

type Work = { startedAt: number; payload: Promise<string | undefined> }

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task)
}

/** Whether the browser supports this; older ones are asked for the characters. */
const canObserve = () => 'IntersectionObserver' in window

/** Returns a function that resolves to what the form is to post, or to undefined. */
export function useProofOfWork(form: string, element: RefObject<HTMLElement | null>): () => Promise<string | undefined> {
  const work = useRef<Work>(undefined)

  const start = useCallback((): Promise<string | undefined> => {
    const known = work.current
    if (known && Date.now() - known.startedAt < maxAge) return known.payload
    const payload = solveProofOfWork(form).then((solved) => {
      // Try again with the next attempt.
      if (solved === undefined) work.current = undefined
      return solved
    })
    work.current = { startedAt: Date.now(), payload }
    return payload
  }, [form])

  useEffect(() => {
    if (!element.current || !canObserve()) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        whenIdle(() => void start())
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, start])

  return async () => (canObserve() ? Promise.race([start(), wait(timeout)]) : undefined)
}
