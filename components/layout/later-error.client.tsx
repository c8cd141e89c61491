'use client'
/**
 * The error pages with their texts loaded on demand. If even these cannot be loaded, the status code and the id in the log are
 * shown, which need no language.
 */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { ErrorMessage } from './error-message.client'

type Props = ComponentProps<typeof ErrorMessage>

/** Does not use `later`: error pages are part of every page, in chunks of their own that would each contain a copy of it. */
export function LaterError({ id, onRetry }: Props) {
  const [Message, setMessage] = useState<ComponentType<Props>>()
  useEffect(() => {
    import('./error-message.client').then(
      (loaded) => setMessage(() => loaded.ErrorMessage),
      () => {},
    )
  }, [])
  if (Message) return <Message id={id} onRetry={onRetry} />
  return (
    <main className="wrap section stack">
      <h1>500</h1>
      <p>{id}</p>
    </main>
  )
}
