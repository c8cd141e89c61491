/** Icons in the house's stroke (design, "Icons"). Decorative: the accessible name belongs to what carries it. */
import type { LucideIcon } from 'lucide-react'

export type IconSize = 16 | 20 | 24

export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: IconSize }) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.6}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    />
  )
}
