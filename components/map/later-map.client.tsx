'use client'
/** The page's side of the map, loaded after hydration; until then its sentence is shown. */
import { later } from '@/components/ui/later.client'

export const LaterMap = later(
  async () => (await import('./map-bridge.client')).MapBridge,
  ({ children }) => children,
)
