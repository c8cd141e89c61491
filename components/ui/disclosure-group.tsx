/**
 * A group of disclosures; script closes the open one on Escape and on a click outside
 * (components/layout/frame/close-disclosures.ts).
 */
import type { ReactNode } from 'react'

export function DisclosureGroup({ children }: { children: ReactNode }) {
  return <div data-disclosures>{children}</div>
}
