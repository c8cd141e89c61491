'use client'
/**
 * The error pages without their words, which are asked for when there is something to say. Where even they cannot be had, the
 * number of the status and the id under which it was logged say as much in every language.
 */
import { later } from '@/components/ui/later.client'

export const LaterError = later(
  async () => (await import('./error-message.client')).ErrorMessage,
  ({ id }) => (
    <main className="wrap section stack">
      <h1>500</h1>
      {id && <p className="muted">{id}</p>}
    </main>
  ),
)
