/** Disclosures of which script closes the open one on Escape and on a click elsewhere (components/layout/frame/close-disclosures.ts). */
import type { ReactNode } from 'react'

export function DisclosureGroup({ children }: { children: ReactNode }) {
  return <div data-disclosures>{children}</div>
}
