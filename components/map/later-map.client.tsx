'use client'
/** The page's side of the map; its script comes once the page stands, and until then its sentence stands there. */
import { later } from '@/components/ui/later.client'

export const LaterMap = later(
  async () => (await import('./map-bridge.client')).MapBridge,
  ({ children }) => children,
)
