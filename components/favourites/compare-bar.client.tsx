'use client'
/** Shown when a property is chosen for the comparison; its script is loaded only then. */
import { later } from '@/components/ui/later.client'
import type { CompareProps } from './compare-link.client'
import { useIds } from './use-ids'

export const LaterLink = later(async () => (await import('./compare-link.client')).CompareLink)

export function CompareBarLink(props: CompareProps) {
  return useIds('compare').length > 0 && <LaterLink {...props} />
}
