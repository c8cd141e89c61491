'use client'
/** Shown when a page fails: a sentence, a retry button, and the id under which the error was logged. */
import { LaterError } from '@/components/layout/later-error.client'

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <LaterError id={error.digest} onRetry={reset} />
}
