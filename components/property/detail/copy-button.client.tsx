'use client'
/** Hands the address to the device's own share sheet, or to the clipboard; there only where script runs. */
import { useState } from 'react'
import { useIsHydrated } from './use-is-hydrated'

type Props = { title: string; url: string; labels: Readonly<Record<'share' | 'copy' | 'copied', string>> }

export function CopyButton({ title, url, labels }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  const canShare = 'share' in navigator
  const pass = async () => {
    try {
      if (canShare) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // The visitor closed the sheet, or the browser forbids it: the other links remain.
    }
  }
  return (
    <li>
      <button type="button" onClick={pass}>
        {canShare ? labels.share : labels.copy}
      </button>
      <span role="status" className={isCopied ? undefined : 'vh'}>
        {isCopied ? ` ${labels.copied}` : ''}
      </span>
    </li>
  )
}
