'use client'
/** The panel without its script, which comes once the sheet stands. */
import { later } from '@/components/ui/later.client'

export const LaterKeep = later(async () => (await import('./keep-panel.client')).KeepPanel)
