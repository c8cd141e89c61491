'use client'
/** Shown when the root layout itself fails. */
import { LaterError } from '@/components/layout/later-error.client'
import './styles/tokens.css'
import './styles/base.css'
import './styles/classes.css'

export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="nl">
      <body>
        <LaterError id={error.digest} onRetry={reset} />
      </body>
    </html>
  )
}
