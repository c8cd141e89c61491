'use client'
/** What a visitor sees when a page fails: a sentence, a way to try again, and the id under which it was logged. */
import { LaterError } from '@/components/layout/later-error.client'

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <LaterError id={error.digest} onRetry={reset} />
}
