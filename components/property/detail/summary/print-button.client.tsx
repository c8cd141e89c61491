'use client'
/** Prints the page; shown only where script runs. */
import { Icon } from '@/components/ui/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'

export function PrintButton({ label }: { label: string }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated) return null
  return (
    <button type="button" className="no-print" onClick={() => window.print()}>
      <Icon of="printer" />
      {label}
    </button>
  )
}
