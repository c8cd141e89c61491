'use client'
/** Copies the address and confirms it; shown only where script runs. */
import { useState } from 'react'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'

type Outcome = 'copied' | 'failed'

type Props = { url: string; labels: Readonly<Record<'copy' | Outcome, string>> }

export function CopyButton({ url, labels }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  if (!useIsHydrated()) return null
  const copy = async () => {
    // Cleared first, so that screen readers announce a second copy too.
    setOutcome(undefined)
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      // No permission, or no secure connection.
      setOutcome('failed')
    }
  }
  return (
    <li>
      <button type="button" onClick={copy}>
        {labels.copy}
      </button>
      <span role="status" className={outcome ? undefined : 'vh'}>
        {outcome && ` ${labels[outcome]}`}
      </span>
    </li>
  )
}
