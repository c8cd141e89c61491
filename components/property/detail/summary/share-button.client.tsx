'use client'
/** Opens the device's own share sheet; shown only where the browser has one. */
import { useIsHydrated } from '@/components/ui/use-is-hydrated'

type Props = { title: string; text: string; url: string; label: string }

export function ShareButton({ title, text, url, label }: Props) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !('share' in navigator)) return null
  const share = async () => {
    try {
      await navigator.share({ title, text, url })
    } catch {
      // The visitor cancelled, or the browser refuses: the other ways to share remain.
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
