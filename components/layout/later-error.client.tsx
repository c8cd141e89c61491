'use client'
/**
 * The error pages without their words, which are asked for when there is something to say. Where even they cannot be had, the
 * number of the status and the id under which it was logged say as much in every language.
 */
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { ErrorMessage } from './error-message.client'

type Props = ComponentProps<typeof ErrorMessage>

/** Not by `later`: error pages come with every page, in scripts of their own that would each bring a copy of it. */
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
