'use client'
/** The panel, loaded after hydration. */
import { later } from '@/components/ui/later.client'

export const LaterKeep = later(async () => (await import('./keep-panel.client')).KeepPanel)
