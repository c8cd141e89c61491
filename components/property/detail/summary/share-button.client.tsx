'use client'
/** Hands the page to the device's own share sheet; there only where the browser has one. */
import { useIsHydrated } from '@/components/ui/use-is-hydrated'

type Props = { title: string; text: string; url: string; label: string }

export function ShareButton({ title, text, url, label }: Props) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, text, url })
    } catch {
      // The visitor closed the sheet, or the browser forbids it: the other ways remain.
    }
  }
  return (
    <li>
      <button type="button" onClick={share}>
        {label}
      </button>
    </li>
  )
}
